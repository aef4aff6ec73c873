import type { Tx } from '#platform/db.ts'
import { daysFrom } from '../days.ts'
import { fill, settleIds } from '../fill.ts'
import { AUTHORS, numberOf, reports } from './reports.ts'

/** What of it members told, what waits for a look, and what staff have hidden; the places are those of the list. */
const flagged = [
  { index: 12, flags: ['copyright', 'ai_generated'], hoursAgo: 30 },
  { index: 30, flags: ['other'], hoursAgo: 5 },
  { index: 51, flags: ['spam'], hoursAgo: 70 },
] as const
const HIDDEN = [20, 64] as const
const WAITING = [7] as const

const watched = [
  { kind: 'word', text: '個人情報', effect: 'wait' },
  { kind: 'word', text: '会いませんか', effect: 'refuse' },
  { kind: 'word', text: '下手くそ', effect: 'wait' },
  { kind: 'host', text: 'spam.example', effect: 'refuse' },
] as const

export async function loadModeration(tx: Tx, members: Map<string, number>, now: Date): Promise<void> {
  const days = daysFrom(now)
  const staff = members.get('staff-support')
  const authorOf = (index: number) => members.get(reports[index]!.author)
  const target = (index: number) => ({ target_type: 'report', target_id: numberOf(index), member_id: authorOf(index) })
  await fill(
    tx,
    'watched_words',
    watched.map((word, at) => ({ id: at + 1, ...word, added_at: days.ago(90), added_by: staff })),
  )
  await fill(tx, 'moderation_cases', [
    ...flagged.map(({ index, hoursAgo }, at) => ({
      ...{ id: at + 1, ...target(index), why: 'reported', opened_at: days.ago(hoursAgo / 24) },
    })),
    ...WAITING.map((index) => ({
      ...{ id: 10 + index, ...target(index), why: 'words', opened_at: days.lived(reports[index]!.daysAgo) },
    })),
  ])
  await fill(
    tx,
    'content_flags',
    flagged.flatMap(({ index, flags, hoursAgo }) =>
      flags.map((reason, at) => ({
        ...{ id: index * 10 + at, target_type: 'report', target_id: numberOf(index), reason },
        member_id: members.get(AUTHORS.filter((one) => one !== reports[index]!.author)[(index + at * 3) % 30]!),
        detail: reason === 'copyright' ? '別のところで見たことがある絵に似ています。' : '',
        counts: true,
        flagged_at: days.ago((hoursAgo - at) / 24),
      })),
    ),
  )
  await fill(
    tx,
    'moderation_decisions',
    HIDDEN.map((index, at) => ({
      ...{ id: at + 1, ...target(index), act: 'hide', decided_by: staff, decided_at: days.ago(3 + at) },
      reason:
        'ほかの方の作品をなぞった絵だと、ご本人からお申し出がありました。ご自分の線で描いたものを、もう一度投稿してください。',
    })),
  )
  const mark = (index: number, marks: object) =>
    tx.updateTable('illust_reports').set(marks).where('id', '=', numberOf(index)).execute()
  for (const [at, index] of HIDDEN.entries()) await mark(index, { hidden_at: days.ago(3 + at) })
  for (const index of WAITING) await mark(index, { waits_since: days.lived(reports[index]!.daysAgo) })
  await settleIds(tx, ['watched_words', 'moderation_cases', 'content_flags', 'moderation_decisions'])
}

import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDay } from '#platform/tokyo.ts'
import { excludedWords } from '../../rules.ts'

type About = { to: string; name: string; workId: number }

/** What a member whose work was cancelled can do instead. */
export type Regained = 'again' | 'next-time' | 'nothing'
const ways: Record<Regained, string[]> = {
  again: ['受付中の企画で、もう一度依頼できます。'],
  'next-time': ['代わりに、次回以降の添削企画で1作品多く依頼できます。お手続きは必要ありません。'],
  nothing: [],
}

type Cancelled = About & { teacher: string; regained: Regained }
type Paragraphs = Parameters<typeof letterOf>[1]['paragraphs']

/** A work was cancelled, once: what is told of it, and what the member can do instead between that and the end. */
export const cancelled = (
  { settings }: House,
  { to, name, workId, regained }: Cancelled,
  { told, end = [] }: { told: Paragraphs; end?: Paragraphs },
): Letter => ({
  key: `critique-cancelled:${workId}`,
  to,
  ...letterOf(settings, {
    subject: '添削の依頼を取り消しました',
    heading: '依頼を取り消しました',
    paragraphs: [greeting({ name }), ...told, ...ways[regained], ...end],
    button: { label: '添削企画を見る', path: href('/correction_campaigns') },
  }),
})

/** Staff cancelled a work. */
export function cancelledBySchool(house: House, about: Cancelled & { reason: string; until: Date | null }): Letter {
  const { siteName, contactEmail } = house.settings
  const { teacher, reason, until } = about
  return cancelled(house, about, {
    told: [`${teacher}先生への添削の依頼を、${siteName}で取り消しました。`, [['取り消しの理由', reason]]],
    end: [...(until ? [`${excludedWords(until)}。`] : []), `ご不明な点は ${contactEmail} までご連絡ください。`],
  })
}

type Moved = About & { now: Date }

/** A work went from this teacher's desk to another's. */
export function takenFromTeacher({ settings }: House, about: Moved): Letter {
  const { to, workId, now } = about
  return {
    key: `critique-taken:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の担当が変わりました',
      heading: '担当が変わりました',
      paragraphs: [
        greeting(about),
        `添削 No.${workId}は、ほかの先生が担当することになりました。この作品の添削は必要ありません。`,
      ],
      button: { label: '添削の一覧を見る', path: href('/correctional_teachers') },
    }),
  }
}

/** The member's work went from one teacher to another. */
export function teacherChanged(
  { settings }: House,
  about: Moved & { from: string; teacher: string; dueAt: Date },
): Letter {
  const { to, workId, now, from, teacher, dueAt } = about
  return {
    key: `critique-teacher-changed:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の担当の先生が変わりました',
      heading: '担当の先生が変わりました',
      paragraphs: [
        greeting(about),
        `${from}先生に依頼された作品は、${teacher}先生が添削します。お手続きは必要ありません。`,
        [['返却の目標', `${formatDay(dueAt)}まで`]],
      ],
      button: { label: '依頼した作品を見る', path: href('/user_corrected_works/:id', { id: String(workId) }) },
    }),
  }
}

/** A work came to this teacher's desk from another's, with the terms on which it is given. */
export function givenToTeacher(
  { settings }: House,
  about: Moved & { feeYen: number; dueAt: Date; terms: readonly [string, string][] },
): Letter {
  const { to, workId, now, feeYen, dueAt, terms } = about
  return {
    key: `critique-given:${workId}:${now.getTime()}`,
    to,
    ...letterOf(settings, {
      subject: '添削の担当をお願いします',
      heading: '新しい担当の作品があります',
      paragraphs: [
        greeting(about),
        'ほかの先生に依頼されていた作品の添削をお願いします。',
        [
          ['番号', `添削 No.${workId}`],
          ['報酬', `${yen(feeYen)}（税込）`],
          ['返却の目標', `${formatDay(dueAt)}まで`],
          ...terms,
        ],
        'この依頼の条件は、作品のページの「依頼条件」に残り、印刷できます。',
      ],
      button: {
        label: '作品を見る',
        path: href('/user_corrected_works/:id', { id: String(workId) }),
      },
    }),
  }
}

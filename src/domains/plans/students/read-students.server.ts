import { schoolNames } from './terms.ts'
import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { choiceOf, pageOf, pagesOf } from '#platform/paging.ts'
import { countStudents, findStudent, listStudents, tabs } from './staff-queries.ts'

const LINK_SECONDS = 300

export async function readStudents({ db, url }: Actor) {
  const tab = choiceOf(url, 'tab', tabs) ?? 'waiting'
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listStudents(db, tab, page), countStudents(db, tab)])
  return {
    tab,
    count,
    page,
    pages: pagesOf(count),
    students: rows.map((row) => ({
      id: row.id,
      member: { id: row.member_id, name: row.member },
      school: `${row.school_name}（${schoolNames[row.classification]}）`,
      registered: formatMoment(row.registered_at),
      until: formatDayKey(row.expires_on),
      decided: row.decided_at && `${formatMoment(row.decided_at)}　${row.decider ?? ''}`,
    })),
  }
}

export type StaffStudent = Awaited<ReturnType<typeof readStudent>>

/** What was registered, beside the pictures by which it is judged; their links are good for minutes. */
export async function readStudent(actor: Actor, id: number) {
  const row = orNotFound(await findStudent(actor.db, id))
  const cards = [row.front_key, row.second_key].filter((key) => key !== null)
  return {
    id,
    member: { id: row.member_id, name: row.member },
    decision: row.decision,
    decided: row.decided_at && `${formatMoment(row.decided_at)}　${row.decider ?? ''}`,
    reason: row.reason,
    cards: cards.map((key) => privateFileLink(actor, key, LINK_SECONDS)),
    facts: [
      ['氏名', row.name],
      ['生年月日', formatDayKey(row.born_on)],
      ['学校', row.school_name],
      ['学校の種類', schoolNames[row.classification]],
      ['学部・学科', row.department || '－'],
      ['学籍番号・学校のメールアドレス', row.school_identity || '－'],
      ['卒業予定', `${row.graduation_year}年${row.graduation_month}月`],
      ['会員のメールアドレス', row.email],
      ['登録日', formatDay(row.registered_at)],
      ['割引の期限', `${formatDayKey(row.expires_on)} 23:59`],
    ] as const,
  }
}

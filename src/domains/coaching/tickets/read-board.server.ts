import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Actor } from '#platform/ask.ts'
import type { Reader } from '#platform/db.ts'
import { choiceOf, offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { isOneOf, treasury } from '#platform/staff-roles.ts'
import { dayKey, formatDay, formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { untilText } from '#platform/letter-words.ts'
import { listCoachesOf } from '../items/queries.ts'
import { whyClosed } from '../rules.ts'
import { outcomes, type TicketState } from '../terms.ts'
import { findTicket, listMessages, listPictures, listSessions, shownState } from './queries.ts'
import { shownPictures } from './read-tickets.server.ts'

/** What waits for staff comes first; then the tickets by how they stand. */
export const boardTabs = {
  waiting: '連絡待ち',
  unclosed: '結果の未記録',
  booked: '予約済み',
  unused: '未使用',
  used: '利用済み',
  expired: '期限切れ',
  refunded: '返金済み',
} as const
export type BoardTab = keyof typeof boardTabs

type Row = {
  id: number
  memberId: number
  name: string
  itemName: string
  state: TicketState
  validUntil: string
  startsAt: Date | null
  coach: string | null
  waitsSince: Date | null
}

const tickets = (now: Date) => sql`
  select t.id, t.member_id as "memberId", m.name, t.item_name as "itemName", ${shownState} as state,
    t.valid_until as "validUntil", t.waits_since as "waitsSince", s.starts_at as "startsAt", c.name as coach,
    s.starts_at + make_interval(mins => s.minutes) < ${now} as "isOver"
  from coaching_tickets t
  join invoices i on i.id = t.invoice_id
  join members m on m.id = t.member_id
  left join coaching_sessions s on s.ticket_id = t.id and s.outcome is null
  left join coaches c on c.member_id = s.coach_id`

const isIn: Record<BoardTab, ReturnType<typeof sql>> = {
  waiting: sql`"waitsSince" is not null and state in ('unused', 'booked')`,
  unclosed: sql`state = 'booked' and "isOver"`,
  booked: sql`state = 'booked'`,
  unused: sql`state = 'unused'`,
  used: sql`state = 'used'`,
  expired: sql`state = 'expired'`,
  refunded: sql`state = 'refunded'`,
}
const order: Partial<Record<BoardTab, ReturnType<typeof sql>>> = {
  waiting: sql`"waitsSince", id`,
  unclosed: sql`"startsAt", id`,
  booked: sql`"startsAt", id`,
  unused: sql`"validUntil", id`,
}

export async function readBoard({ db, url, now }: Actor) {
  const tab = choiceOf(url, 'tab', Object.keys(boardTabs) as BoardTab[]) ?? 'waiting'
  const page = pageOf(url)
  const [rows, counts] = await Promise.all([listTab(db, now, tab, page), countTabs(db, now)])
  return {
    tab,
    counts,
    page,
    pages: pagesOf(counts[tab]),
    rows: rows.map(({ startsAt, waitsSince, validUntil, ...row }) => ({
      ...row,
      until: formatDayKey(validUntil),
      at: startsAt && formatMoment(startsAt),
      waits: waitsSince && formatMoment(waitsSince),
    })),
  }
}
export type BoardLine = Awaited<ReturnType<typeof readBoard>>['rows'][number]

async function listTab(db: Reader, now: Date, tab: BoardTab, page: number): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select * from (${tickets(now)}) as ticket where ${isIn[tab]}
    order by ${order[tab] ?? sql`id desc`} limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return rows
}

async function countTabs(db: Reader, now: Date): Promise<Record<BoardTab, number>> {
  const counts = (Object.keys(boardTabs) as BoardTab[]).map(
    (tab) => sql`count(*) filter (where ${isIn[tab]}) as ${sql.ref(tab)}`,
  )
  const { rows } = await sql<Record<BoardTab, number>>`
    select ${sql.join(counts)} from (${tickets(now)}) as ticket`.execute(db)
  return rows[0]!
}

/** One ticket as staff see it, with what they may do about it. */
export async function readStaffTicket({ db, now, member }: Actor, id: number) {
  const ticket = orNotFound(await findTicket(db, id))
  const [sessions, messages, pictures, coaches, who] = await Promise.all([
    listSessions(db, [id]),
    listMessages(db, id),
    listPictures(db, id),
    listCoachesOf(db, ticket.itemId),
    db.selectFrom('members').select('name').where('id', '=', ticket.memberId).executeTakeFirstOrThrow(),
  ])
  const open = ticket.state === 'booked' ? sessions.find(({ outcome }) => outcome === null) : undefined
  return {
    ...ticket,
    memberName: who.name,
    boughtOn: formatDay(ticket.boughtAt),
    until: untilText(ticket.validUntil),
    today: dayKey(now),
    isOpen: whyClosed(ticket, now) === null,
    waits: ticket.waitsSince !== null,
    mayRefund: isOneOf(member.staffRole, treasury),
    session: open && {
      ...{ coachId: open.coachId, place: open.place },
      day: dayKey(open.startsAt),
      time: new Date(open.startsAt.getTime() + 9 * 3_600_000).toISOString().slice(11, 16),
    },
    sessions: sessions.map(({ startsAt, endedAt, outcome, ...one }) => ({
      ...{ id: one.id, coach: one.coach, place: one.place, reason: one.reason },
      at: formatMoment(startsAt),
      outcome: outcome ? outcomes[outcome] : '予約中',
      ended: endedAt && formatMoment(endedAt),
    })),
    messages: messages.map(({ sentAt, ...one }) => ({ ...one, at: formatMoment(sentAt) })),
    pictures: shownPictures(id, pictures),
    coaches,
    keys: { message: randomUUID(), refund: randomUUID() },
  }
}
export type StaffTicket = Awaited<ReturnType<typeof readStaffTicket>>

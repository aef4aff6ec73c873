import { accountByDay, bookEarned } from '#domains/billing/index.ts'
import { findAddressee } from '#domains/plans/index.ts'
import { yen } from '#domains/plans/terms.ts'
import { addDaysTo, dayBefore, type Day } from '#platform/days.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Cron, JobList } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { written } from '#platform/written.ts'
import { coachTomorrow, ends, tomorrow, valueIsHigh } from './mail/letters.ts'
import { isOver } from './rules.ts'
import { NOTICE_DAYS, PRIVATE_DAYS, WARN_YEN } from './terms.ts'
import { erasePrivate } from './tickets/erase-private.ts'
import { lockTicket, shownState, ticketRows } from './tickets/queries.ts'
import { unearnedAt } from './value/unearned.ts'

const AT_ONCE = 200

/** Tickets whose last day is over and that nobody used: what was owed for them is earned. */
async function endTickets(house: House): Promise<void> {
  const today = dayKey(house.clock.now())
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const over = await house.db
      .selectFrom('coaching_tickets')
      .select('id')
      .where('state', '=', written('unused'))
      .where('valid_until', '<', today)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of over) await house.db.transaction().execute((tx) => endTicket(tx, house, id))
    found = over.length
  }
}

async function endTicket(tx: Tx, house: House, id: number): Promise<void> {
  const at = house.clock.now()
  const ticket = await lockTicket(tx, id)
  if (!ticket || !isOver(ticket.validUntil, at)) return
  const ended = await tx
    .updateTable('coaching_tickets')
    .set({ state: 'expired', ended_at: at })
    .where('id', '=', id)
    .where('state', '=', 'unused')
    .returning('invoice_id')
    .executeTakeFirst()
  if (ended) await bookEarned(tx, { invoiceId: ended.invoice_id, what: `コーチングのチケットの失効 No.${id}`, at })
}

/** Of a ticket that nobody used its member is told twice; of one that was sold for fewer days, the later of the two. */
async function tellEnds(house: House): Promise<void> {
  const today = dayKey(house.clock.now())
  for (const [at, days] of NOTICE_DAYS.entries()) {
    const next = NOTICE_DAYS[at + 1]
    const from = next === undefined ? today : addDaysTo(today, next + 1)
    for (let after = 0, more = true; more;) {
      const rows = await listEnding(house, { from, until: addDaysTo(today, days), days, after })
      for (const { id, memberId, itemName, validUntil: until } of rows) {
        const reader = await findAddressee(house.db, memberId)
        await writeLetter(house, house.db, ends(house, { ...reader, id, itemName, until, days }))
      }
      after = rows.at(-1)?.id ?? 0
      more = rows.length === AT_ONCE
    }
  }
}

type Ending = { from: Day; until: Day; days: number; after: number }

const listEnding = ({ db }: House, { from, until, days, after }: Ending) =>
  ticketRows(db)
    .where('t.state', '=', written('unused'))
    .where(shownState, '=', 'unused')
    .where('t.valid_until', '>=', from)
    .where('t.valid_until', '<=', until)
    .where('t.valid_days', '>', days)
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(AT_ONCE)
    .execute()

/** On the day before a session its member and its coach are told; whoever booked later than that knows it anyway. */
async function tellTomorrow(house: House): Promise<void> {
  const now = house.clock.now()
  const coming = await house.db
    .selectFrom('coaching_sessions as s')
    .innerJoin('coaching_tickets as t', 't.id', 's.ticket_id')
    .innerJoin('invoices as i', 'i.id', 't.invoice_id')
    .innerJoin('coaches as c', 'c.member_id', 's.coach_id')
    .select(['s.id', 's.starts_at as startsAt', 's.booked_at as bookedAt', 's.minutes', 's.coach_id as coachId'])
    .select(['c.name as coach', 't.id as ticketId', 't.member_id as memberId'])
    .where('s.outcome', 'is', null)
    .where('s.starts_at', '>', now)
    .where('s.starts_at', '<=', addDays(now, 1))
    .where(shownState, '=', 'booked')
    .orderBy('s.id')
    .limit(1_000)
    .execute()
  for (const { ticketId: id, memberId, coachId, coach, ...session } of coming) {
    if (session.bookedAt > addDays(session.startsAt, -1)) continue
    const [member, other] = [await findAddressee(house.db, memberId), await findAddressee(house.db, coachId)]
    await house.db.transaction().execute(async (tx) => {
      await writeLetter(house, tx, tomorrow(house, { ...member, id, session, coach }))
      await writeLetter(house, tx, coachTomorrow(house, { ...other, session }))
    })
  }
}

/** A year after its end what is private of a ticket goes. */
async function forgetPrivate(house: House): Promise<void> {
  const now = house.clock.now()
  for (let found = AT_ONCE; found === AT_ONCE;)
    found = await house.db.transaction().execute(async (tx) => {
      const old = await tx
        .selectFrom('coaching_tickets')
        .select('id')
        .where('erased_at', 'is', null)
        .where('ended_at', '<', addDays(now, -PRIVATE_DAYS))
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .execute()
      await erasePrivate(tx, old.map(({ id }) => id), now) // prettier-ignore
      return old.length
    })
}

/** Of a high sum accounting is told once a month. */
async function tellValue(house: House): Promise<void> {
  const day = dayBefore(dayKey(house.clock.now()))
  const unused = unearnedAt(await accountByDay(house.db, 'unearned', day))
  if (unused < WARN_YEN) return
  await writeLetter(house, house.db, valueIsHigh(house, { month: day.slice(0, 7), value: yen(unused) }))
}

export const coachingJobs = {
  'coaching.end-tickets': endTickets,
  'coaching.tell-ends': tellEnds,
  'coaching.tell-tomorrow': tellTomorrow,
  'coaching.forget-private': forgetPrivate,
  'coaching.tell-value': tellValue,
} satisfies JobList

/** Just after midnight, at nine, every hour, and in the night of Tokyo. */
export const coachingCron: Cron[] = [
  { task: 'coaching.end-tickets', match: '5 15 * * *', alone: true },
  { task: 'coaching.tell-ends', match: '0 0 * * *', alone: true },
  { task: 'coaching.tell-tomorrow', match: '10 * * * *', alone: true },
  { task: 'coaching.forget-private', match: '50 18 * * *', alone: true },
  { task: 'coaching.tell-value', match: '20 15 * * *', alone: true },
]

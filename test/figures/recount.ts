import type { Db } from '#platform/db.ts'
import { endOf, type Day } from '#platform/days.ts'
import { dayKey } from '#platform/tokyo.ts'

const plans = ['12', '6', '1']
const monthsOf = (planId: number | null) => plans[planId! % 3]!
type Row = { measure: string; day: Day; key: string; value: number }

/** The sums of all closed days once more, row by row from book, log and members, as slowly as it is plain. */
export async function recount(db: Db): Promise<Row[]> {
  const sums = new Map<string, number>()
  const add = (measure: string, day: Day, key: string, value: number) => {
    const at = JSON.stringify([measure, day, key])
    sums.set(at, (sums.get(at) ?? 0) + value)
  }
  const closings = await db.selectFrom('figure_closings').selectAll().orderBy('day').execute()
  const last = closings.at(-1)!
  await countMoney(db, last, add)
  await countMrr(db, closings, add)
  await countMembers(db, closings, add)
  await countTurns(db, last.day, add)
  return [...sums]
    .filter(([, value]) => value !== 0)
    .map(([at, value]) => {
      const [measure, day, key] = JSON.parse(at) as [string, Day, string]
      return { measure, day, key, value }
    })
    .toSorted((a, b) =>
      JSON.stringify([a.measure, a.day, a.key]) < JSON.stringify([b.measure, b.day, b.key]) ? -1 : 1,
    )
}

type Add = (measure: string, day: Day, key: string, value: number) => void
type Closed = { day: Day; up_to_entry: number }

const linesOf = (db: Db) =>
  db
    .selectFrom('book_entries as e')
    .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
    .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
    .select([
      'e.id',
      'e.kind',
      'e.booked_on',
      'e.written_at',
      'l.account',
      'l.yen',
      'i.id as invoice',
      'i.payment_kind',
    ])
    .select(['i.period_starts_on as from', 'i.period_ends_on as until', 'i.kind as what'])
    .execute()

async function countMoney(db: Db, { day: last, up_to_entry: known }: Closed, add: Add) {
  for (const { id, kind, booked_on: day, account, yen, payment_kind } of await linesOf(db)) {
    if (id > known || day > last) continue
    if (kind === 'write_off' && account === 'receivable') add('lost', day, '', -yen)
    if (account !== 'provider' && account !== 'bank') continue
    const method = account === 'bank' ? 'direct_debit' : payment_kind === 'direct_debit' ? 'card' : payment_kind
    if (kind === 'payment') add('taken', day, method, yen)
    if (kind === 'refund' || kind === 'chargeback') add('returned', day, method, -yen)
  }
}

async function countMrr(db: Db, closings: readonly Closed[], add: Add) {
  const lines = await linesOf(db)
  for (const { day, up_to_entry: known } of closings)
    for (const line of lines) {
      const runs = line.what === 'month' && line.from! <= day && day <= line.until!
      const counts = ['invoice', 'discount', 'correction'].includes(line.kind) && line.account === 'receivable'
      if (runs && counts && line.id <= known && line.booked_on <= day) add('mrr', day, '1', line.yen)
    }
}

async function countMembers(db: Db, closings: readonly Closed[], add: Add) {
  const members = await db.selectFrom('members').select(['id', 'joined_at', 'withdrawn_at']).execute()
  const changes = await db.selectFrom('subscription_changes').selectAll().orderBy('at').orderBy('id').execute()
  for (const { day } of closings)
    for (const { id, joined_at, withdrawn_at } of members) {
      const end = endOf(day)
      if (joined_at >= end || (withdrawn_at && withdrawn_at < end)) continue
      const now = changes.findLast((one) => one.member_id === id && one.at < end)
      add(
        'members',
        day,
        now && now.to_state !== 'before_subscribe' ? `${now.to_state}:${monthsOf(now.plan_id)}` : 'before_subscribe:',
        1,
      )
    }
}

async function countTurns(db: Db, last: Day, add: Add) {
  const changes = await db.selectFrom('subscription_changes').selectAll().orderBy('at').orderBy('id').execute()
  const done = (measure: string, at: Date, key: string) => {
    if (at < endOf(last)) add(measure, dayKey(at), key, 1)
  }
  const month = (at: Date) => dayKey(at).slice(0, 7)
  for (const id of new Set(changes.map((one) => one.member_id))) {
    let [trial, paid, left] = [null, null, null] as (Date | null)[]
    for (const { at, from_state: from, to_state: to } of changes.filter((one) => one.member_id === id)) {
      if (from === 'before_subscribe' || from === 'after_unsubscribe') [trial, paid, left] = [null, null, null]
      if (to === 'under_trial' && !trial) done('trials', (trial = at), '')
      if (to === 'will_continue' && !paid) {
        done('begun', (paid = at), '')
        if (trial) done('trials_paid', at, month(trial))
      }
      if (to === 'after_unsubscribe' && !left) {
        left = at
        if (paid) done('left', at, month(paid))
      }
    }
  }
}

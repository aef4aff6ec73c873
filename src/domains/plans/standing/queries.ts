import { sql, type UpdateObject } from 'kysely'
import type { ContractState, SubscriptionState } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import { startOfDay } from '#platform/tokyo.ts'
import type { PaymentKind, TermMonths, ChangeCause, Standing, Term } from '../terms.ts'
import { findPrice } from '../queries.ts'
import type { AgreedPlan } from '../calendar/agreed-plan.ts'
import { chargeOfMonth, renewalOf, type NewTerm } from '../calendar/rules.ts'
import { nextStepOf } from './rules.ts'
import { endOf, type Day } from '#platform/days.ts'

export type Cause = { cause: ChangeCause; actorId: number | null; at: Date }

/** The subscription's state becomes this (null: it stays), and the log says why. Returns the number of the log's line. */
export async function changeState(
  tx: Tx,
  standing: Pick<Standing, 'memberId' | 'state' | 'term' | 'planId'>,
  { cause, actorId, at }: Cause,
  to: ContractState | null,
  set: UpdateObject<DB, 'subscriptions'> = {},
): Promise<number> {
  const row = await tx
    .updateTable('subscriptions')
    .set({ ...set, ...(to && { state: to }) })
    .where('member_id', '=', standing.memberId)
    .returning(['term_id', 'plan_id'])
    .executeTakeFirstOrThrow()
  const { memberId, state: from } = standing
  return logChange(tx, { memberId, from, to: to ?? from, cause, actorId, at, ...row })
}

type Change = Cause & {
  memberId: number
  from: SubscriptionState
  to: SubscriptionState
  term_id: number | null
  plan_id: number | null
}

async function logChange(tx: Tx, { memberId, from, to, cause, actorId, at, term_id, plan_id }: Change) {
  const { id } = await tx
    .insertInto('subscription_changes')
    .values({ member_id: memberId, from_state: from, to_state: to, cause, actor_id: actorId, at, term_id, plan_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type Beginning = {
  standing: Pick<Standing, 'memberId' | 'state'>
  change: Cause
  to: SubscriptionState
  term: NewTerm & { invoicedMonths: number }
  paymentKind: PaymentKind | null
}

/** A new stretch begins: the one before it is over, the subscription follows. */
export async function beginTerm(tx: Tx, beginning: Beginning): Promise<Term> {
  return (await beginTerms(tx, [beginning]))[0]!
}

/** New stretches of as many members, in one statement. */
export async function beginTerms(tx: Tx, beginnings: readonly Beginning[]): Promise<Term[]> {
  if (beginnings.length === 0) return []
  const memberIds = beginnings.map(({ standing }) => standing.memberId)
  const begun = await sql<{ id: number; member_id: number }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(beginnings.map(beginningRow))}::jsonb) as given (
        member_id bigint, plan_id smallint, kind text, anchor_on date, anchor_months smallint, months smallint,
        starts_on date, ends_on date, monthly_yen integer, discount_monthly_yen integer, discount_months smallint,
        cancel_anytime boolean, option_id bigint, order_key uuid, at timestamptz, invoiced_months smallint,
        from_state text, to_state text, cause text, actor_id bigint, payment_kind text, next_step_at timestamptz,
        access_ends_at timestamptz)
    ), ended as (
      update terms t set ended_at = given.at from given
      where t.member_id = given.member_id and t.member_id = any(${memberIds}::bigint[]) and t.ended_at is null
      returning t.id
    ), begun as (
      insert into terms (member_id, plan_id, kind, anchor_on, anchor_months, months, starts_on, ends_on, monthly_yen,
        discount_monthly_yen, discount_months, cancel_anytime, option_id, order_key, begun_at, invoiced_months)
      select member_id, plan_id, kind, anchor_on, anchor_months, months, starts_on, ends_on, monthly_yen,
        discount_monthly_yen, discount_months, cancel_anytime, option_id, order_key, at, invoiced_months
      from given
      -- Counted, they are all ended before the first begins: nobody has two terms.
      where (select count(*) from ended) >= 0
      returning id, member_id
    ), running as (
      insert into subscriptions as s (member_id, plan_id, state, started_at, term_id, payment_kind, next_step_at,
        access_ends_at)
      select given.member_id, plan_id, to_state, at, begun.id, payment_kind, next_step_at, access_ends_at
      from given join begun using (member_id)
      on conflict (member_id) do update set plan_id = excluded.plan_id, state = excluded.state,
        term_id = excluded.term_id, payment_kind = excluded.payment_kind, next_step_at = excluded.next_step_at,
        access_ends_at = excluded.access_ends_at, reserved_plan_id = null, reserved_option_id = null, reserved_at = null,
        started_at = case when s.state = 'after_unsubscribe' then excluded.started_at else s.started_at end,
        closes_at = case when s.state = 'after_unsubscribe' then null else s.closes_at end
    ), logged as (
      insert into subscription_changes (member_id, from_state, to_state, cause, actor_id, at, term_id, plan_id)
      select given.member_id, from_state, to_state, cause, actor_id, at, begun.id, plan_id
      from given join begun using (member_id)
    )
    select id, member_id from begun`.execute(tx)
  const ids = new Map(begun.rows.map(({ id, member_id }) => [member_id, id]))
  return beginnings.map(({ standing: { memberId }, term, change }) => ({
    ...term,
    id: ids.get(memberId)!,
    memberId,
    begunAt: change.at,
  }))
}

const beginningRow = ({ standing, change, to, term, paymentKind }: Beginning) => ({
  member_id: standing.memberId,
  plan_id: term.planId,
  kind: term.kind,
  anchor_on: term.anchorOn,
  anchor_months: term.anchorMonths,
  months: term.months,
  starts_on: term.startsOn,
  ends_on: term.endsOn,
  monthly_yen: term.monthlyYen,
  discount_monthly_yen: term.discountMonthlyYen,
  discount_months: term.discountMonths,
  cancel_anytime: term.cancelAnytime,
  option_id: term.optionId,
  order_key: term.orderKey,
  invoiced_months: term.invoicedMonths,
  from_state: standing.state,
  to_state: to,
  cause: change.cause,
  actor_id: change.actorId,
  at: change.at,
  payment_kind: paymentKind,
  next_step_at: nextStepOf(term),
  // Who will not go on sees everything until the last day.
  access_ends_at: to === 'will_cancel' ? endOf(term.endsOn) : null,
})

/** Fees to come are taken from this, unless a bank collects them. */
export async function setPaymentKind(tx: Tx, memberId: number, methodId: number): Promise<void> {
  await sql`
    update subscriptions s set payment_kind = p.kind from payment_methods p
    where s.member_id = ${memberId} and p.id = ${methodId} and s.payment_kind <> 'direct_debit'`.execute(tx)
}

export async function endTerms(tx: Tx, memberIds: readonly number[], at: Date): Promise<void> {
  await sql`
    update terms set ended_at = ${at} where member_id = any(${memberIds}::bigint[]) and ended_at is null`.execute(tx)
}

/** The term is over earlier than it was agreed; or again when it was. */
export async function setLength(tx: Tx, id: number, { months, endsOn }: { months: number; endsOn: Day }) {
  await tx.updateTable('terms').set({ months, ends_on: endsOn }).where('id', '=', id).execute()
}

/** What a running trial turns into is another plan. */
export async function replanTrial(tx: Tx, trial: Term): Promise<void> {
  await tx
    .updateTable('terms')
    .set({
      plan_id: trial.planId,
      option_id: trial.optionId,
      monthly_yen: trial.monthlyYen,
      discount_monthly_yen: trial.discountMonthlyYen,
      discount_months: trial.discountMonths,
    })
    .where('id', '=', trial.id)
    .execute()
}

/** The figures of a change stand beside its line of the log. */
export async function keepAgreed(tx: Tx, changeId: number, agreed: AgreedPlan): Promise<void> {
  await tx
    .updateTable('subscription_changes')
    .set({ agreed: JSON.stringify(agreed) })
    .where('id', '=', changeId)
    .execute()
}

/** One more month of these terms has its invoice. */
export async function countInvoicedMonths(tx: Tx, terms: readonly Term[]): Promise<void> {
  if (terms.length === 0) return
  const rows = terms.map((term) => ({
    id: term.id,
    member_id: term.memberId,
    next_step_at: nextStepOf({ ...term, invoicedMonths: term.invoicedMonths + 1 }),
  }))
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (member_id bigint, next_step_at timestamptz)
    ), counted as (
      update terms set invoiced_months = invoiced_months + 1 where id = any(${rows.map((row) => row.id)}::bigint[])
    )
    update subscriptions s set next_step_at = given.next_step_at
    from given where s.member_id = given.member_id and s.member_id = any(${rows.map((row) => row.member_id)}::bigint[])`.execute(
    tx,
  )
}

/** What a member owes, contract or not: it is paid before a contract is resumed. */
export async function sumOfDebt(db: Reader, memberId: number): Promise<number> {
  const { yen } = await db
    .selectFrom('invoices')
    .select((of) => of.fn.coalesce(of.fn.sum<number>(sql`total_yen - refunded_yen`), sql.lit(0)).as('yen'))
    .where('member_id', '=', memberId)
    .where('state', '=', 'unpaid')
    .executeTakeFirstOrThrow()
  return Number(yen)
}

/** Who is written to about their contract. */
export async function findAddressee(db: Reader, memberId: number) {
  const { email, name } = await db
    .selectFrom('members')
    .select(['email', 'name'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow()
  return { to: email, name, memberId }
}

/**
 * What follows the running paid term by itself, at the price that is valid on its first day as far as prices are known
 * now; null for who has cancelled or is on trial.
 */
export async function findRenewal(db: Reader, standing: Standing, priceOf: PriceOf = pricesOf(db)) {
  const { state, term, reservedPlanId, reservedOptionId, studentUntil } = standing
  if (state !== 'will_continue' || term?.kind !== 'paid') return null
  const reserved = reservedPlanId ? { planId: reservedPlanId, optionId: reservedOptionId } : null
  const { priceMonths, ...next } = renewalOf(term, reserved)
  const monthlyYen = await priceOf(priceMonths, next.startsOn)
  const renewed: NewTerm = { ...next, monthlyYen }
  return { ...renewed, priceMonths, firstCharge: chargeOfMonth(renewed, 0, studentUntil) }
}

type PriceOf = (months: TermMonths, on: Day) => Promise<number>

/** The price of a term on its first day, looked up once for all who begin one that day. */
export function pricesOf(db: Reader): PriceOf {
  const known = new Map<string, Promise<number>>()
  return (months, on) => {
    const key = `${months} ${on}`
    if (!known.has(key)) known.set(key, findPrice(db, months, startOfDay(on)))
    return known.get(key)!
  }
}

export async function findOptionName(db: Reader, id: number | null): Promise<string | null> {
  if (id === null) return null
  const option = await db.selectFrom('plan_options').select('name').where('id', '=', id).executeTakeFirst()
  return option?.name ?? null
}

/** The option by its id if it may be chosen now. */
export async function findOpenOption(db: Reader, id: number, now: Date) {
  return db
    .selectFrom('plan_options')
    .select(['id', 'name', 'description'])
    .where('id', '=', id)
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .executeTakeFirst()
}

import { sql, type UpdateObject } from 'kysely'
import type { SubscriptionState } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import { startOfDay } from '#platform/tokyo.ts'
import type { PaymentKind } from '../orders/terms.ts'
import { findPrice } from '../queries.ts'
import { chargeOfMonth, renewalOf, type NewTerm } from './calendar-rules.ts'
import { nextStepOf, type Owed } from './rules.ts'
import type { ChangeCause, Standing, Term } from './terms.ts'

export type Cause = { cause: ChangeCause; actorId: number | null; at: Date }

/** The member's subscription becomes this, and the log says why. Returns the number of the log's line. */
export async function changeState(
  tx: Tx,
  standing: Pick<Standing, 'memberId' | 'state' | 'term' | 'planId'>,
  { cause, actorId, at }: Cause,
  to: SubscriptionState,
  set: UpdateObject<DB, 'subscriptions'> = {},
): Promise<number> {
  const row = await tx
    .updateTable('subscriptions')
    .set({ ...set, state: to })
    .where('member_id', '=', standing.memberId)
    .returning(['term_id', 'plan_id'])
    .executeTakeFirstOrThrow()
  return logChange(tx, { memberId: standing.memberId, from: standing.state, to, cause, actorId, at, ...row })
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

/** A new stretch begins: the one before it is over, the subscription follows. */
export async function beginTerm(
  tx: Tx,
  standing: Standing,
  change: Cause,
  to: SubscriptionState,
  term: NewTerm & { invoicedMonths: number },
  paymentKind: PaymentKind,
): Promise<Term> {
  const { memberId, state } = standing
  const { at } = change
  await endTerms(tx, memberId, at)
  const { id } = await tx
    .insertInto('terms')
    .values({
      member_id: memberId,
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
      begun_at: at,
      invoiced_months: term.invoicedMonths,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const running = {
    plan_id: term.planId,
    state: to,
    term_id: id,
    payment_kind: paymentKind,
    access_ends_at: null,
    next_step_at: nextStepOf(term),
    reserved_plan_id: null,
    reserved_option_id: null,
    reserved_at: null,
  }
  await tx
    .insertInto('subscriptions')
    .values({ member_id: memberId, started_at: at, ...running })
    .onConflict((conflict) =>
      conflict
        .column('member_id')
        .doUpdateSet({ ...running, ...(isNew(state) && { started_at: at, closes_at: null }) }),
    )
    .execute()
  await logChange(tx, { ...change, memberId, from: state, to, term_id: id, plan_id: term.planId })
  return { ...term, id, memberId, begunAt: at }
}

const isNew = (state: SubscriptionState) => state === 'before_subscribe' || state === 'after_unsubscribe'

export async function endTerms(tx: Tx, memberId: number, at: Date): Promise<void> {
  await tx
    .updateTable('terms')
    .set({ ended_at: at })
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .execute()
}

/** One more month of the term has its invoice. */
export async function countInvoicedMonth(tx: Tx, { id, memberId, ...term }: Term): Promise<void> {
  const invoicedMonths = term.invoicedMonths + 1
  await tx.updateTable('terms').set({ invoiced_months: invoicedMonths }).where('id', '=', id).execute()
  await tx
    .updateTable('subscriptions')
    .set({ next_step_at: nextStepOf({ ...term, invoicedMonths }) })
    .where('member_id', '=', memberId)
    .execute()
}

/** What the member owes for months, trial months included. A course or coaching holds up no subscription. */
export async function findOwed(db: Reader, memberId: number): Promise<Owed> {
  const { rows } = await sql<Owed>`
    select coalesce(bool_or(state = 'unpaid'), false) as unpaid, coalesce(bool_or(state <> 'unpaid'), false) as undecided
    from invoices
    where member_id = ${memberId} and state in ('unpaid', 'open', 'processing', 'unknown')
      and kind in ('month', 'trial_month')`.execute(db)
  return rows[0]!
}

export async function sumOfDebt(db: Reader, memberId: number): Promise<number> {
  const { yen } = await db
    .selectFrom('invoices')
    .select((of) => of.fn.coalesce(of.fn.sum<number>('total_yen'), sql.lit(0)).as('yen'))
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
export async function findRenewal(db: Reader, standing: Standing) {
  const { state, term, reservedPlanId, reservedOptionId } = standing
  if (state !== 'will_continue' || term?.kind !== 'paid') return null
  const reserved = reservedPlanId ? { planId: reservedPlanId, optionId: reservedOptionId } : null
  const { priceMonths, ...next } = renewalOf(term, reserved)
  const monthlyYen = await findPrice(db, priceMonths, startOfDay(next.startsOn))
  const renewed: NewTerm = { ...next, monthlyYen }
  return { ...renewed, priceMonths, firstCharge: chargeOfMonth(renewed, 0) }
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

import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import type { PlanId, Standing, Term } from '../terms.ts'

export type { Standing, Term } from '../terms.ts'

/**
 * Locks the member until the transaction ends and reads how they stand. Whatever changes a subscription, an invoice or
 * a means of payment begins with it, so that a cancellation and a renewal come one after the other, never together.
 */
export async function lockStanding(tx: Tx, memberId: number): Promise<Standing> {
  await lockMember(tx, memberId)
  return findStanding(tx, memberId)
}

/** The same lock for what need not know how they stand. */
export async function lockMember(tx: Tx, memberId: number): Promise<void> {
  orNotFound(await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirst())
}

/** The same lock for what only somebody who has not left may do. */
export async function lockPresent(tx: Tx, memberId: number): Promise<void> {
  const present = tx.selectFrom('members').select('id').where('id', '=', memberId).where('withdrawn_at', 'is', null)
  orNotFound(await present.forNoKeyUpdate().executeTakeFirst())
}

/** How a member stands now: in one statement, whatever they have. */
export async function findStanding(db: Reader, memberId: number): Promise<Standing> {
  const row = await standings(db).where('m.id', '=', memberId).executeTakeFirst()
  return toStanding(orNotFound(row))
}

/**
 * Locks many at once and reads how they stand. Whoever is locked by somebody else is left out: they are being seen to,
 * or come next time.
 */
export async function lockStandings(tx: Tx, memberIds: readonly number[]): Promise<Standing[]> {
  const locked = await sql<{ id: number }>`
    select id from members where id = any(${memberIds}::bigint[]) order by id for no key update skip locked`.execute(tx)
  const ids = locked.rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await standings(tx)
    .where(sql<boolean>`m.id = any(${ids}::bigint[])`)
    .execute()
  return rows.map(toStanding)
}

const standings = (db: Reader) =>
  db
    .selectFrom('members as m')
    .leftJoin('subscriptions as s', 's.member_id', 'm.id')
    .leftJoin('terms as t', (join) => join.onRef('t.id', '=', 's.term_id').on('t.ended_at', 'is', null))
    .leftJoin('payment_methods as p', (join) => join.onRef('p.member_id', '=', 'm.id').on('p.replaced_at', 'is', null))
    .leftJoin('student_records as u', (join) => join.onRef('u.member_id', '=', 'm.id').on('u.closed_at', 'is', null))
    .select([
      'm.id as memberId',
      's.state',
      's.plan_id as planId',
      's.access_ends_at as accessEndsAt',
      's.next_step_at as nextStepAt',
      's.closes_at as closesAt',
      's.reserved_plan_id as reservedPlanId',
      's.reserved_option_id as reservedOptionId',
      's.payment_kind as paymentKind',
      'u.expires_on as studentUntil',
      't.id as termId',
      't.plan_id as termPlanId',
      't.kind as termKind',
      't.anchor_on as anchorOn',
      't.anchor_months as anchorMonths',
      't.months',
      't.starts_on as startsOn',
      't.ends_on as endsOn',
      't.monthly_yen as monthlyYen',
      't.discount_monthly_yen as discountMonthlyYen',
      't.discount_months as discountMonths',
      't.cancel_anytime as cancelAnytime',
      't.option_id as optionId',
      't.order_key as orderKey',
      't.begun_at as begunAt',
      't.invoiced_months as invoicedMonths',
      'p.id as methodId',
      'p.kind as methodKind',
      'p.provider_ref as methodRef',
      'p.mask as methodMask',
      'p.expires_on as methodExpiresOn',
    ])

type Row = Awaited<ReturnType<ReturnType<typeof standings>['executeTakeFirstOrThrow']>>

function toStanding(row: Row): Standing {
  return {
    memberId: row.memberId,
    state: row.state ?? 'before_subscribe',
    planId: row.planId as PlanId | null,
    accessEndsAt: row.accessEndsAt,
    nextStepAt: row.nextStepAt,
    closesAt: row.closesAt,
    term: row.termId === null ? null : toTerm(row, row.termId),
    reservedPlanId: row.reservedPlanId as PlanId | null,
    reservedOptionId: row.reservedOptionId,
    paymentKind: row.paymentKind,
    studentUntil: row.studentUntil,
    method:
      row.methodId === null
        ? null
        : {
            id: row.methodId,
            kind: row.methodKind!,
            ref: row.methodRef!,
            mask: row.methodMask,
            expiresOn: row.methodExpiresOn,
          },
  }
}

const toTerm = (row: Row, id: number): Term => ({
  id,
  memberId: row.memberId,
  planId: row.termPlanId as PlanId,
  kind: row.termKind!,
  anchorOn: row.anchorOn!,
  anchorMonths: row.anchorMonths!,
  months: row.months!,
  startsOn: row.startsOn!,
  endsOn: row.endsOn!,
  monthlyYen: row.monthlyYen!,
  discountMonthlyYen: row.discountMonthlyYen,
  discountMonths: row.discountMonths!,
  cancelAnytime: row.cancelAnytime!,
  optionId: row.optionId,
  orderKey: row.orderKey,
  begunAt: row.begunAt!,
  invoicedMonths: row.invoicedMonths!,
})

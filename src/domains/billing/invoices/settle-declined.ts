import { closeLater } from '#domains/plans/index.ts'
import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { bookWriteOff } from '../book/book-events.ts'
import { lockDebtors } from './claim.ts'
import { findDebt } from './queries.ts'
import { isFee, nextRetryAt } from './rules.ts'
import { tellFailed } from './tell.ts'
import type { FailureKind } from './terms.ts'

export type Declined = { attemptId: string; invoiceId: number; code: string; kind: FailureKind }

/** Writes down that the card was declined. An order ends there; a fee becomes a debt and its debtor is told. */
export async function settleDeclined(tx: Tx, house: House, declined: Declined): Promise<void> {
  await lockDebtors(tx, [declined.invoiceId])
  const now = house.clock.now()
  const attempt = await tx
    .updateTable('charge_attempts')
    .set({ state: 'declined', failure_code: declined.code, failure_kind: declined.kind, finished_at: now })
    .where('id', '=', declined.attemptId)
    .where('state', 'in', ['started', 'unknown'])
    .returning([
      'reason',
      sql<boolean>`not exists (
      select from payment_methods p where p.id = payment_method_id and p.replaced_at is null)`.as('byAnother'),
    ])
    .executeTakeFirst()
  if (!attempt) return
  if (attempt.reason === 'order') await giveUpOrder(tx, house, declined)
  else await becomeDebt(tx, house, declined, attempt.byAnother)
}

/** A fee whose debtor has no card: nobody can be asked, and only a card helps. */
export async function settleWithoutCard(tx: Tx, house: House, invoiceId: number): Promise<void> {
  await becomeDebt(tx, house, { attemptId: `without-card-${invoiceId}`, invoiceId, code: 'no_card', kind: 'hard' })
}

async function giveUpOrder(tx: Tx, house: House, { invoiceId, code }: Declined) {
  const at = house.clock.now()
  const { order_key } = await tx
    .updateTable('invoices')
    .set({ state: 'written_off', next_attempt_at: null })
    .where('id', '=', invoiceId)
    .returning('order_key')
    .executeTakeFirstOrThrow()
  await bookWriteOff(tx, { invoiceId, at, cause: 'nothing_started' })
  await house.settleOrder(tx, house, { key: order_key!, outcome: 'declined', code })
}

/** `byAnother`: what was tried once is not what the fees are taken from; that goes on as it was. */
async function becomeDebt(tx: Tx, house: House, failure: Declined, byAnother = false) {
  const { invoiceId } = failure
  const now = house.clock.now()
  const debt = await findDebt(tx, invoiceId, now)
  if (debt.paymentKind === 'direct_debit') return waitForBank(tx, invoiceId)
  const kind = (byAnother && debt.failureKind) || failure.kind
  const retryAt = debt.wasTakenBack ? null : nextRetryAt(debt.since, kind, now)
  const invoice = await tx
    .updateTable('invoices')
    .set({ state: 'unpaid', failures: sql`failures + 1`, failure_kind: kind, next_attempt_at: retryAt })
    .where('id', '=', invoiceId)
    .returning('member_id')
    .executeTakeFirstOrThrow()
  const closes = isFee(debt.kind) ? await closeLater(tx, invoice.member_id, debt.since) : null
  await tellFailed(tx, house, { ...failure, kind, retryAt, closes })
}

/**
 * Its debtor wanted to be quicker than the bank, by card, and was not: the bank goes on as if nobody had tried. Where it
 * was given up meanwhile, no bank will be asked, and it is for the debtor to pay.
 */
async function waitForBank(tx: Tx, invoiceId: number) {
  await sql`
    update invoices i set
      state = case when i.failure_kind is null and not of.is_given_up then 'open' else 'unpaid' end,
      failure_kind = case when of.is_given_up then 'hard' else i.failure_kind end
    from (select coalesce((
      select a.closed_at is not null and a.approved_on is null
      from debit_applications a join invoices mine on mine.member_id = a.member_id
      where mine.id = ${invoiceId} and a.started_at is not null
      order by a.id desc limit 1), false) as is_given_up) of
    where i.id = ${invoiceId}`.execute(tx)
}

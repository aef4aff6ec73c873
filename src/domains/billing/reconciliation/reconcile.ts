import type { House } from '#platform/house.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import type { ProviderLine } from '#ports/payments/port.ts'
import { chargebackOf, compareCharge, compareRefund, missingCharge, type Verdict } from './comparison-rules.ts'
import type { TillKind } from '../terms.ts'
import { tillOf } from '../invoices/till-of.ts'
import { bookProviderFees } from '../book/book-events.ts'
import { noteMismatch, takeChargeback, type Compared } from './note-mismatch.ts'
import { findAttemptOfCharge, findAttempts, findRefunds, listCaptured, listMissedDays } from './our-records.ts'

type Tally = Compared & { charges: number; providerYen: number; ourYen: number; waits: boolean; listed: Set<string> }

/** Every day up to yesterday that was not compared yet, the oldest first: a night without a worker is made up for. */
export async function reconcileMissed(house: House): Promise<void> {
  const yesterday = dayKey(addDays(house.clock.now(), -1))
  for (const provider of providersOf(house))
    for (const day of await listMissedDays(house.db, provider, yesterday)) await reconcile(house, day, provider)
}

const providersOf = ({ wallet }: House): TillKind[] => (wallet ? ['card', 'amazon_pay'] : ['card'])

/**
 * Holds what a provider listed on a day against our attempts and refunds. What differs is listed for staff, and the book
 * is brought to what the provider holds. Doing it again finds the same and changes nothing. `waits`: something of that
 * day is not decided on our side yet, so that the day is not done.
 */
export async function reconcile(house: House, day: string, provider: TillKind = 'card'): Promise<'done' | 'waits'> {
  const tally: Tally = { day, provider, charges: 0, providerYen: 0, ourYen: 0, waits: false, listed: new Set() }
  for await (const lines of tillOf(house, provider).listDay(day)) await comparePage(house, lines, tally)
  await compareOurs(house, tally)
  if (tally.waits) return 'waits'
  const row = {
    checked_at: house.clock.now(),
    charges: tally.charges,
    provider_yen: tally.providerYen,
    our_yen: tally.ourYen,
  }
  await house.db
    .insertInto('provider_reconciliations')
    .values({ day, provider, ...row })
    .onConflict((conflict) => conflict.columns(['provider', 'day']).doUpdateSet(row))
    .execute()
  return 'done'
}

async function comparePage(house: House, lines: ProviderLine[], tally: Tally): Promise<void> {
  const of = (kind: ProviderLine['kind']) => lines.filter((line) => line.kind === kind)
  const attempts = await findAttempts(
    house.db,
    of('charge').map(({ key }) => key),
  )
  const refunds = await findRefunds(
    house.db,
    of('refund').map(({ key }) => key),
  )
  for (const line of of('charge')) {
    tally.charges++
    tally.listed.add(line.id)
    tally.providerYen += line.yen
    await take(house, compareCharge(line, attempts.get(line.key?.toLowerCase() ?? '')), tally)
  }
  for (const line of of('refund')) {
    tally.providerYen -= line.yen
    await take(house, compareRefund(line, refunds.get(line.key?.toLowerCase() ?? '')), tally)
  }
  for (const line of of('chargeback')) {
    tally.providerYen -= line.yen
    const attempt = await findAttemptOfCharge(house.db, line.chargeId)
    if (attempt) {
      await takeChargeback(house, line, attempt)
      tally.ourYen -= line.yen
    }
    await noteMismatch(house, tally, chargebackOf(line, attempt?.id ?? null))
  }
  await bookFees(house, lines)
}

/** What the provider keeps lessens what it owes us, whoever the charge belongs to. */
async function bookFees(house: House, lines: ProviderLine[]): Promise<void> {
  const kept = lines.flatMap(({ id, feeYen }) => (feeYen ? [{ chargeId: id, yen: feeYen }] : []))
  if (kept.length > 0) await house.db.transaction().execute((tx) => bookProviderFees(tx, kept, house.clock.now()))
}

async function take(house: House, verdict: Verdict, tally: Tally): Promise<void> {
  if (verdict === 'waits') tally.waits = true
  else if ('same' in verdict) tally.ourYen += verdict.same
  else {
    tally.ourYen += verdict.ourYen ?? 0
    await noteMismatch(house, tally, verdict)
  }
}

/** What is paid here and not on the list is asked for by itself: it may stand on the list of another day. */
async function compareOurs(house: House, tally: Tally): Promise<void> {
  for (const attempt of await listCaptured(house.db, tally)) {
    if (tally.listed.has(attempt.chargeId!)) continue
    const charge = await tillOf(house, tally.provider).findCharge(attempt.id, attempt.chargeId)
    if (charge?.outcome === 'captured' && charge.chargeId === attempt.chargeId) continue
    tally.ourYen += attempt.yen
    await noteMismatch(house, tally, missingCharge(attempt))
  }
}

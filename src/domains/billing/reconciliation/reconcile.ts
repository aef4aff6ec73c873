import type { House } from '#platform/house.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import type { ProviderLine } from '#ports/payments/port.ts'
import { chargebackOf, compareCharge, compareRefund, missingCharge, type Verdict } from './comparison-rules.ts'
import { noteMismatch, takeChargeback } from './note-mismatch.ts'
import { findAttemptOfCharge, findAttempts, findRefunds, listCaptured, listMissedDays } from './our-records.ts'

type Tally = { charges: number; providerYen: number; ourYen: number; waits: boolean; listed: Set<string> }

/** Every day up to yesterday that was not compared yet, the oldest first: a night without a worker is made up for. */
export async function reconcileMissed(house: House): Promise<void> {
  const yesterday = dayKey(addDays(house.clock.now(), -1))
  for (const day of await listMissedDays(house.db, yesterday)) await reconcile(house, day)
}

/**
 * Holds the provider's list of a day against our attempts and refunds. What differs is listed for staff, and the book
 * is brought to what the provider holds. Doing it again finds the same and changes nothing. `waits`: something of that
 * day is not decided on our side yet, so that the day is not done.
 */
export async function reconcile(house: House, day: string): Promise<'done' | 'waits'> {
  const tally: Tally = { charges: 0, providerYen: 0, ourYen: 0, waits: false, listed: new Set() }
  for await (const lines of house.payments.listDay(day)) await comparePage(house, day, lines, tally)
  await compareOurs(house, day, tally)
  if (tally.waits) return 'waits'
  const row = {
    checked_at: house.clock.now(),
    charges: tally.charges,
    provider_yen: tally.providerYen,
    our_yen: tally.ourYen,
  }
  await house.db
    .insertInto('provider_reconciliations')
    .values({ day, ...row })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(row))
    .execute()
  return 'done'
}

async function comparePage(house: House, day: string, lines: ProviderLine[], tally: Tally): Promise<void> {
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
    await take(house, day, compareCharge(line, attempts.get(line.key?.toLowerCase() ?? '')), tally)
  }
  for (const line of of('refund')) {
    tally.providerYen -= line.yen
    await take(house, day, compareRefund(line, refunds.get(line.key?.toLowerCase() ?? '')), tally)
  }
  for (const line of of('chargeback')) {
    tally.providerYen -= line.yen
    const attempt = await findAttemptOfCharge(house.db, line.chargeId)
    if (attempt) {
      await takeChargeback(house, line, attempt)
      tally.ourYen -= line.yen
    }
    await noteMismatch(house, day, chargebackOf(line, attempt?.id ?? null))
  }
}

async function take(house: House, day: string, verdict: Verdict, tally: Tally): Promise<void> {
  if (verdict === 'waits') tally.waits = true
  else if ('same' in verdict) tally.ourYen += verdict.same
  else {
    tally.ourYen += verdict.ourYen ?? 0
    await noteMismatch(house, day, verdict)
  }
}

/** What is paid here and not on the list is asked for by its key: it may stand on the list of the day before. */
async function compareOurs(house: House, day: string, tally: Tally): Promise<void> {
  for (const attempt of await listCaptured(house.db, day)) {
    if (tally.listed.has(attempt.chargeId!)) continue
    const charge = await house.payments.findCharge(attempt.id)
    if (charge?.outcome === 'captured' && charge.chargeId === attempt.chargeId) continue
    tally.ourYen += attempt.yen
    await noteMismatch(house, day, missingCharge(attempt))
  }
}

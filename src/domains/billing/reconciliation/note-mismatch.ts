import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { ProviderLine } from '#ports/payments/port.ts'
import type { TillKind } from '../terms.ts'
import { takeBack } from '../invoices/actions/take-back.ts'
import { lockStanding } from '#domains/plans/index.ts'
import { bookChargeback } from '../book/book-events.ts'
import type { Found, OurAttempt } from './comparison-rules.ts'
import { mismatchNames } from '../book/terms.ts'
import { insertMismatch } from '../book/mismatch-rows.ts'
import { writeEntry } from '../book/write-entry.ts'

/** The day of one provider's list. */
export type Compared = { day: string; provider: TillKind }

/** Lists for staff what the two sides say differently, once, and books it as undecided. */
export async function noteMismatch(house: House, { day, provider }: Compared, found: Found): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const at = house.clock.now()
    const noted = await insertMismatch(tx, day, { ...found, provider }, at)
    if (!noted) return
    await writeEntry(tx, {
      key: `mismatch:${noted.id}`,
      kind: 'correction',
      description: `照合の不一致（${mismatchNames[found.kind]}）${found.chargeId}`,
      bookedOn: dayKey(at),
      at,
      lines: found.lines,
    })
  })
}

/** The bank took a payment of ours back: the invoice is unpaid again, and nobody charges it by themselves. */
export async function takeChargeback(house: House, line: ProviderLine, attempt: OurAttempt): Promise<void> {
  await house.db.transaction().execute(async (tx) => {
    const { member_id } = await tx
      .selectFrom('invoices')
      .select('member_id')
      .where('id', '=', attempt.invoiceId)
      .executeTakeFirstOrThrow()
    await lockStanding(tx, member_id)
    const at = house.clock.now()
    const taken = await tx
      .insertInto('chargebacks')
      .values({ provider_id: line.id, attempt_id: attempt.id, invoice_id: attempt.invoiceId, yen: line.yen, at })
      .onConflict((conflict) => conflict.column('provider_id').doNothing())
      .returning('provider_id')
      .executeTakeFirst()
    if (!taken) return
    await bookChargeback(tx, { invoiceId: attempt.invoiceId, chargebackId: line.id, yen: line.yen, at })
    await takeBack(tx, house, { invoiceId: attempt.invoiceId, chargebackId: line.id })
  })
}

import { describe, expect, it } from 'vitest'
import { debitHouse } from '#test/money/debit-house.ts'
import { payByDebit } from '#test/money/debits.ts'
import { payNow } from '../invoices/actions/pay-now.ts'
import { retryUnpaid } from '../invoices/actions/retry-unpaid.ts'

const { house, debtor, december, list, take, statesOf, lineOf, payments } = debitHouse()

describe('a card beside the bank', () => {
  /** Owes the first month after a failed debit, and has put a card on file. */
  async function failedOnce(card?: 'hard') {
    const one = await debtor()
    house().at('2026-11-12T10:00:00')
    await list('2026-11-27')
    await take('2026-11-27', [one.applicationId, 1])
    await house().changeCard(one.memberId)
    if (card)
      await house()
        .fresh.db.updateTable('payment_methods')
        .set({ provider_ref: `card_demo_hard_${one.memberId}` })
        .where('member_id', '=', one.memberId)
        .where('replaced_at', 'is', null)
        .execute()
    const [invoice] = await house().invoicesOf(one.memberId)
    return { ...one, invoiceId: invoice!.id }
  }
  const pay = async (memberId: number, invoiceId: number) => payNow(await house().fresh.actorFor(memberId), invoiceId)

  it('pays what the bank could not, once, at the provider; the next month is the bank’s again [UP-004] [DD-023]', async () => {
    const { memberId, invoiceId, applicationId } = await failedOnce()
    const actor = await house().fresh.actorFor(memberId)
    const results = await Promise.all(Array.from({ length: 5 }, () => payNow(actor, invoiceId)))
    expect(results.filter((result) => result === 'declined')).toEqual([])
    expect(await house().chargesOf(memberId)).toHaveLength(1)
    expect((await house().invoicesOf(memberId))[0]).toMatchObject({ state: 'paid', payment_kind: 'card' })
    expect(await payments(memberId)).toEqual([
      { account: 'provider', yen: 13_998 },
      { account: 'receivable', yen: -13_998 },
    ])
    await december()
    await list('2026-12-28')
    expect(await lineOf('2026-12-28', applicationId)).toMatchObject({ yen: 13_998 })
    expect(await house().chargesOf(memberId)).toHaveLength(1)
  })

  it('is tried at once when it is new, for what is unpaid and not for what is open [UP-004]', async () => {
    const { memberId } = await failedOnce()
    house().at('2026-12-05T00:00:10')
    await house().minute()
    expect(await retryUnpaid(house().fresh.house, memberId)).toEqual(['paid'])
    expect(await statesOf(memberId)).toEqual(['paid 1', 'open 0'])
  })

  it('that is declined leaves the debt to the bank: no other failure, no retry, no letter [UP-009]', async () => {
    const { memberId, invoiceId, applicationId } = await failedOnce('hard')
    expect(await pay(memberId, invoiceId)).toBe('declined')
    expect((await house().invoicesOf(memberId))[0]).toMatchObject({
      state: 'unpaid',
      failures: 1,
      next_attempt_at: null,
    })
    expect(await house().lettersTo(memberId)).toHaveLength(1)
    await december()
    await list('2026-12-28')
    expect(await lineOf('2026-12-28', applicationId)).toMatchObject({ yen: 2 * 13_998 })
  })

  it('is refused while the bank is asked [DD-023]', async () => {
    const { memberId, invoiceId } = await failedOnce()
    await december()
    await list('2026-12-28')
    await expect(pay(memberId, invoiceId)).rejects.toMatchObject({ code: 'with-bank', status: 409 })
    expect(await house().chargesOf(memberId)).toEqual([])
  })

  it('and the list ask at the same instant: the money is taken by one of them [DD-023]', async () => {
    const people = []
    for (let count = 0; count < 6; count++) {
      const memberId = await house().payer({ card: null, startsOn: '2026-11-05' })
      const [applicationId] = await payByDebit(house().fresh.db, [memberId])
      people.push({ memberId, applicationId: applicationId! })
    }
    await house().minute()
    house().at('2026-11-12T10:00:00')
    for (const { memberId } of people) await house().changeCard(memberId)
    const invoices = await Promise.all(people.map(async ({ memberId }) => (await house().invoicesOf(memberId))[0]!.id))
    await Promise.all([
      list('2026-11-27').catch((refusal) => expect(refusal).toMatchObject({ code: 'nothing-to-debit' })),
      ...people.map(({ memberId }, index) => pay(memberId, invoices[index]!).catch(() => 'refused')),
    ])
    for (const { memberId, applicationId } of people) {
      const charged = (await house().chargesOf(memberId)).length
      const [invoice] = await house().invoicesOf(memberId)
      const asked = charged === 0 ? (await lineOf('2026-11-27', applicationId)) !== undefined : false
      expect([charged, invoice!.state, asked]).toEqual(charged === 1 ? [1, 'paid', false] : [0, 'processing', true])
    }
    const lines = await Promise.all(people.map(({ applicationId }) => lineOf('2026-11-27', applicationId)))
    const charges = await house().chargesOf(...people.map(({ memberId }) => memberId))
    expect(lines.filter(Boolean).length + charges.length).toBe(people.length)
  })
})

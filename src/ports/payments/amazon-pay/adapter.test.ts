import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { noticeKey, SANDBOX_MERCHANT } from '#sandbox/amazon-pay/keys.ts'
import type { Manner } from '#sandbox/amazon-pay/buyers.ts'
import { openWalletProvider } from '#test/money/wallet-provider.ts'
import { PaymentsSilent } from '../port.ts'
import { amazonPay } from './adapter.ts'

const provider = await openWalletProvider(() => new Date('2026-11-20T03:00:00Z'))
const settings = {
  apiUrl: provider.url,
  checkoutUrl: `${provider.url}/checkout`,
  certificatesUrl: `${provider.url}/certificates/`,
  ...SANDBOX_MERCHANT,
  storeName: 'Egaku',
  timeoutMs: 2000,
}
const wallet = amazonPay(settings)
afterEach(() => provider.tell('normal'))
afterAll(async () => {
  wallet.close()
  await provider.close()
})

let keys = 0
const newKey = () => `00000000-0000-4000-8000-${String(++keys).padStart(12, '0')}`
const urls = { reviewUrl: 'http://localhost:1/review', cancelUrl: 'http://localhost:1/cancel' }

async function permissionOf(manner: Manner, { yen = 8900, recurring = true } = {}) {
  const key = newKey()
  const { id, url } = await wallet.startCheckout({ key, yen, recurring, ...urls })
  expect(url).toBe(`${provider.url}/checkout?amazonCheckoutSessionId=${id}`)
  provider.choose(id, manner)
  await wallet.agree({ id, key, yen, recurring, resultUrl: 'http://localhost:1/result' })
  provider.agree(id)
  return (await wallet.complete({ id, yen })).permissionRef!
}
async function linesOf(day: string) {
  const lines = []
  for await (const page of wallet.listDay(day)) lines.push(...page)
  return lines
}
const chargeFor = async (manner: Manner, yen = 8900) =>
  wallet.charge({ key: newKey(), methodRef: await permissionOf(manner), yen })

describe('a visit at Amazon Pay', () => {
  it('opens once for a key, shows who came and with what, and ends with a permission [AP-002] [AP-003]', async () => {
    const key = newKey()
    const ask = { key, yen: 8900, recurring: true, ...urls }
    const { id } = await wallet.startCheckout(ask)
    expect((await wallet.startCheckout(ask)).id).toBe(id)
    provider.choose(id)
    expect(await wallet.findCheckout(id)).toMatchObject({
      state: 'open',
      buyer: { name: '絵描 花子', email: 'buyer-ok@amazon.example' },
      descriptor: 'Visa ****1111 (Amazon Pay)',
    })
    const agreed = await wallet.agree({ id, key, yen: 8900, recurring: true, resultUrl: 'http://localhost:1/result' })
    expect(agreed).toEqual({ url: expect.stringContaining('/checkout/processing?') })
    provider.agree(id)
    const { state, permissionRef } = await wallet.complete({ id, yen: 8900 })
    expect(state).toBe('completed')
    expect(await wallet.findPermission(permissionRef!)).toMatchObject({ state: 'chargeable', limitYen: 50_000 })
    // Told twice, it says the same.
    expect(await wallet.complete({ id, yen: 8900 })).toMatchObject({ state: 'completed', permissionRef })
  })

  it('is no permission for another sum, nor before the buyer has agreed [AP-004]', async () => {
    const key = newKey()
    const { id } = await wallet.startCheckout({ key, yen: 8900, recurring: true, ...urls })
    provider.choose(id)
    await wallet.agree({ id, key, yen: 8900, recurring: true, resultUrl: 'http://localhost:1/result' })
    expect(await wallet.complete({ id, yen: 8900 })).toMatchObject({ state: 'open', permissionRef: null })
    provider.agree(id)
    expect(await wallet.complete({ id, yen: 9900 })).toMatchObject({ state: 'open', permissionRef: null })
  })

  it('says that the buyer gave up, and knows of no visit that never was [AP-005]', async () => {
    const { id } = await wallet.startCheckout({ key: newKey(), yen: 8900, recurring: false, ...urls })
    provider.cancel(id)
    expect(await wallet.findCheckout(id)).toMatchObject({ state: 'canceled', code: 'BuyerCanceled' })
    expect(await wallet.findCheckout('nothing')).toBeNull()
  })
})

describe('a charge at Amazon Pay', () => {
  it.each([
    ['soft', 'SoftDeclined', 'soft'],
    ['failure', 'ProcessingFailure', 'soft'],
    ['hard', 'HardDeclined', 'hard'],
    ['rejected', 'AmazonRejected', 'hard'],
    ['timed-out', 'TransactionTimedOut', 'hard'],
  ] as const)('of the buyer who is declined with %s is %s, and that is %s [AP-006]', async (manner, code, kind) => {
    expect(await chargeFor(manner)).toEqual({ outcome: 'declined', code, kind })
  })

  it('is taken once for its key, and can be given back in parts but not more [AP-010]', async () => {
    const ask = { key: newKey(), methodRef: await permissionOf('ok'), yen: 8900 }
    const first = await wallet.charge(ask)
    expect(first.outcome).toBe('captured')
    expect(await wallet.charge(ask)).toEqual(first)
    const { chargeId } = first as { chargeId: string }
    expect(await wallet.findCharge(ask.key, chargeId)).toEqual(first)
    const part = { key: newKey(), chargeId, yen: 8000 }
    expect(await wallet.refund(part)).toMatchObject({ outcome: 'done' })
    expect(await wallet.refund(part)).toMatchObject({ outcome: 'done' })
    expect(await wallet.refund({ key: newKey(), chargeId, yen: 901 })).toMatchObject({ outcome: 'declined' })
    expect(provider.book().refunds.filter(({ charge }) => charge === chargeId)).toHaveLength(1)
  })

  it('that takes its time is asked for until it is decided [AP-011]', async () => {
    const begun = await chargeFor('pending')
    expect(begun.outcome).toBe('pending')
    const { chargeId } = begun as { chargeId: string }
    expect(await wallet.findCharge('', chargeId)).toEqual(begun)
    provider.desk.finish(chargeId, true)
    expect(await wallet.findCharge('', chargeId)).toEqual({ outcome: 'captured', chargeId })
  })

  it('is not taken above the limit of a month, nor after the permission was closed [AP-008]', async () => {
    const methodRef = await permissionOf('ok')
    const more = await wallet.charge({ key: newKey(), methodRef, yen: 50_001 })
    expect(more).toMatchObject({ code: 'TransactionAmountExceeded', kind: 'hard' })
    await wallet.closePermission(methodRef, '契約の終了')
    await wallet.closePermission(methodRef, '契約の終了')
    expect(await wallet.charge({ key: newKey(), methodRef, yen: 100 })).toMatchObject({
      code: 'InvalidChargePermissionStatus',
      kind: 'hard',
    })
  })

  it.each(['hang', 'refuse', 'down', 'captured-but-timed-out'] as const)(
    'to which Amazon says nothing (%s) may have been taken [AP-010]',
    async (mode) => {
      const methodRef = await permissionOf('ok')
      provider.tell(mode, { ms: 20, only: 'charges' })
      await expect(wallet.charge({ key: newKey(), methodRef, yen: 8900 })).rejects.toThrow(PaymentsSilent)
    },
  )

  it('is refused, and nothing is taken, when another key signed the request [AP-010]', async () => {
    const forger = amazonPay({ ...settings, privateKey: noticeKey })
    const before = provider.book().charges.length
    await expect(forger.charge({ key: newKey(), methodRef: 'P03-demo-ok-1', yen: 100 })).rejects.toThrow(PaymentsSilent)
    expect(provider.book().charges).toHaveLength(before)
    forger.close()
  })
})

describe('what Amazon tells', () => {
  it('by itself is read where its signature holds, and is nothing where a word was changed [AP-007]', async () => {
    const notice = provider.notice('CHARGE', 'P03-1-C1', 'P03-1', 'n-1')
    expect(await wallet.readNotice(notice)).toEqual({
      id: 'n-1',
      about: 'charge',
      objectId: 'P03-1-C1',
      permissionRef: 'P03-1',
    })
    expect(await wallet.readNotice(notice.replace('P03-1-C1', 'P03-1-C2'))).toBeNull()
    expect(await wallet.readNotice(notice.replace(provider.url, 'http://127.0.0.1:9/amazon_pay'))).toBeNull()
    expect(await wallet.readNotice('{}')).toBeNull()
    expect(await wallet.readNotice('nothing at all')).toBeNull()
  })

  it('of a day is a report with each charge, each refund and what it keeps for itself', async () => {
    const key = newKey()
    const { chargeId } = (await wallet.charge({ key, methodRef: await permissionOf('ok'), yen: 10_000 })) as {
      chargeId: string
    }
    const refundKey = newKey()
    await wallet.refund({ key: refundKey, chargeId, yen: 500 })
    const lines = await linesOf('2026-11-20')
    expect(lines.find((line) => line.key === key)).toMatchObject({
      kind: 'charge',
      id: chargeId,
      yen: 10_000,
      feeYen: 429,
    })
    expect(lines.find((line) => line.key === refundKey)).toMatchObject({ kind: 'refund', yen: 500, feeYen: 0 })
    expect(await linesOf('2026-11-19')).toEqual([])
  })
})

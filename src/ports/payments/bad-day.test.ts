import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openCardProvider } from '#test/money/card-provider.ts'
import { cardPayments } from './http.ts'
import { PaymentsSilent, type Payments, type ProviderLine } from './port.ts'

let provider: Awaited<ReturnType<typeof openCardProvider>>
let payments: Payments
let keys = 0

const open = (changes: { secret?: string; apiUrl?: string; timeoutMs?: number } = {}) =>
  cardPayments({
    tokenUrl: provider.env.CARD_TOKEN_URL,
    tokenKey: provider.env.CARD_TOKEN_KEY,
    apiUrl: provider.env.CARD_API_URL,
    secret: provider.env.CARD_API_SECRET,
    ...changes,
  })

beforeAll(async () => {
  provider = await openCardProvider(() => new Date('2025-07-01T03:00:00Z'))
  payments = open()
})
afterEach(() => provider.tell('normal'))
afterAll(async () => {
  payments.close()
  await provider.close()
})

const key = () => `key-${++keys}`
const demo = (manner: string) => `card_demo_${manner}_${key()}`
const back = 'http://localhost:3000/subscription_orders/three_d_secure/return?order=1'

async function read(day: string) {
  const lines: ProviderLine[] = []
  for await (const page of payments.listDay(day)) lines.push(...page)
  return lines
}

describe('a provider with a bad day', () => {
  const attempt = (methodRef: string) => {
    const ask = { key: key(), methodRef, yen: 100 }
    return { ...ask, made: payments.charge(ask) }
  }

  it.each([
    ['refuse', {}, 0],
    ['down', {}, 0],
    ['hang', { ms: 20 }, 0],
    ['captured-but-timed-out', { ms: 20 }, 1],
  ] as const)('that shows %s is silent, and the truth is found by the key', async (mode, more, charges) => {
    const methodRef = demo('ok')
    provider.tell(mode, { times: 1, ...more })
    const { key: name, made } = attempt(methodRef)
    await expect(made).rejects.toThrow(PaymentsSilent)
    expect(provider.ledger(methodRef).charges).toHaveLength(charges)
    expect(await payments.findCharge(name)).toEqual(charges ? expect.objectContaining({ outcome: 'captured' }) : null)
    expect(await payments.charge({ key: name, methodRef, yen: 100 })).toMatchObject({ outcome: 'captured' })
    expect(provider.ledger(methodRef).charges).toHaveLength(1)
  })

  it('is given up on within our own time when it says nothing at all', async () => {
    const hasty = open({ timeoutMs: 100 })
    provider.tell('hang')
    await expect(hasty.charge({ key: key(), methodRef: demo('ok'), yen: 1 })).rejects.toThrow(PaymentsSilent)
    await expect(hasty.findCharge('x')).rejects.toThrow(PaymentsSilent)
    hasty.close()
  })

  it('that is slow is waited for', async () => {
    provider.tell('delay', { ms: 50, times: 1 })
    expect(await attempt(demo('ok')).made).toMatchObject({ outcome: 'captured' })
  })

  it('that charges twice says so in its list of the day', async () => {
    provider.tell('twice', { times: 1 })
    const { key: name, made } = attempt(demo('ok'))
    const charged = await made
    const lines = (await read('2025-07-01')).filter((line) => line.key === name)
    expect(lines.map((line) => [line.kind, line.key])).toEqual([
      ['charge', name],
      ['charge', name],
    ])
    expect(await payments.findCharge(name)).toEqual(charged)
  })

  it('spoils only the kind of request that it was told to', async () => {
    const methodRef = demo('ok')
    provider.tell('refuse', { only: 'find-charge', times: 1 })
    const { key: name, made } = attempt(methodRef)
    await made
    await expect(payments.findCharge(name)).rejects.toThrow(PaymentsSilent)
    expect(await payments.findCharge(name)).toMatchObject({ outcome: 'captured' })
  })

  it('is silent in every question that is put to it', async () => {
    provider.tell('down')
    const { findAuthentication, findCharge, refund, registerCard, authenticate: prove, forgetCard } = payments
    const questions = [
      () => registerCard({ key: 'k', token: 't', memberRef: 'm' }),
      () => prove({ key: 'k', token: 't', yen: 1, returnUrl: back }),
      () => findAuthentication('a'),
      () => findCharge('k'),
      () => refund({ key: 'k', chargeId: 'c', yen: 1 }),
      () => forgetCard('c'),
      () => read('2025-04-01'),
    ]
    for (const ask of questions) await expect(ask()).rejects.toThrow(PaymentsSilent)
  })

  it('that does not know us is silent too, and the secret does not stand in the reason', async () => {
    const stranger = open({ secret: 'a-wrong-secret' })
    const failure = await stranger.findCharge('k').catch((error: Error) => error)
    expect(failure).toBeInstanceOf(PaymentsSilent)
    expect(String(failure)).toContain('401')
    expect(String(failure)).not.toContain('a-wrong-secret')
    stranger.close()
  })

  it('whose address is wrong never says that there was no charge', async () => {
    const lost = open({ apiUrl: provider.env.CARD_API_URL.replace('/payments', '/payments/v1/elsewhere') })
    await expect(lost.findCharge('k')).rejects.toThrow(PaymentsSilent)
    lost.close()
  })
})

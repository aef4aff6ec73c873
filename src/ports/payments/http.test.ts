import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCardProvider } from '#test/money/card-provider.ts'
import { cardPayments } from './http.ts'
import { PaymentsSilent, type Payments, type ProviderLine } from './port.ts'

let provider: Awaited<ReturnType<typeof openCardProvider>>
let payments: Payments
let now = new Date('2025-04-01T03:00:00Z')
let keys = 0

beforeAll(async () => {
  provider = await openCardProvider(() => now)
  const { CARD_API_URL: apiUrl, CARD_API_SECRET: secret } = provider.env
  payments = cardPayments({ tokenUrl: '', tokenKey: '', apiUrl, secret })
})
afterAll(async () => {
  payments.close()
  await provider.close()
})

const key = () => `key-${++keys}`
const demo = (manner: string) => `card_demo_${manner}_${key()}`
const back = 'http://localhost:3000/subscription_orders/three_d_secure/return?order=1'

async function register(number?: string) {
  const { registerToken } = await provider.tokens({ number })
  return payments.registerCard({ key: key(), token: registerToken, memberRef: 'm1' })
}
async function authenticate(number: string, yen = 8900) {
  const { authToken } = await provider.tokens({ number })
  return payments.authenticate({ key: key(), token: authToken, yen, returnUrl: back })
}
async function registered(number?: string) {
  const card = await register(number)
  if ('refused' in card) throw new Error(card.refused)
  return card
}

describe('a card', () => {
  it('is registered with its mask, its last day and a fingerprint that is the same for the same card', async () => {
    const card = await registered()
    expect(card).toMatchObject({ mask: '411111********11', expiresOn: '2028-12-31' })
    expect(card.fingerprint).toBe((await registered()).fingerprint)
    expect(card.fingerprint).not.toBe((await registered('5555555555554444')).fingerprint)
    expect(JSON.stringify(provider.ledger())).not.toContain('4111111111111111')
  })

  it('is one card however often the same wish is asked; another wish finds the token used', async () => {
    const { registerToken: token } = await provider.tokens()
    const ask = { key: key(), token, memberRef: 'm1' }
    expect(await payments.registerCard(ask)).toEqual(await payments.registerCard(ask))
    expect(await payments.registerCard({ ...ask, key: key() })).toEqual({ refused: 'token_already_used' })
  })

  it('cannot be registered with a token of 15 minutes ago, nor with one that was never given', async () => {
    const { registerToken: token } = await provider.tokens()
    now = new Date(now.getTime() + 15 * 60_000)
    expect(await payments.registerCard({ key: key(), token, memberRef: 'm1' })).toEqual({ refused: 'token_expired' })
    const forged = { key: key(), token: 'tok_forged', memberRef: 'm1' }
    expect(await payments.registerCard(forged)).toEqual({ refused: 'invalid_token' })
  })

  it('may be refused although it has a token', async () => {
    expect(await register('4999000000000096')).toEqual({ refused: 'card_not_accepted' })
  })

  it('is not charged any more once it is forgotten', async () => {
    const { ref } = await registered()
    await payments.forgetCard(ref)
    await payments.forgetCard(ref)
    expect(await payments.charge({ key: key(), methodRef: ref, yen: 100 })).toMatchObject({ kind: 'hard' })
  })

  it('is declined for good after its last day', async () => {
    const { ref } = await registered()
    const then = now
    now = new Date('2028-12-31T14:59:00Z')
    expect(await payments.charge({ key: key(), methodRef: ref, yen: 100 })).toMatchObject({ outcome: 'captured' })
    now = new Date('2028-12-31T15:00:00Z')
    expect(await payments.charge({ key: key(), methodRef: ref, yen: 100 })).toMatchObject({
      ...{ outcome: 'declined', code: 'expired_card', kind: 'hard' },
    })
    now = then
  })
})

describe('3-D Secure', () => {
  it('passes without a screen and says which card it was, fails, or sends the person to the issuer', async () => {
    const { fingerprint } = await registered()
    expect(await authenticate('4111111111111111')).toMatchObject({ status: 'passed', fingerprint })
    expect(await authenticate('4000000000000341')).toEqual({ status: 'failed', code: 'tds_failed' })
    expect(await authenticate('5555555555554444')).toMatchObject({
      ...{
        status: 'challenge',
        url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/sandbox\/payments\/challenge\//),
      },
    })
  })

  it('is pending until the person has answered, and says what came of it', async () => {
    for (const [answer, outcome] of [
      [{ code: '123456' }, { status: 'passed', fingerprint: expect.any(String) }],
      ['cancel', { status: 'failed', code: 'tds_cancelled' }],
      ['fail', { status: 'failed', code: 'tds_failed' }],
    ] as const) {
      const asked = await authenticate('5555555555554444')
      const id = 'id' in asked ? asked.id : ''
      expect(await payments.findAuthentication(id)).toEqual({ status: 'pending', id })
      provider.answerChallenge(id, { code: '000000' })
      expect(await payments.findAuthentication(id)).toEqual({ status: 'pending', id })
      provider.answerChallenge(id, answer)
      expect(await payments.findAuthentication(id)).toMatchObject(outcome)
    }
  })

  it('ends after 15 minutes without an answer, and is nothing for an id that was never given', async () => {
    const asked = await authenticate('5555555555554444')
    now = new Date(now.getTime() + 15 * 60_000)
    const found = await payments.findAuthentication('id' in asked ? asked.id : '')
    expect(found).toEqual({ status: 'failed', code: 'tds_expired' })
    expect(await payments.findAuthentication('auth_forged')).toMatchObject({ status: 'failed' })
  })

  it('wants the holder’s name, and its token serves one wish', async () => {
    const { registerToken, authToken } = await provider.tokens()
    const ask = (token: string) => payments.authenticate({ key: key(), token, yen: 0, returnUrl: back })
    expect(await ask(registerToken)).toEqual({ status: 'failed', code: 'missing_cardholder_name' })
    expect(await ask(authToken)).toMatchObject({ status: 'passed' })
    expect(await ask(authToken)).toEqual({ status: 'failed', code: 'token_already_used' })
  })

  it('of another card does not bless a charge', async () => {
    const { ref } = await registered()
    const [mine, others] = [await authenticate('4111111111111111'), await authenticate('4242424242424242')]
    const charge = (authenticationId: string) =>
      payments.charge({ key: key(), methodRef: ref, yen: 100, authenticationId })
    expect(await charge('id' in mine ? mine.id : '')).toMatchObject({ outcome: 'captured' })
    expect(await charge('id' in others ? others.id : '')).toMatchObject({ code: 'authentication_required' })
  })
})

describe('a charge', () => {
  it('is made once for its key, also when two ask at the same time', async () => {
    const ask = { key: key(), methodRef: demo('ok'), yen: 13_800 }
    const [first, second] = await Promise.all([payments.charge(ask), payments.charge(ask)])
    expect(first).toEqual(second)
    expect(await payments.charge(ask)).toEqual(first)
    expect(await payments.findCharge(ask.key)).toEqual(first)
    expect(provider.ledger(ask.methodRef).charges).toHaveLength(1)
  })

  it('is not made under a key that meant another amount', async () => {
    const ask = { key: key(), methodRef: demo('ok'), yen: 13_800 }
    await payments.charge(ask)
    await expect(payments.charge({ ...ask, yen: 138 })).rejects.toThrow(PaymentsSilent)
    expect(provider.ledger(ask.methodRef).charges).toHaveLength(1)
  })

  it.each([
    ['4000000000000002', 'soft', 'insufficient_funds'],
    ['4000000000000069', 'hard', 'lost_card'],
  ])('of %s is declined: %s', async (number, kind, code) => {
    const { ref: methodRef } = await registered(number)
    const ask = { key: key(), methodRef, yen: 100 }
    const declined = { outcome: 'declined', kind, code }
    expect(await payments.charge(ask)).toEqual(declined)
    expect(await payments.findCharge(ask.key)).toEqual(declined)
  })

  it('works the first time and is declined from then on, card by card', async () => {
    const [one, other] = [await registered('4000000000000127'), await registered('4000000000000127')]
    for (const { ref: methodRef } of [one, other]) {
      expect(await payments.charge({ key: key(), methodRef, yen: 1 })).toMatchObject({ outcome: 'captured' })
      expect(await payments.charge({ key: key(), methodRef, yen: 1 })).toMatchObject({ kind: 'soft' })
    }
  })

  it('that times out was captured all the same, once', async () => {
    const { ref: methodRef } = await registered('4000000000000119')
    const ask = { key: key(), methodRef, yen: 100 }
    await expect(payments.charge(ask)).rejects.toThrow(PaymentsSilent)
    expect(await payments.findCharge(ask.key)).toMatchObject({ outcome: 'captured' })
    expect(await payments.charge(ask)).toMatchObject({ outcome: 'captured' })
    expect(provider.ledger(methodRef).charges).toHaveLength(1)
  })

  it('that nobody asked for is not found', async () => {
    expect(await payments.findCharge('never')).toBeNull()
  })
})

describe('a refund', () => {
  it('is made once for its key, and never beyond what was taken', async () => {
    const charged = await payments.charge({ key: key(), methodRef: demo('ok'), yen: 1000 })
    const chargeId = 'chargeId' in charged ? charged.chargeId : ''
    const ask = { key: key(), chargeId, yen: 400 }
    expect(await payments.refund(ask)).toEqual(await payments.refund(ask))
    expect(await payments.refund({ key: key(), chargeId, yen: 601 })).toMatchObject({ outcome: 'declined' })
    expect(await payments.refund({ key: key(), chargeId, yen: 600 })).toMatchObject({ outcome: 'done' })
    expect(await payments.refund({ key: key(), chargeId: 'ch_none', yen: 1 })).toMatchObject({ outcome: 'declined' })
  })
})

describe('the list of a day', () => {
  const read = async (day: string) => {
    const pages: ProviderLine[][] = []
    for await (const page of payments.listDay(day)) pages.push(page)
    return pages
  }

  it('has what was charged, refunded and charged back on that day of Tokyo, and nothing else', async () => {
    const then = now
    now = new Date('2025-05-10T14:59:59Z')
    const mine = key()
    const charged = await payments.charge({ key: mine, methodRef: demo('ok'), yen: 1000 })
    await payments.charge({ key: key(), methodRef: demo('soft'), yen: 1000 })
    const chargeId = 'chargeId' in charged ? charged.chargeId : ''
    now = new Date('2025-05-10T15:00:00Z')
    const refundKey = key()
    await payments.refund({ key: refundKey, chargeId, yen: 300 })
    provider.chargeBack(chargeId)
    provider.strayCharge(8900)
    now = then
    expect(await read('2025-05-10')).toEqual([
      [{ kind: 'charge', id: chargeId, key: mine, chargeId, yen: 1000, at: '2025-05-10T14:59:59.000Z' }],
    ])
    expect((await read('2025-05-11')).flat()).toMatchObject([
      { kind: 'refund', key: refundKey, chargeId, yen: 300 },
      { kind: 'chargeback', key: null, chargeId, yen: 700 },
      { kind: 'charge', key: null, yen: 8900 },
    ])
    expect((await read('2025-05-12')).flat()).toEqual([])
  })

  it('comes page by page, without a gap', async () => {
    const then = now
    now = new Date('2025-06-01T03:00:00Z')
    const methodRef = demo('ok')
    for (let n = 0; n < 501; n++) provider.strayCharge(1)
    await payments.charge({ key: 'the-last', methodRef, yen: 7 })
    now = then
    const pages = await read('2025-06-01')
    expect(pages.map((page) => page.length)).toEqual([500, 2])
    expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(502)
    expect(pages.flat().at(-1)).toMatchObject({ key: 'the-last', yen: 7 })
  })
})

import { linkSync, mkdirSync, readFileSync } from 'node:fs'
import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cardTokens } from '#test/money/card-tokens.ts'
import { startSandbox, type Sandbox } from '../start.ts'
import { openPayments, SANDBOX_PAYMENT_KEYS } from './open.ts'

let folder: string
let sandbox: Sandbox

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'egaku-cards-'))
  sandbox = await startSandbox({ httpPort: 0, smtpPort: 0, dataFolder: folder })
})
afterAll(async () => {
  await sandbox.stop()
  await rm(folder, { recursive: true, force: true })
})

const good = {
  card_number: '4111 1111 1111 1111',
  card_expire: '12/99',
  security_code: '123',
  token_api_key: SANDBOX_PAYMENT_KEYS.tokenKey,
  lang: 'ja',
}
const askToken = (changes: Record<string, string> = {}, path = '/payments/token') =>
  fetch(sandbox.url + path, {
    method: 'POST',
    body: new URLSearchParams({ ...good, ...changes }),
    headers: { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
  })
const get = async (path: string) => (await fetch(sandbox.url + path)).text()
const ledger = async () => JSON.parse(await get('/sandbox/payments.json'))
const api = async (path: string, body?: object, key: string = crypto.randomUUID()) => {
  const headers = { authorization: `Bearer ${SANDBOX_PAYMENT_KEYS.secret}`, 'idempotency-key': key }
  const method = body ? 'POST' : 'GET'
  const reply = await fetch(`${sandbox.paymentsUrl}/v1/${path}`, {
    method,
    headers,
    body: body && JSON.stringify(body),
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, string> }
}

describe('the browser’s call for a token', () => {
  it('is answered with a token, its end and the masked number, to pages of any origin [CA-006] [CA-024]', async () => {
    const reply = await askToken()
    expect(reply.status).toBe(200)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reply.json()).toEqual({
      token: expect.stringMatching(/^tok_\w{32}$/),
      token_expire_date: expect.stringMatching(/^20\d{12}$/),
      req_card_number: '411111********11',
      ...{ status: 'success', code: 'success', message: expect.any(String) },
    })
    const preflight = await fetch(`${sandbox.paymentsUrl}/token`, { method: 'OPTIONS' })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('POST')
    expect((await askToken({}, '/sandbox/payments/token')).status).toBe(200)
  })

  it.each([
    ['digit_check_error', { card_number: '4111 1111 1111 1112' }],
    ['digit_check_error', { card_number: '5555555555554443' }],
    ['invalid_card_number', { card_number: '1234 5678' }],
    ['missing_card_number', { card_number: '' }],
    ['missing_card_number', { card_number: '4999000000000104' }],
    ['invalid_card_expire', { card_expire: '01/20' }],
    ['invalid_card_expire', { card_expire: '13/99' }],
    ['missing_card_expire', { card_expire: '' }],
    ['missing_card_expire', { card_number: '4999000000000112' }],
    ['invalid_security_code', { security_code: '12' }],
    ['missing_security_code', { security_code: '000' }],
    ['missing_security_code', { security_code: '' }],
    ['invalid_cardholder_name', { cardholder_name: 'INVALID NAME' }],
    ['invalid_cardholder_name', { cardholder_name: '江書 太郎' }],
    ['system_error', { card_number: '4999000000000013' }],
    ['invalid_request_format', { card_number: '4999000000000021' }],
    ['invalid_token_api_key', { card_number: '4999000000000039' }],
    ['invalid_token_api_key', { token_api_key: 'guessed' }],
    ['missing_token_api_key', { card_number: '4999000000000047' }],
    ['missing_token_api_key', { token_api_key: '' }],
    ['invalid_lang', { card_number: '4999000000000054' }],
    ['invalid_lang', { lang: 'xx' }],
    ['unauthorized_merchant', { card_number: '4999000000000062' }],
    ['brand_not_contracted', { card_number: '4999000000000070' }],
  ])('fails with 400 and %s for %o [CA-006] [CA-024]', async (code, changes) => {
    const reply = await askToken(changes)
    expect(reply.status).toBe(400)
    expect(reply.headers.get('access-control-allow-origin')).toBe('*')
    expect(await reply.json()).toEqual({ status: 'failure', code, message: expect.stringMatching(/。$/) })
  })

  it('names the holder’s field as the site rewrites it [CA-014]', async () => {
    const { message } = (await (await askToken({ cardholder_name: 'INVALID NAME' })).json()) as { message: string }
    expect(message).toBe('カード保有者名のフォーマットが異常です。')
  })

  it('is cut off for one card, and not understood in another form [CA-024]', async () => {
    await expect(askToken({ card_number: '4999 0000 0000 0088' })).rejects.toThrow('fetch failed')
    const wrong = await fetch(`${sandbox.paymentsUrl}/token`, { method: 'POST', body: 'x' })
    expect(await wrong.json()).toMatchObject({ code: 'invalid_request_format' })
  })
})

describe('the server’s calls', () => {
  it('want the secret, a key for what happens once, and an address that exists', async () => {
    const charges = `${sandbox.paymentsUrl}/v1/charges`
    expect((await fetch(`${charges}?key=1`)).status).toBe(401)
    expect((await api('charges', { card: 'card_demo_ok_1', amount: 1 }, '')).body).toEqual({
      code: 'missing_idempotency_key',
    })
    expect((await api('charges', { card: 'card_demo_ok_1', amount: 0.5 })).body).toEqual({ code: 'invalid_amount' })
    expect((await api('charges', { card: 'card_none', amount: 5 })).body).toEqual({ code: 'invalid_card' })
    expect((await api('elsewhere')).status).toBe(404)
  })
})

describe('the issuer’s page', () => {
  const returnUrl = 'http://localhost:3000/subscription_orders/three_d_secure/return?order=a&x="1"'
  async function challenge() {
    const { authToken } = await cardTokens(`${sandbox.paymentsUrl}/token`, new Date(), { number: '5555555555554444' })
    const { body } = await api('authentications', { token: authToken, amount: 10, return_url: returnUrl })
    return { id: body.id!, url: body.challenge_url! }
  }
  const answer = (url: string, fields: Record<string, string>) =>
    fetch(url, { method: 'POST', body: new URLSearchParams(fields) })

  it('shows whom it is for and sends the person back by a post, with the right code [CA-019]', async () => {
    const { id, url } = await challenge()
    const shown = await (await fetch(url)).text()
    expect(shown).toContain('localhost:3000')
    expect(shown).toContain('10円')
    expect(shown).toContain('555555********44')
    const wrong = await answer(url, { action: 'pass', code: '111111' })
    expect(await wrong.text()).toContain('コードが違います')
    const right = await answer(url, { action: 'pass', code: '１２３４５６' })
    expect(await right.text()).toContain(
      'action="http://localhost:3000/subscription_orders/three_d_secure/return?order=a&amp;x=&quot;1&quot;"',
    )
    expect((await api(`authentications/${id}`)).body).toMatchObject({ status: 'passed' })
  })

  it.each([
    ['cancel', 'tds_cancelled'],
    ['fail', 'tds_failed'],
  ])('takes %s for an answer, and it stays so', async (action, code) => {
    const { id, url } = await challenge()
    await answer(url, { action })
    await answer(url, { action: 'pass', code: '123456' })
    expect((await api(`authentications/${id}`)).body).toMatchObject({ status: 'failed', code })
  })

  it('gives up after three wrong codes', async () => {
    const { id, url } = await challenge()
    for (const code of ['1', '2', '3']) await answer(url, { action: 'pass', code })
    expect((await api(`authentications/${id}`)).body).toMatchObject({ status: 'failed' })
    expect((await fetch(url.replace(id, 'auth_none'))).status).toBe(404)
  })
})

describe('the provider’s ledger', () => {
  it('is a page with the test cards, on which a charge is taken back and a stray one made', async () => {
    const { body } = await api('charges', { card: 'card_demo_ok_page', amount: 4321 })
    const shown = await get('/sandbox/payments')
    expect(shown).toContain('4,321円')
    expect(shown).toContain('4000 0000 0000 0119')
    const form = (path: string, fields: Record<string, string> = {}) =>
      fetch(sandbox.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' })
    expect((await form(`/sandbox/payments/charges/${body.id}/chargeback`)).status).toBe(303)
    expect((await form(`/sandbox/payments/charges/${body.id}/chargeback`)).status).toBe(409)
    expect((await form('/sandbox/payments/charges', { yen: '77' })).status).toBe(303)
    expect((await form('/sandbox/payments/charges', { yen: '-1' })).status).toBe(422)
    const { charges, chargebacks } = await ledger()
    expect(chargebacks).toMatchObject([{ charge: body.id, yen: 4321 }])
    expect(charges.at(-1)).toMatchObject({ key: null, yen: 77 })
  })

  it('outlasts a kill, also in the middle of a line, and never holds a card’s number', async () => {
    const place = join(folder, 'own')
    const now = () => new Date()
    const first = openPayments({ folder: place, now })
    const token = first.cards.token({ number: '4111111111111111', expiresOn: '2099-12-31', named: false })
    const card = first.cards.register({ key: 'k1', token: token.id, memberRef: 'm' })
    const charged = first.money.charge({ key: 'k2', card: card.id, yen: 10, authentication: null })
    first.money.refund({ key: 'k3', charge: charged.id, yen: 4 })
    await appendFile(join(place, 'ledger.jsonl'), '["charge",{"id":"ch_ha')
    const second = openPayments({ folder: place, now })
    expect(second.money.charge({ key: 'k2', card: card.id, yen: 10, authentication: null })).toEqual(charged)
    expect(() => second.money.refund({ key: 'k4', charge: charged.id, yen: 7 })).toThrow('refund_exceeds_charge')
    expect(() => second.cards.register({ key: 'k9', token: token.id, memberRef: 'm' })).toThrow('token_already_used')
    expect(readFileSync(join(place, 'ledger.jsonl'), 'utf8')).not.toContain('4111111111111111')
  })

  it('knows charges of the demo that nobody made here: each goes back up to its yen, and no further', () => {
    const { money } = openPayments({ folder: join(folder, 'demo'), now: () => new Date() })
    const charge = 'ch_demo_1980_stray'
    expect(money.refund({ key: 'd1', charge, yen: 980 })).toMatchObject({ charge, yen: 980 })
    expect(() => money.refund({ key: 'd2', charge, yen: 1_001 })).toThrow('refund_exceeds_charge')
    expect(money.refund({ key: 'd3', charge, yen: 1_000 })).toMatchObject({ yen: 1_000 })
    expect(() => money.refund({ key: 'd4', charge: 'ch_demo_x_stray', yen: 1 })).toThrow('invalid_charge')
  })

  it('is not shared by a copy of its folder that was made with links', () => {
    const [place, copy] = [join(folder, 'one'), join(folder, 'copy')]
    const now = () => new Date()
    openPayments({ folder: place, now }).money.charge({
      key: 'a',
      card: 'card_demo_ok_a',
      yen: 1,
      authentication: null,
    })
    mkdirSync(copy)
    linkSync(join(place, 'ledger.jsonl'), join(copy, 'ledger.jsonl'))
    const other = openPayments({ folder: copy, now })
    other.money.charge({ key: 'b', card: 'card_demo_ok_b', yen: 1, authentication: null })
    expect(openPayments({ folder: place, now }).ledger.count('charge')).toBe(1)
    expect(openPayments({ folder: copy, now }).ledger.count('charge')).toBe(2)
  })
})

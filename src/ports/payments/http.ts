import { PaymentsSilent, type Authentication, type Charged, type Payments, type ProviderLine } from './port.ts'
import { openTalk, type Question, type Told, type Unhurried } from './talk.ts'

export type CardSettings = {
  tokenUrl: string
  tokenKey: string
  apiUrl: string
  secret: string
  timeoutMs?: number
  unhurried?: Unhurried
}

const TIMEOUT_MS = 20_000

/** Cards over the provider's HTTP interface: JSON, a secret on the server's side, a key for what may happen once. */
export function cardPayments({
  tokenUrl,
  tokenKey,
  apiUrl,
  secret,
  timeoutMs = TIMEOUT_MS,
  unhurried,
}: CardSettings): Payments {
  const headersOf = ({ key }: Question) => ({
    authorization: `Bearer ${secret}`,
    ...(key && { 'idempotency-key': key }),
  })
  const { ask, close } = openTalk({ url: apiUrl, timeoutMs, headersOf, unhurried })

  return {
    browser: { tokenUrl, tokenKey },

    async registerCard({ key, token, memberRef }) {
      const told = await ask({ method: 'POST', path: 'v1/cards', key, body: { token, member: memberRef } })
      if (isNo(told)) return { refused: codeOf(told) }
      const { id, mask, expires_on, fingerprint } = done(told)
      return { ref: text(id), mask: text(mask), expiresOn: text(expires_on), fingerprint: text(fingerprint) }
    },

    async forgetCard(ref) {
      done(await ask({ method: 'DELETE', path: `v1/cards/${encodeURIComponent(ref)}` }))
    },

    async authenticate({ key, token, yen, returnUrl }) {
      const body = { token, amount: yen, return_url: returnUrl }
      const told = await ask({ method: 'POST', path: 'v1/authentications', key, body })
      return isNo(told) ? { status: 'failed', code: codeOf(told) } : authenticationOf(done(told), true)
    },

    async findAuthentication(id) {
      const told = await ask({ method: 'GET', path: `v1/authentications/${encodeURIComponent(id)}` })
      if (isMissing(told, 'authentication_not_found')) return { status: 'failed', code: 'authentication_not_found' }
      return authenticationOf(done(told), false)
    },

    async charge({ key, methodRef, yen, authenticationId }) {
      const body = { card: methodRef, amount: yen, currency: 'JPY', authentication: authenticationId }
      const told = await ask({ method: 'POST', path: 'v1/charges', key, body })
      // A card that the provider no longer has will not come back by waiting.
      if (isNo(told)) return { outcome: 'declined', code: codeOf(told), kind: 'hard' }
      return chargedOf(done(told))
    },

    async findCharge(key) {
      const told = await ask({ method: 'GET', path: `v1/charges?key=${encodeURIComponent(key)}` })
      return isMissing(told, 'charge_not_found') ? null : chargedOf(done(told))
    },

    async refund({ key, chargeId, yen }) {
      const told = await ask({ method: 'POST', path: 'v1/refunds', key, body: { charge: chargeId, amount: yen } })
      if (isNo(told)) return { outcome: 'declined', code: codeOf(told) }
      return { outcome: 'done', refundId: text(done(told).id) }
    },

    async *listDay(day) {
      let after: number | null = 0
      while (after !== null) {
        const { lines, next } = done(await ask({ method: 'GET', path: `v1/days/${day}?after=${after}` }))
        if (!Array.isArray(lines)) throw new PaymentsSilent('GET days: no lines')
        yield lines.map((line) => lineOf(line as Record<string, unknown>))
        after = typeof next === 'number' ? next : null
      }
    },

    close,
  }
}

/** The provider understood what was asked, and will not do it. */
const isNo = ({ status }: Told) => status === 402 || status === 422
/** Only the provider's own word says that there is nothing; any other 404 is an address that is wrong. */
const isMissing = ({ status, body }: Told, code: string) => status === 404 && body.code === code
const codeOf = ({ body }: Told) => text(body.code)

function done({ status, body }: Told): Record<string, unknown> {
  if (status !== 200) throw new PaymentsSilent(`HTTP ${status}: ${String(body.code ?? '').slice(0, 64)}`)
  return body
}

function text(value: unknown): string {
  if (typeof value !== 'string' || !value) throw new PaymentsSilent('the answer lacks a part')
  return value
}

function chargedOf({ id, status, code, decline }: Record<string, unknown>): Charged {
  if (status === 'captured') return { outcome: 'captured', chargeId: text(id) }
  if (status !== 'declined') throw new PaymentsSilent('the answer says neither yes nor no')
  return { outcome: 'declined', code: text(code), kind: decline === 'hard' ? 'hard' : 'soft' }
}

function authenticationOf(said: Record<string, unknown>, isNew: boolean): Authentication {
  const { id, status, code, challenge_url: url, fingerprint } = said
  if (status === 'passed') return { status, id: text(id), fingerprint: text(fingerprint) }
  if (status === 'failed') return { status, code: text(code) }
  if (status !== 'challenge') throw new PaymentsSilent('the answer says nothing of the authentication')
  return isNew ? { status, id: text(id), url: text(url) } : { status: 'pending', id: text(id) }
}

function lineOf({ kind, id, key, charge, amount, at }: Record<string, unknown>): ProviderLine {
  if (kind !== 'charge' && kind !== 'refund' && kind !== 'chargeback') throw new PaymentsSilent('an unknown line')
  if (!Number.isInteger(amount)) throw new PaymentsSilent('a line without an amount')
  const ours = typeof key === 'string' ? key : null
  return { kind, id: text(id), key: ours, chargeId: text(charge), yen: amount as number, at: text(at) }
}

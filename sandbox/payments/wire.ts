import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Provider } from '../providers/behaviour.ts'
import { TOKEN_MS, type CardDesk } from './card-desk.ts'
import type { Authentication, Card, Charge, Ledger } from './ledger.ts'
import type { MoneyDesk } from './money-desk.ts'
import { No, type Clock } from './no.ts'
import { readFields, readText, say, type Said } from './say.ts'
import { messageOf, readCard } from './tokenise.ts'

export type PaymentKeys = { tokenKey: string; secret: string }
type Asked = { method: string; path: string; query: URLSearchParams; key: string; text: string; host: string }
type Tools = { cards: CardDesk; money: MoneyDesk; ledger: Ledger; provider: Provider; keys: PaymentKeys; now: Clock }

const PAGE = 500
/** So long nothing is heard from a card whose charges time out, before the line is cut. */
const SILENCE_MS = 500

// The browser calls from the school's own pages, from whatever address they stand on.
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST, OPTIONS',
  'access-control-allow-headers': 'content-type',
  'access-control-max-age': '600',
}

/** What is asked, as an order of `/sandbox/providers/payments` may name it in `only`. */
export const WORKS = ['token', 'cards', 'authentications', 'charges', 'find-charge', 'refunds', 'days'] as const

/** The provider over HTTP: `…/payments/token` for browsers, `…/payments/v1/…` for the school's server. */
export function answerPayments(tools: Tools) {
  const { cards, money, ledger, provider, keys } = tools
  const answerServer = serverWire(tools)

  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', 'http://payments')
    const path = url.pathname.replace(/^(\/sandbox)?\/payments/, '')
    if (path === '/token') for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value)
    if (method === 'OPTIONS') return void response.writeHead(204).end()
    const text = await readText(request)
    const work = workOf(method, path)
    const manner = await provider.receive(work)
    if (manner === 'vanish') return void request.socket.destroy()
    if (manner === 'refuse') return say(response, no(503, 'service_unavailable'))
    if (path === '/token') {
      const said = answerBrowser(tools, text, headers['content-type'] ?? '')
      return said ? say(response, said) : void request.socket.destroy()
    }
    if (headers.authorization !== `Bearer ${keys.secret}`) return say(response, no(401, 'unauthorized'))
    if (text === null) return say(response, no(413, 'too_large'))

    const [key, host] = [String(headers['idempotency-key'] ?? ''), headers.host ?? 'localhost']
    const isNew = ledger.findByKey('charge', key) === null
    const said = answerServer({ method, path, query: url.searchParams, key, text, host })
    const charge = work === 'charges' && said.status === 200 ? ledger.findByKey('charge', key) : null
    if (manner === 'twice' && charge) money.chargeAgain(charge)
    const timesOut = isNew && charge?.outcome === 'captured' && cards.findCard(charge.card)?.manner === 'times-out'
    if (manner !== 'lost' && !timesOut) return say(response, said)
    await provider.wait(timesOut ? SILENCE_MS : provider.order().ms)
    request.socket.destroy()
  }
}

/** Changes a card's number for a token; null where the line is cut. */
function answerBrowser({ cards, keys, now }: Tools, text: string | null, type: string): Said | null {
  const given = text === null ? null : readFields(text, type)
  const card = given ? readCard(given, keys.tokenKey, now()) : { code: 'invalid_request_format' }
  if ('code' in card) {
    const { code } = card
    return code === 'drop' ? null : { status: 400, body: { status: 'failure', code, message: messageOf(code) } }
  }
  const { id, mask, at } = cards.token(card)
  const ends = new Date(Date.parse(at) + TOKEN_MS + 9 * 3_600_000)
  return ok({
    token: id,
    token_expire_date: ends.toISOString().replaceAll(/\D/g, '').slice(0, 14),
    req_card_number: mask,
    status: 'success',
    code: 'success',
    message: 'トークンを発行しました。',
  })
}

function serverWire({ cards, money, ledger }: Tools) {
  function answer({ method, path, query, key, text, host }: Asked): Said {
    const body = text ? (JSON.parse(text) as Record<string, unknown>) : {}
    const word = (name: string) => String(body[name] ?? '')
    const yen = Number(body.amount)
    const [, version, noun, id = ''] = path.split('/')
    if (method === 'POST' && !key) throw new No(422, 'missing_idempotency_key')
    switch (version === 'v1' ? `${method} ${noun}${id && '/:id'}` : '') {
      case 'POST cards':
        return ok(cardSaid(cards.register({ key, token: word('token'), memberRef: word('member') })))
      case 'DELETE cards/:id':
        cards.forget(id)
        return ok({ id })
      case 'POST authentications': {
        const asked = { key, token: word('token'), yen, returnUrl: word('return_url') }
        return ok(authenticationSaid(cards.authenticate(asked), host))
      }
      case 'GET authentications/:id':
        return ok(authenticationSaid(found(cards.findAuthentication(id), 'authentication_not_found'), host))
      case 'POST charges':
        return ok(
          chargeSaid(money.charge({ key, card: word('card'), yen, authentication: word('authentication') || null })),
        )
      case 'GET charges':
        return ok(chargeSaid(found(ledger.findByKey('charge', query.get('key') ?? ''), 'charge_not_found')))
      case 'POST refunds': {
        const refund = money.refund({ key, charge: word('charge'), yen })
        return ok({ id: refund.id, charge: refund.charge, amount: refund.yen, status: 'done' })
      }
      case 'GET days/:id':
        return ok(daySaid(ledger, id, Number(query.get('after') ?? 0)))
      default:
        throw new No(404, 'unknown_address')
    }
  }

  return (asked: Asked): Said => {
    try {
      return answer(asked)
    } catch (failure) {
      if (failure instanceof No) return no(failure.status, failure.code)
      if (failure instanceof SyntaxError) return no(400, 'invalid_request_format')
      throw failure
    }
  }
}

function workOf(method: string, path: string): string {
  if (path === '/token') return 'token'
  const noun = path.split('/')[2] ?? ''
  return noun === 'charges' && method === 'GET' ? 'find-charge' : noun
}

const ok = (body: unknown): Said => ({ status: 200, body })
const no = (status: number, code: string): Said => ({ status, body: { code } })

function found<T>(value: T | null, code: string): T {
  if (!value) throw new No(404, code)
  return value
}

const cardSaid = ({ id, mask, expiresOn, fingerprint }: Card) => ({ id, mask, expires_on: expiresOn, fingerprint })
const chargeSaid = ({ id, key, yen, outcome, code, kind, at }: Charge) => ({
  ...{ id, key, amount: yen, status: outcome, code, decline: kind, at },
})
const authenticationSaid = ({ id, status, code, fingerprint }: Authentication, host: string) => ({
  ...{ id, status, code, fingerprint },
  challenge_url: status === 'challenge' ? `http://${host}/sandbox/payments/challenge/${id}` : null,
})

function daySaid(ledger: Ledger, day: string, after: number) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || !Number.isInteger(after) || after < 0) throw new No(422, 'invalid_day')
  const lines = ledger.day(day)
  const page = lines.slice(after, after + PAGE)
  return {
    lines: page.map(({ chargeId, yen, ...line }) => ({ ...line, charge: chargeId, amount: yen })),
    next: after + PAGE < lines.length ? after + PAGE : null,
  }
}

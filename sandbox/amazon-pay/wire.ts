import type { IncomingMessage, ServerResponse } from 'node:http'
import { No, type Clock } from '../payments/no.ts'
import { readText, say, type Said } from '../payments/say.ts'
import type { Provider } from '../providers/behaviour.ts'
import type { Book } from './book.ts'
import type { WalletDesk } from './desk.ts'
import { merchantKey, noticeCertificate, SANDBOX_MERCHANT } from './keys.ts'
import { reportDocument, reportsOf } from './reports.ts'
import { chargeSaid, permissionSaid, refundSaid, visitSaid } from './say.ts'
import { whyUnsigned } from './signature.ts'
import type { Buyers } from './sign-in.ts'

type Tools = { desk: WalletDesk; book: Book; buyers: Buyers; provider: Provider; now: Clock }
type Asked = {
  method: string
  noun: string
  id: string
  act: string
  query: URLSearchParams
  key: string
  text: string
  base: string
}

/** What is asked, as an order of `/sandbox/providers/amazon-pay` may name it in `only`. */
export const WORKS = [
  'checkoutSessions',
  'chargePermissions',
  'charges',
  'find-charge',
  'refunds',
  'reports',
  'buyers',
] as const

const FOLDER = /^(\/sandbox)?\/amazon_pay/
/** So long nothing is heard where an answer is lost, before the line is cut. */
const SILENCE_MS = 500

/** The wallet over HTTP, as its second version is published: every request signed, JSON, sums as text. */
export function answerWallet(tools: Tools) {
  const { desk, book, provider } = tools
  return async (request: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', headers } = request
    const url = new URL(request.url ?? '/', `http://${headers.host ?? 'localhost'}`)
    const text = await readText(request)
    const path = url.pathname.replace(FOLDER, '')
    if (path.startsWith('/certificates/')) return void response.writeHead(200).end(noticeCertificate)
    if (path.startsWith('/documents/')) return void response.writeHead(200).end(reportDocument(book, path.slice(11)))
    const [, version, noun = '', id = '', act = ''] = path.split('/').map(decodeURIComponent)
    const work = noun === 'charges' && method === 'GET' ? 'find-charge' : noun
    const manner = await provider.receive(work)
    if (manner === 'vanish') return void request.socket.destroy()
    if (manner === 'refuse') return say(response, no(503, 'ServiceUnavailable'))
    if (text === null) return say(response, no(413, 'RequestTooLarge'))
    const signed = { method, path: path + url.search, headers, text }
    const why = whyUnsigned(signed, { keyId: SANDBOX_MERCHANT.keyId, key: merchantKey })
    if (why) return say(response, no(why === 'UnauthorizedAccess' ? 403 : 400, why))
    if (version !== 'v2') return say(response, no(404, 'ResourceNotFound'))
    const key = String(headers['x-amz-pay-idempotency-key'] ?? '')
    const base = url.origin + (FOLDER.exec(url.pathname)?.[0] ?? '')
    const isNew = book.findByKey('charge', key) === null
    const said = answered(tools, { method, noun, id, act, query: url.searchParams, key, text, base })
    const charge = work === 'charges' && said.status < 300 ? book.findByKey('charge', key) : null
    if (manner === 'twice' && charge) desk.stray(charge.yen, charge)
    const permission = charge && desk.findPermission(charge.permission)
    const isLost = isNew && permission && desk.mannerOf(permission) === 'no-answer'
    if (manner !== 'lost' && !isLost) return say(response, said)
    await provider.wait(isLost ? SILENCE_MS : provider.order().ms)
    request.socket.destroy()
  }
}

function answered(tools: Tools, asked: Asked): Said {
  try {
    return answer(tools, asked)
  } catch (failure) {
    if (failure instanceof No) return no(failure.status, failure.code)
    if (failure instanceof SyntaxError) return no(400, 'InvalidRequestFormat')
    throw failure
  }
}

function answer(tools: Tools, asked: Asked): Said {
  const { desk, book, buyers } = tools
  const { method, noun, id, act, key } = asked
  const body = asked.text ? (JSON.parse(asked.text) as Record<string, unknown>) : {}
  const needKey = () => {
    if (!key) throw new No(400, 'MissingHeader')
    return key
  }
  switch (`${method} ${noun}${id && '/:id'}${act && `/${act}`}`) {
    case 'POST checkoutSessions':
      return openVisit(desk, needKey(), body)
    case 'GET checkoutSessions/:id':
      return ok(visitSaid(found(desk.findVisit(id)), desk))
    case 'PATCH checkoutSessions/:id':
      return ok(visitSaid(updateVisit(desk, id, body), desk, asked.base))
    case 'POST checkoutSessions/:id/complete':
      return ok(visitSaid(desk.complete(id, yenOf(body.chargeAmount)), desk))
    case 'GET chargePermissions/:id':
      return ok(permissionSaid(found(desk.findPermission(id)), desk))
    case 'DELETE chargePermissions/:id/close': {
      const permission = found(desk.findPermission(id))
      const closed = permission.state === 'Closed' ? permission : desk.setPermission(id, 'Closed', 'MerchantClosed')
      return ok(permissionSaid(closed, desk))
    }
    case 'POST charges':
      return charged(desk, needKey(), body)
    case 'GET charges/:id':
      return ok(chargeSaid(found(book.find('charge', id))))
    case 'POST refunds': {
      const ask = {
        key: needKey(),
        reference: referenceOf(body),
        charge: word(body.chargeId),
        yen: yenOf(body.refundAmount),
      }
      return { status: 201, body: refundSaid(desk.refund(ask)) }
    }
    case 'GET refunds/:id':
      return ok(refundSaid(found(book.find('refund', id))))
    case 'GET reports':
      return ok({ reports: reportsOf(book, asked.query) })
    case 'GET report-documents/:id':
      return ok({ reportDocumentId: id, url: `${asked.base}/documents/${id}`, compressionAlgorithm: 'N/A' })
    case 'GET buyers/:id':
      return ok(found(buyers.find(id)))
    default:
      throw new No(404, 'ResourceNotFound')
  }
}

function openVisit(desk: WalletDesk, key: string, body: Record<string, unknown>): Said {
  const web = part(body.webCheckoutDetails)
  const recurring = body.chargePermissionType === 'Recurring'
  const reviewUrl = word(web.checkoutReviewReturnUrl)
  if (body.storeId !== SANDBOX_MERCHANT.storeId) throw new No(400, 'InvalidParameterValue')
  if (!/^https?:/.test(reviewUrl) || !URL.canParse(reviewUrl)) throw new No(400, 'InvalidParameterValue')
  const monthlyYen = recurring ? yenOf(part(body.recurringMetadata).amount) : null
  const visit = desk.open({ key, recurring, monthlyYen, reviewUrl, cancelUrl: word(web.checkoutCancelUrl) || null })
  return { status: 201, body: visitSaid(visit, desk) }
}

function updateVisit(desk: WalletDesk, id: string, body: Record<string, unknown>) {
  const payment = part(body.paymentDetails)
  const recurring = part(body.recurringMetadata)
  return desk.update(id, {
    resultUrl: word(part(body.webCheckoutDetails).checkoutResultReturnUrl) || null,
    yen: yenOf(payment.chargeAmount),
    reference: referenceOf(body),
    ...(recurring.amount !== undefined && { monthlyYen: yenOf(recurring.amount) }),
  })
}

function charged(desk: WalletDesk, key: string, body: Record<string, unknown>): Said {
  if (body.captureNow !== true) throw new No(400, 'InvalidParameterValue')
  const ask = {
    key,
    reference: referenceOf(body),
    permission: word(body.chargePermissionId),
    yen: yenOf(body.chargeAmount),
  }
  const charge = desk.charge(ask)
  return charge.state === 'Declined'
    ? no(402, charge.reason ?? 'HardDeclined')
    : { status: 201, body: chargeSaid(charge) }
}

const ok = (body: unknown): Said => ({ status: 200, body })
const no = (status: number, reasonCode: string): Said => ({ status, body: { reasonCode, message: reasonCode } })
const part = (value: unknown) => (typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {})
const word = (value: unknown) => (typeof value === 'string' ? value : '')
const referenceOf = (body: Record<string, unknown>) => word(part(body.merchantMetadata).merchantReferenceId) || null

function yenOf(value: unknown): number {
  const { amount, currencyCode } = part(value)
  const yen = Number(amount)
  if (typeof amount !== 'string' || currencyCode !== 'JPY' || !Number.isInteger(yen) || yen < 1 || yen > 10_000_000)
    throw new No(400, 'InvalidParameterValue')
  return yen
}

function found<T>(value: T | null): T {
  if (!value) throw new No(404, 'ResourceNotFound')
  return value
}

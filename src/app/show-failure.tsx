import type { IncomingMessage } from 'node:http'
import { renderToStaticMarkup } from 'react-dom/server'
import { Answer } from '#platform/answer.ts'
import type { Ask } from '#platform/ask.ts'
import { DeadlinePassed } from '#platform/deadline.ts'
import type { House } from '#platform/house.ts'
import { commonRefusal, Refusal } from '#platform/refusal.ts'
import { isStoreAway } from '#ports/storage/port.ts'
import { contentPolicy } from './content-policy.ts'
import { describeFailure } from './log.ts'
import { FailurePage } from './shell/failure-page.tsx'

const DATABASE_AWAY = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
])

/** The only place where a failure becomes an answer: a refusal as it says, a lost database as 503, the rest as a bland 500. */
export async function answerFailure(
  house: House,
  ask: Ask | null,
  request: IncomingMessage,
  error: unknown,
  requestId = ask?.requestId ?? '',
): Promise<Answer> {
  const refusal = asRefusal(error) ?? (ask?.viewer && isReadOnly(error) ? commonRefusal('viewing') : null)
  if (!refusal) house.log.error({ requestId, failure: describeFailure(error) }, 'failed')
  const status = refusal?.status ?? 500
  const sentence = refusal?.message ?? '申し訳ありません。うまく表示できませんでした。'
  const headers: Record<string, string> = { 'Cache-Control': 'private, no-store' }
  if (refusal) headers['X-Refusal'] = refusal.code
  if (refusal?.retryAfter) headers['Retry-After'] = String(refusal.retryAfter)
  if (status === 503) headers['Retry-After'] = '10'
  if (!wantsPage(request)) {
    return Answer.json(status, { success: false, error: sentence }).with(headers)
  }
  const nonce = ask?.nonce ?? requestId
  const html = `<!doctype html>${renderToStaticMarkup(
    <FailurePage status={status} sentence={sentence} requestId={requestId} siteName={house.settings.siteName} />,
  )}`
  return new Answer(status, html, {
    ...headers,
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': contentPolicy(house.settings, { nonce }),
  })
}

export function asRefusal(error: unknown): Refusal | null {
  if (error instanceof Refusal) return error
  return isTooLate(error) || isStoreAway(error) ? commonRefusal('unavailable') : null
}

/** The database is away, or whatever had to be asked took too long. */
export const isTooLate = (error: unknown) => error instanceof DeadlinePassed || isDatabaseAway(error)

function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway)
  const { code } = error as { code?: string }
  return (
    Boolean(code && DATABASE_AWAY.has(code)) ||
    /Connection terminated|timeout exceeded when trying to connect|Query read timeout|is not queryable/.test(
      error.message,
    )
  )
}

/** A page that writes something down as it is read cannot be shown through a connection that only reads. */
const isReadOnly = (error: unknown) => (error as { code?: string } | null)?.code === '25006'

/** A person's browser opening or posting a page; scripts and tools get JSON. */
function wantsPage(request: IncomingMessage): boolean {
  return (request.headers.accept ?? '').includes('text/html')
}

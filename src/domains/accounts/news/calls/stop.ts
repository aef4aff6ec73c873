import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { notFound } from '#platform/refusal.ts'
import { stopNews } from '../actions/change-consent.ts'
import { readerOf } from '../stop-link.ts'

const stops = { name: 'accounts.news-stop', points: 60, seconds: 60 }

/**
 * Posted to by a mail program, which has no cookie and no token: the link itself says whose letters stop, and all that
 * it can do is stop them. The page's own button comes here too and is led back.
 */
export default async function (ask: CallAsk): Promise<Answer> {
  await ask.house.limits.take(stops, ask.ip)
  const memberId = readerOf(ask.house, ask.query.get('token') ?? '')
  if (memberId === null) return notFound()
  await stopNews(ask, memberId)
  if (ask.body.fields.by === 'page') return Answer.seeOther(`${ask.url.pathname}${ask.url.search}`)
  return new Answer(200, 'stopped\n', { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' })
}

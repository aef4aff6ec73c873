import { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { Refusal } from '#platform/refusal.ts'
import { countCharacters, isStorable } from '#platform/text.ts'
import { fromElsewhere } from '../search/from-elsewhere.ts'
import { searchIndexOf } from '../search/live-index.ts'
import { businessTimeHeader, longestQuery, searchFailures, searchIndex } from '../search/terms.ts'

const perAddress = { name: 'search', points: 60, seconds: 60 }

/** What the search box asks. It changes nothing, so it needs no token; its failures carry a `message` to show. */
export default async function search(ask: CallAsk) {
  const { query } = ask.body.fields
  if (ask.params.index !== searchIndex) return failed(404, 'unknown-index')
  if (typeof query !== 'string' || !isStorable(query)) return failed(400, 'bad-query')
  if (countCharacters(query) > longestQuery) return failed(400, 'long-query')
  try {
    await ask.house.limits.take(perAddress, ask.ip)
  } catch (reason) {
    if (!(reason instanceof Refusal)) throw reason
    return failed(429, 'too-many').with({ 'Retry-After': String(reason.retryAfter) })
  }
  if (ask.house.search) return fromElsewhere(ask.house.search, query, ask.now)
  const answer = (await searchIndexOf(ask.house)).answer(query, ask.now)
  const headers = { 'Content-Type': 'application/json; charset=utf-8' }
  return new Answer(200, answer, { ...headers, [businessTimeHeader]: String(ask.now.getTime()) })
}

function failed(status: number, code: keyof typeof searchFailures) {
  return Answer.json(status, { message: searchFailures[code] })
}

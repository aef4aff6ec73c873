import { z } from 'zod'
import { Answer } from '#platform/answer.ts'
import type { Search } from '#ports/search/port.ts'
import { isShown } from './rules.ts'
import { businessTimeHeader, mostHits, type SearchAnswer, searchIndex, searchUnavailable } from './terms.ts'

const time = z.string().nullish().default(null)
const window = { opened_at: time, closed_at: time }
const Hit = z.object({
  objectID: z.string(),
  title: z.string(),
  description: z
    .string()
    .nullish()
    .transform((text) => text ?? ''),
  master_id: z.number(),
  pr_thumbnail_url: z.string().nullish().default(null),
  ...window,
  teachers: z.array(z.object({ teacher_name: z.string() })).default([]),
  master_subscription_courses: z.array(z.object(window)).default([]),
})
const Found = z.object({ nbHits: z.number(), hits: z.array(Hit) })

/** Passes on what a hosted search found, without what may not be seen now; its own words when it says what is wrong. */
export async function fromElsewhere(search: Search, query: string, now: Date): Promise<Answer> {
  const { status, body } = await search.ask(searchIndex, query)
  const found = status === 200 ? Found.safeParse(body) : null
  if (!found?.success) {
    const message = typeof body.message === 'string' && body.message ? body.message : searchUnavailable
    return Answer.json(status >= 400 && status < 500 ? status : 502, { message })
  }
  const { nbHits, hits } = found.data
  const shown = hits.filter((hit) => isShown(hit, now))
  const answer: SearchAnswer = { nbHits: nbHits - (hits.length - shown.length), hits: shown.slice(0, mostHits) }
  return Answer.json(200, answer).with({ [businessTimeHeader]: String(now.getTime()) })
}

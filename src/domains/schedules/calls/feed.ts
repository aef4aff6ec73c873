import { catalogueOf } from '#domains/catalogue/index.ts'
import type { Answer } from '#platform/answer.ts'
import type { CallAsk } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { hashToken } from '#platform/tokens.ts'
import { calendarAnswer } from '../calendar-answer.ts'
import { readFeed } from '../queries.ts'
import { scheduleOf } from '../read-schedule.ts'

const ASKED = { name: 'study-schedule-feeds', points: 120, seconds: 3_600 }

/** What a calendar asks for by itself, with the secret of its address and without a sign-in. */
export default async function ({ house, ip, now, params }: CallAsk): Promise<Answer> {
  await house.limits.take(ASKED, ip)
  const [row] = await readFeed(house.pool, [hashToken(params.token ?? '')])
  return calendarAnswer(house, scheduleOf(orNotFound(row), await catalogueOf(house), now))
}

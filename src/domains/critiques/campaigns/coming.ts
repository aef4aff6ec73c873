import { sql } from 'kysely'
import type { Day } from '#platform/days.ts'
import type { Reader } from '#platform/db.ts'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { takenOf } from './queries.ts'

export type ComingCampaign = { title: string; startsAt: Date; endsAt: Date }

/** Published campaigns that are not over and have a place, in their order. */
export const listComing = async (db: Reader, now: Date): Promise<ComingCampaign[]> =>
  (
    await sql<ComingCampaign>`
      select c.title, c.starts_at as "startsAt", c.ends_at as "endsAt" from correction_campaigns c
      where c.published_at is not null and c.accepts and c.ends_at > ${now}
        and ${takenOf(sql`w.campaign_id = c.id`, { memberId: null, now })} < c.capacity
      order by c.starts_at, c.id`.execute(db)
  ).rows

const lastDay = (endsAt: Date) => formatMonthDay(new Date(endsAt.getTime() - 1))

type Whose = { from: Day; now: Date; who?: string }

/** To who may ask from that day on: which campaign it is they can ask in, by its days, and that one closes before. */
export function comingWords(
  coming: readonly ComingCampaign[],
  { from, now, who = 'いまお申し込みの方が' }: Whose,
): string {
  const since = startOfDay(from)
  const missed = coming.findLast(({ startsAt, endsAt }) => startsAt <= now && endsAt <= since)
  const first = coming.find(({ endsAt }) => endsAt > since)
  const closes = missed ? `いま募集中の企画は${lastDay(missed.endsAt)}で締め切ります。` : ''
  if (!first) return `${closes}${who}依頼できるのは、次の企画からです。次の企画の日程は、まだ決まっていません。`
  const next = missed || first.startsAt > now ? '次の企画' : ''
  return `${closes}${who}依頼できるのは、${next}「${first.title}」（${formatMonthDay(first.startsAt)}〜${lastDay(first.endsAt)}）からです。`
}

/** When these words come to be others. */
export const turnsOfComing = (coming: readonly ComingCampaign[], now: Date) =>
  coming.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]).filter((at) => at > now)

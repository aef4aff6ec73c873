import { CompiledQuery } from 'kysely'
import type { Actor, Ask } from '#platform/ask.ts'
import { asked } from '#platform/asked.ts'
import { listPicks } from './queries.ts'

/** What staff recommend to each level: asked once, until it changes. */
export const picksOf = ({ house }: Pick<Ask, 'house'>) =>
  house.pages.remember('level-picks', ['catalogue'], () => listPicks(house.db))

/** What this member wishes to draw: the answers of which one may pick several, in their words. */
const wishes = `select coalesce(json_agg(o.title order by s.position, o.position), '[]') as wishes
  from first_survey_answers a
  join first_survey_options o on o.id = a.option_id
  join first_surveys s on s.id = a.survey_id
  where a.member_id = $1 and s.kind = 'checkbox' and s.published_at is not null and s.archived_at is null
    and o.archived_at is null`
const wishesQuery = (memberId: number) => CompiledQuery.raw(wishes, [memberId]) as CompiledQuery<{ wishes: string[] }>

export const wishesAsked = (memberId: number) => asked(wishesQuery(memberId), ([row]) => row!.wishes)
export async function wishesOf({ house, memberId }: Actor): Promise<string[]> {
  const { rows } = await house.db.executeQuery(wishesQuery(memberId))
  return rows[0]!.wishes
}

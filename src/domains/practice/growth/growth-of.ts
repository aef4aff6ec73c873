import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { listEnds } from '../logs/queries.ts'
import type { Drawn } from './terms.ts'

export type Growth = { theme: string; first: Drawn; latest: Drawn }

/** The first and the latest drawing of a theme, once there are two. */
export async function growthOf(actor: Actor, theme: string): Promise<Growth | null> {
  const [first, latest] = await listEnds(actor.db, actor.memberId, theme)
  if (!first || !latest || first.id === latest.id) return null
  const drawn = ({ imageKey, width, height, postedAt }: typeof first): Drawn => ({
    ...{ url: privateFileLink(actor, imageKey), width, height, at: postedAt },
  })
  return { theme, first: drawn(first), latest: drawn(latest) }
}

/** Of the theme that was drawn most often; null for who drew none twice. */
export async function mostDrawnGrowth(actor: Actor): Promise<Growth | null> {
  const { db, memberId } = actor
  const row = await db
    .selectFrom('practice_logs as g')
    .innerJoin('lessons as l', 'l.id', 'g.lesson_id')
    .where('g.member_id', '=', memberId)
    .where('g.hidden_at', 'is', null)
    .select((eb) => eb.fn.coalesce('l.training_title', 'l.title').as('theme'))
    .groupBy('theme')
    .having((eb) => eb.fn.countAll(), '>', 1)
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.max('g.posted_at'), 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? growthOf(actor, row.theme) : null
}

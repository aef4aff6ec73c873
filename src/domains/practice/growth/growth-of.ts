import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { findMostDrawn, listEnds } from './queries.ts'
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
  const theme = await findMostDrawn(actor.db, actor.memberId)
  return theme === null ? null : growthOf(actor, theme)
}

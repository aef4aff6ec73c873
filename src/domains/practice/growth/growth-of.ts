import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { listEnds } from './queries.ts'
import type { Drawn } from './terms.ts'

export type Growth = { theme: string; first: Drawn; latest: Drawn }

/** The first and the latest drawing of a theme, once there are two; of the one drawn most often where none is named. */
export async function growthOf(actor: Actor, theme?: string): Promise<Growth | null> {
  const [first, latest] = await listEnds(actor.db, actor.memberId, theme)
  if (!first || !latest) return null
  const drawn = ({ imageKey, width, height, postedAt }: typeof first): Drawn => ({
    ...{ url: privateFileLink(actor, imageKey), width, height, at: postedAt },
  })
  return { theme: first.theme, first: drawn(first), latest: drawn(latest) }
}

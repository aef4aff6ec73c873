import type { Actor } from '#platform/ask.ts'
import { askAlone, asked } from '#platform/asked.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { endsOf } from './queries.ts'
import type { Drawn } from './terms.ts'

export type Growth = { theme: string; first: Drawn; latest: Drawn }

/** The first and the latest drawing of a theme, once there are two; of the one drawn most often where none is named. */
export const growthAsked = (actor: Actor, theme?: string) =>
  asked(endsOf(actor.db, actor.memberId, theme), ([first, latest]): Growth | null => {
    if (!first || !latest) return null
    const drawn = ({ imageKey, width, height, postedAt }: typeof first): Drawn => ({
      ...{ url: privateFileLink(actor, imageKey), width, height, at: new Date(postedAt) },
    })
    return { theme: first.theme, first: drawn(first), latest: drawn(latest) }
  })

export const growthOf = (actor: Actor, theme?: string): Promise<Growth | null> =>
  askAlone(actor.db, growthAsked(actor, theme))

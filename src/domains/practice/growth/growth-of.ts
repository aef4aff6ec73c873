import type { Actor } from '#platform/ask.ts'
import { askAlone, asked } from '#platform/asked.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { endsOf } from './queries.ts'
import type { Drawn } from './terms.ts'

export type Growth = {
  theme: string
  first: Drawn
  latest: Drawn
  /** Of who draws for more than a year: on the way from the first to the latest. */
  between: Drawn[]
  /** What they noted of the latest, and for which lesson it was drawn. */
  memo: string
  lessonId: number
}

/** The first and the latest drawing of a theme, once there are two; of the one drawn most often where none is named. */
export const growthAsked = (actor: Actor, theme?: string) =>
  asked(endsOf(actor.db, actor.memberId, theme), (drawings): Growth | null => {
    const [first, latest] = [drawings[0], drawings.at(-1)]
    if (!first || !latest) return null
    const drawn = ({ imageKey, width, height, postedAt }: typeof first): Drawn => ({
      ...{ url: privateFileLink(actor, imageKey), width, height, at: new Date(postedAt) },
    })
    const { theme, memo, lessonId } = latest
    return {
      theme,
      first: drawn(first),
      latest: drawn(latest),
      between: drawings.slice(1, -1).map(drawn),
      memo,
      lessonId,
    }
  })

export const growthOf = (actor: Actor, theme?: string): Promise<Growth | null> =>
  askAlone(actor.db, growthAsked(actor, theme))

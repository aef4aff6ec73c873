import { posix } from 'node:path'
import { fileLink } from '#platform/file-link.ts'
import type { FilmRow, PlaceRow } from './queries.ts'
import { wordOf, type FilmState, type Place } from './terms.ts'
import { filmTroubles } from './troubles.ts'

export type FilmOnDesk = {
  id: number
  name: string
  bytes: number
  state: FilmState
  trouble: string | null
  percent: number
  facts: { seconds: number; width: number; height: number; hasSound: boolean; rungs: string[] } | null
}
export type Desk = {
  word: string
  shown: FilmOnDesk | null
  next: FilmOnDesk | null
  /** What the place shows now; null where nothing is shown yet. */
  media: { film: string | null; stream: string | null; subtitles: string | null; poster: string | null } | null
  seconds: number | null
  clip: { from: number; to: number | null; offset: number }
  /** A film outside, or one that was not brought here. */
  isElsewhere: boolean
  /** The original on its way is one that browsers play. */
  original: string | null
}

/** A place's films as its page shows them, and as it asks for them again. */
export function deskOf(place: Place, { video, shown, next }: PlaceRow): Desk {
  const word = wordOf(place)
  const base = `/staff/films/${word}/media`
  const waiting = next ?? (video ? null : shown)
  return {
    word,
    shown: shown && onDesk(shown),
    next: next && onDesk(next),
    media: video && {
      film: video.mp4Key && `${base}/film`,
      stream: video.hlsKey && `${base}/${posix.basename(video.hlsKey)}`,
      subtitles: video.subtitlesKey && `${base}/subtitles`,
      poster: fileLink(video.posterKey),
    },
    seconds: video?.seconds ?? null,
    clip: { from: video?.clipFrom ?? 0, to: video?.clipTo ?? null, offset: video?.clipOffset ?? 0 },
    isElsewhere: video !== null && shown === null,
    original: waiting && mayPlay(waiting) ? `${base}/original` : null,
  }
}

/** Known from its content once an encoder has looked; before that its name must do. */
const mayPlay = ({ playsAsIs, seconds, fileName }: FilmRow) =>
  playsAsIs || (seconds === null && /\.(mp4|m4v|webm)$/i.test(fileName))

const onDesk = ({ id, fileName, bytes, state, trouble, share, ...facts }: FilmRow): FilmOnDesk => ({
  ...{ id, name: fileName, bytes, state, trouble: trouble && filmTroubles[trouble], percent: Math.floor(share * 100) },
  facts:
    facts.seconds !== null && facts.width !== null && facts.height !== null
      ? {
          ...{ seconds: facts.seconds, width: facts.width, height: facts.height },
          ...{ hasSound: facts.hasSound ?? false, rungs: facts.rungs },
        }
      : null,
})

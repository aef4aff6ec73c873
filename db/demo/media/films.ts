import type { Part, Subject } from '#demo/pictures/index.ts'
import { postersOf, reels } from '#demo/pictures/reels.ts'
import { stepFilms } from '#demo/pictures/step-films/index.ts'
import { lengths } from './lengths.ts'

/** A film of a picture being drawn; file names are relative to this folder. */
export type Film = {
  name: string
  seconds: number
  mp4: string
  vtt?: string
  hls?: string
  poster: string
  /** What it looks like in a course's first lessons, and on to its last: the poster itself. */
  posters: readonly string[]
  subject: Subject
  part: Part
}

/** A film of a work: its chapters have pictures and subtitles of their own. */
export type WorkFilm = Pick<Film, 'name' | 'seconds' | 'mp4'> & { poster?: never; vtt?: never; hls?: never }
export type AnyFilm = Film | WorkFilm

/** The films that lie here: their names say what they show. */
export const films: readonly Film[] = reels
  .filter(({ name }) => name in lengths)
  .map((reel) => [reel, postersOf(reel).map(({ file }) => file)] as const)
  .map(([{ name, subject, part, hls }, posters]) => ({
    ...{ name, subject, part, posters, seconds: lengths[name]!, mp4: `${name}.mp4`, poster: posters.at(-1)! },
    vtt: `${name}.vtt`,
    ...(hls && { hls: `${name}/index.m3u8` }),
  }))

/** What the lessons of one course bring from its first line to its cover, by the key of that course. */
export const workFilms: ReadonlyMap<string, WorkFilm> = new Map(
  Object.entries(lengths)
    .filter(([name]) => !reels.some((reel) => reel.name === name) && !stepFilms.some((film) => film.name === name))
    .map(([name, seconds]) => [name, { name, seconds, mp4: `${name}.mp4` }]),
)

/** What only one chapter or one lesson shows, by the name under which it lies here: `<course>-<lesson>-<chapter>`, `<course>-<lesson>`. */
export const chapterFilms: ReadonlyMap<string, Film> = new Map(
  stepFilms
    .filter(({ name }) => name in lengths)
    .map(({ name, subject = 'head', hls }) => [
      name,
      {
        ...{ name, subject, part: 'whole', seconds: lengths[name]!, mp4: `${name}.mp4`, vtt: `${name}.vtt` },
        ...{ poster: `${name}.avif`, posters: [`${name}.avif`] },
        ...(hls && { hls: `${name}/index.m3u8` }),
      },
    ]),
)

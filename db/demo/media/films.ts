import { stepFilms } from '#demo/pictures/step-films/index.ts'
import measured from './lengths.json' with { type: 'json' }

/** How many seconds each film lasts, as `scripts/make-films.ts` writes it. */
export const lengths: Readonly<Record<string, number>> = measured

/** A film that was made for a chapter, a lesson or a topic; file names are relative to this folder. */
export type Film = {
  name: string
  seconds: number
  mp4: string
  vtt: string
  hls?: string
}

/** A film of a work: its chapters have pictures and subtitles of their own. */
export type WorkFilm = Pick<Film, 'name' | 'seconds' | 'mp4'> & { vtt?: never; hls?: never }
export type AnyFilm = Film | WorkFilm

/** What only one chapter, lesson or topic shows, by the name under which it lies here: `<course>-<lesson>-<chapter>`, `<course>-<lesson>`, `<theme>-<topic>`. */
export const chapterFilms: ReadonlyMap<string, Film> = new Map(
  stepFilms
    .filter(({ name }) => name in lengths)
    .map(({ name, hls }) => [
      name,
      {
        ...{ name, seconds: lengths[name]!, mp4: `${name}.mp4`, vtt: `${name}.vtt` },
        ...(hls && { hls: `${name}/index.m3u8` }),
      },
    ]),
)

/** What the lessons of one course bring from its first line to its cover, by the key of that course. */
export const workFilms: ReadonlyMap<string, WorkFilm> = new Map(
  Object.entries(lengths)
    .filter(([name]) => !chapterFilms.has(name))
    .map(([name, seconds]) => [name, { name, seconds, mp4: `${name}.mp4` }]),
)

import { type Part, spans, type Span } from '../film.ts'
import type { Subject } from '../subjects.ts'
import { backgroundWords } from './background.ts'
import { characterWords } from './character.ts'
import { mangaWords } from './manga.ts'
import { otherWords } from './other.ts'
import type { FilmWords, Said } from './words.ts'
import { workWords } from './works.ts'

/** What is said in the two films of each motif. */
const filmWords: Record<Subject, FilmWords> = {
  ...characterWords,
  ...backgroundWords,
  ...mangaWords,
  ...otherWords,
}

/** What is drawn in a stretch of a film and what is said meanwhile; times are shares of the film. */
export type Line = { from: number; to: number; part: string; words: string }

/** A film by its name, and of a motif what of it. */
export type Filmed = { name: string; subject?: Subject; part?: Part }

/** All that is said in a film of a motif or of a work; nothing of films whose words are kept with their steps. */
export function linesOf(film: Filmed): Line[] {
  const work = workWords[film.name]
  if (work) return work.map(([from, part, words], i) => ({ from, to: work[i + 1]?.[0] ?? 1, part, words }))
  if (!film.subject || !film.part || film.part === 'whole') return []
  const { draft, finish } = filmWords[film.subject]
  const at = spans[film.part]
  return film.part === 'draft'
    ? [...spread(draft.pencil, at.pencil), ...spread(draft.ink, [at.ink[0], 0.99])]
    : [
        ...spread(finish.ink, at.ink),
        ...spread(finish.colour, at.flat),
        ...spread([['仕上がり', finish.end]], [0.935, 0.995]),
      ]
}

function spread(said: readonly Said[], [from, to]: Span): Line[] {
  const each = (to - from) / said.length
  return said.map(([part, words], i) => ({
    ...{ from: from + i * each, to: from + (i + 1) * each },
    ...{ part, words },
  }))
}

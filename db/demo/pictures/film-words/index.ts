import { type Part, spans, type Span } from '../film.ts'
import type { Subject } from '../subjects.ts'
import { workSpans } from '../work-film.ts'
import { backgroundWords } from './background.ts'
import { characterWords } from './character.ts'
import { mangaWords } from './manga.ts'
import { otherWords } from './other.ts'
import type { FilmWords, Said, WorkWords } from './words.ts'
import { otherSpans, workWords } from './works.ts'

/** What is said in the two films of each motif. */
const filmWords: Record<Subject, FilmWords> = {
  ...characterWords,
  ...backgroundWords,
  ...mangaWords,
  ...otherWords,
}

type Medium = '鉛筆' | 'ペン' | '仕上げ'
/** What is drawn in a stretch of a film and what is said meanwhile; times are shares of the film. */
export type Line = { from: number; to: number; part: string; words: string; medium: Medium }

/** A film by its name, and of a motif what of it. */
export type Filmed = { name: string; subject?: Subject; part?: Part }

/** All that is said in a film of a motif or of a work; nothing of films whose words are kept with their steps. */
export function linesOf(film: Filmed): Line[] {
  const work = workWords[film.name]
  if (work) return drawn(work, otherSpans[film.name] ?? { ink: workSpans.ink[0], flat: workSpans.flat[0] })
  if (!film.subject || !film.part || film.part === 'whole') return []
  const { draft, finish } = filmWords[film.subject]
  const at = spans[film.part]
  return film.part === 'draft'
    ? [...spread(draft.pencil, at.pencil, '鉛筆'), ...spread(draft.ink, [at.ink[0], 0.99], 'ペン')]
    : [
        ...spread(finish.ink, at.ink, 'ペン'),
        ...spread(finish.colour, at.flat, '仕上げ'),
        ...spread([['仕上がり', finish.end]], [0.935, 0.995], '仕上げ'),
      ]
}

const drawn = (work: WorkWords, { ink, flat }: { ink: number; flat: number }): Line[] =>
  work.map(([from, part, words], i) => ({
    ...{ from, to: work[i + 1]?.[0] ?? 1, part, words },
    medium: from >= flat ? '仕上げ' : from >= ink ? 'ペン' : '鉛筆',
  }))

function spread(said: readonly Said[], [from, to]: Span, medium: Medium): Line[] {
  const each = (to - from) / said.length
  return said.map(([part, words], i) => ({
    ...{ from: from + i * each, to: from + (i + 1) * each },
    ...{ part, words, medium },
  }))
}

import type { Film } from './film.ts'
import { subjects, type Subject } from './subjects.ts'

export type Reel = Film & { name: string; hls?: true }

const rate = 8

/** Which picture of each motif is drawn: what one film builds up, the other finishes, and a lesson's papers show. */
export const filmedDrawing: Record<Subject, number> = {
  head: 302,
  eye: 309,
  hand: 316,
  hair: 326,
  cloth: 329,
  gesture: 339,
  body: 347,
  'face-expression': 349,
  'one-point': 360,
  'two-point': 366,
  'three-point': 373,
  cloud: 379,
  foliage: 385,
  water: 395,
  'night-street': 403,
  panels: 408,
  balloon: 415,
  'effect-lines': 420,
  screentone: 428,
  brushes: 436,
  light: 444,
  composition: 449,
  animal: 456,
  food: 464,
  chibi: 478,
  house: 481,
  profile: 488,
}

/** What courses show by their works alone: it stands for anything, or the work shows it better. */
const unfilmed: readonly Subject[] = [
  ...(['two-point', 'house', 'one-point', 'composition', 'body', 'light', 'brushes'] as const),
  ...(['three-point', 'night-street', 'screentone'] as const),
]
export const filmed = subjects.filter((subject) => !unfilmed.includes(subject))

/** Two short films of each motif: which drawing, how it is built up and how it is finished, how many pictures a second. */
export const reels: readonly Reel[] = filmed.flatMap((subject): Reel[] => [
  { name: `${subject}-draft`, subject, part: 'draft', seed: filmedDrawing[subject], seconds: 80, rate },
  {
    ...{ name: `${subject}-finish`, subject, part: 'finish', seed: filmedDrawing[subject], seconds: 90, rate },
    ...(subject === 'head' && { hls: true }),
  },
])

/** The posters of a film, in the order of a course's lessons: how many hundredths of the colours each shows. */
export function postersOf({ name, part }: Pick<Reel, 'name' | 'part'>) {
  return (part === 'finish' ? [30, 55, 80, 100] : [100]).map((coloured) => ({
    coloured: coloured / 100,
    file: coloured === 100 ? `${name}.avif` : `${name}-${coloured}.avif`,
  }))
}

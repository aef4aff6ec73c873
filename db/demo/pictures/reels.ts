import type { Film } from './film.ts'
import { subjects, type Subject } from './subjects.ts'

export type Reel = Film & { name: string; hls?: true; /** without subtitles */ silent?: true }

const rate = 10

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

/** Of what there are films; two vanishing points are shown by the house on the corner. */
export const filmed = subjects.filter((subject) => subject !== 'two-point')

/** Two short films of each motif: how it is built up, and how it is finished. */
const pairs = filmed.flatMap((subject): Reel[] => [
  { name: `${subject}-draft`, subject, part: 'draft', seed: filmedDrawing[subject], seconds: 80, rate },
  { name: `${subject}-finish`, subject, part: 'finish', seed: filmedDrawing[subject], seconds: 90, rate },
])

/** The films that exist: which drawing, what of it, how long, how many pictures a second. */
export const reels: readonly Reel[] = [
  ...pairs.map((reel): Reel => (reel.name === 'head-finish' ? { ...reel, hls: true } : reel)),
  { name: 'portrait-at-leisure', subject: 'head', part: 'whole', seed: 107, seconds: 180, rate },
  { name: 'animal-at-leisure', subject: 'animal', part: 'whole', seed: 10, seconds: 180, rate, silent: true },
]

/** The posters of a film, in the order of a course's lessons: how many hundredths of the colours each shows. */
export function postersOf({ name, part }: Pick<Reel, 'name' | 'part'>) {
  return (part === 'finish' ? [30, 55, 80, 100] : [100]).map((coloured) => ({
    coloured: coloured / 100,
    file: coloured === 100 ? `${name}.avif` : `${name}-${coloured}.avif`,
  }))
}

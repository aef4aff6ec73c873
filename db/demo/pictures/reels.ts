import type { Film } from './film.ts'
import { subjects, type Subject } from './subjects.ts'

export type Reel = Film & { name: string; hls?: true; /** without subtitles */ silent?: true }

const rate = 10

/** Which two pictures of each motif are drawn: one is built up, another is finished. */
const seeds: Record<Subject, [draft: number, finish: number]> = {
  head: [301, 302],
  eye: [307, 309],
  hand: [317, 316],
  hair: [321, 326],
  cloth: [329, 332],
  gesture: [336, 339],
  body: [342, 347],
  'face-expression': [352, 349],
  'one-point': [357, 360],
  'two-point': [365, 366],
  'three-point': [370, 373],
  cloud: [380, 379],
  foliage: [384, 385],
  water: [392, 395],
  'night-street': [399, 403],
  panels: [410, 408],
  balloon: [413, 415],
  'effect-lines': [419, 420],
  screentone: [426, 428],
  brushes: [433, 436],
  light: [442, 444],
  composition: [450, 449],
  animal: [456, 455],
  food: [462, 464],
}

/** Two short films of each motif: how it is built up, and how it is finished. */
const pairs = subjects.flatMap((subject): Reel[] => [
  { name: `${subject}-draft`, subject, part: 'draft', seed: seeds[subject][0], seconds: 40, rate },
  { name: `${subject}-finish`, subject, part: 'finish', seed: seeds[subject][1], seconds: 60, rate },
])

/** The films that exist: which drawing, what of it, how long, how many pictures a second. */
export const reels: readonly Reel[] = [
  ...pairs.map((reel): Reel => (reel.name === 'head-finish' ? { ...reel, hls: true } : reel)),
  { name: 'portrait-at-leisure', subject: 'head', part: 'whole', seed: 107, seconds: 180, rate },
  { name: 'animal-at-leisure', subject: 'animal', part: 'whole', seed: 10, seconds: 180, rate, silent: true },
]

import type { Film } from './film.ts'

export type Reel = Film & { name: string; hls?: true }

/** The films that exist: which drawing, how long, how many pictures a second. */
export const reels: readonly Reel[] = [
  { name: 'hand-in-12-seconds', subject: 'hand', seed: 120, seconds: 12, rate: 15 },
  { name: 'eye-in-12-seconds', subject: 'eye', seed: 141, seconds: 12, rate: 15 },
  { name: 'cloud-in-12-seconds', subject: 'cloud', seed: 112, seconds: 12, rate: 15 },
  { name: 'gesture-with-ghosts', subject: 'gesture', seed: 123, seconds: 40, rate: 12 },
  { name: 'hair-as-ribbons', subject: 'hair', seed: 134, seconds: 40, rate: 12 },
  { name: 'room-in-one-point', subject: 'one-point', seed: 207, seconds: 40, rate: 12 },
  { name: 'voices-in-balloons', subject: 'balloon', seed: 116, seconds: 40, rate: 12 },
  { name: 'head-from-the-ball', subject: 'head', seed: 137, seconds: 70, rate: 12, hls: true },
  { name: 'folds-that-hang', subject: 'cloth', seed: 128, seconds: 70, rate: 12 },
  { name: 'street-in-two-point', subject: 'two-point', seed: 209, seconds: 70, rate: 12 },
  { name: 'portrait-at-leisure', subject: 'head', seed: 107, seconds: 180, rate: 12 },
  { name: 'animal-at-leisure', subject: 'animal', seed: 10, seconds: 180, rate: 12 },
]

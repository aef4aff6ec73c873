import type { Subject } from '../pictures/index.ts'

/** A film of a picture being drawn; file names are relative to this folder. */
export type Film = {
  name: string
  seconds: number
  mp4: string
  vtt?: string
  hls?: string
  poster: string
  subject: Subject
}

// written by scripts/make-films.ts
export const films: readonly Film[] = [
  {
    name: 'hand-in-12-seconds',
    seconds: 12,
    mp4: 'hand-in-12-seconds.mp4',
    poster: 'hand-in-12-seconds.avif',
    subject: 'hand',
  },
  {
    name: 'eye-in-12-seconds',
    seconds: 12,
    mp4: 'eye-in-12-seconds.mp4',
    poster: 'eye-in-12-seconds.avif',
    subject: 'eye',
  },
  {
    name: 'cloud-in-12-seconds',
    seconds: 12,
    mp4: 'cloud-in-12-seconds.mp4',
    poster: 'cloud-in-12-seconds.avif',
    subject: 'cloud',
  },
  {
    name: 'gesture-with-ghosts',
    seconds: 40,
    mp4: 'gesture-with-ghosts.mp4',
    vtt: 'gesture-with-ghosts.vtt',
    poster: 'gesture-with-ghosts.avif',
    subject: 'gesture',
  },
  {
    name: 'hair-as-ribbons',
    seconds: 40,
    mp4: 'hair-as-ribbons.mp4',
    vtt: 'hair-as-ribbons.vtt',
    poster: 'hair-as-ribbons.avif',
    subject: 'hair',
  },
  {
    name: 'room-in-one-point',
    seconds: 40,
    mp4: 'room-in-one-point.mp4',
    vtt: 'room-in-one-point.vtt',
    poster: 'room-in-one-point.avif',
    subject: 'one-point',
  },
  {
    name: 'voices-in-balloons',
    seconds: 40,
    mp4: 'voices-in-balloons.mp4',
    poster: 'voices-in-balloons.avif',
    subject: 'balloon',
  },
  {
    name: 'head-from-the-ball',
    seconds: 70,
    mp4: 'head-from-the-ball.mp4',
    vtt: 'head-from-the-ball.vtt',
    hls: 'head-from-the-ball/index.m3u8',
    poster: 'head-from-the-ball.avif',
    subject: 'head',
  },
  {
    name: 'folds-that-hang',
    seconds: 70,
    mp4: 'folds-that-hang.mp4',
    vtt: 'folds-that-hang.vtt',
    poster: 'folds-that-hang.avif',
    subject: 'cloth',
  },
  {
    name: 'street-in-two-point',
    seconds: 70,
    mp4: 'street-in-two-point.mp4',
    poster: 'street-in-two-point.avif',
    subject: 'two-point',
  },
  {
    name: 'portrait-at-leisure',
    seconds: 180,
    mp4: 'portrait-at-leisure.mp4',
    vtt: 'portrait-at-leisure.vtt',
    poster: 'portrait-at-leisure.avif',
    subject: 'head',
  },
  {
    name: 'animal-at-leisure',
    seconds: 180,
    mp4: 'animal-at-leisure.mp4',
    poster: 'animal-at-leisure.avif',
    subject: 'animal',
  },
]

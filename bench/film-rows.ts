import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { ffmpeg, filmFolder, makeFilm } from '#test/films/make-film.ts'
import { lookAtFilm } from '#domains/studio/films/encoder/look-at-film.ts'
import { makeReady, type Shelf } from '#domains/studio/films/encoder/make-ready.ts'
import { planOf } from '#domains/studio/films/encoder/plan.ts'
import { placesFor } from '#platform/places.ts'
import type { Measure } from './rounds.ts'

const SECONDS = 180
const noShelf: Shelf = { has: () => false, keep: async () => {}, fetch: async () => {} }

/**
 * A film of three minutes made ready as an encoder of a machine of its own does it, with its sound brought to its
 * loudness, its parts, its poster and its pictures, beside one run of ffmpeg that makes the same sizes with all cores.
 */
export const film: Measure = {
  name: 'film',
  once: true,
  async take() {
    const { folder, remove } = await filmFolder()
    try {
      const file = await makeFilm(join(folder, 'film.mp4'), { seconds: SECONDS, size: '1280x720', rate: 24 })
      const alone = await speed(() => byFfmpegAlone(file, folder))
      const made = await speed(() => byTheEncoder(file, folder))
      return [
        { name: 'a film made ready', value: made, unit: '× its length' },
        { name: 'a film by ffmpeg alone', value: alone, unit: '× its length' },
      ]
    } finally {
      await remove()
    }
  },
}

async function speed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return SECONDS / ((performance.now() - began) / 1000)
}

const byTheEncoder = async (file: string, folder: string) =>
  makeReady({
    ...{ file, seen: await lookAtFilm(file), folder, name: 'ready', shelf: noShelf },
    ...{ inTurn: placesFor(availableParallelism()), onShare: () => {} },
  })

async function byFfmpegAlone(file: string, folder: string): Promise<void> {
  const { gop, rungs } = planOf(await lookAtFilm(file))
  const scaled = rungs.map(({ width, height }, at) => `[s${at}]scale=${width}:${height}:flags=bicubic[r${at}]`)
  const split = `[0:v]split=${rungs.length}${rungs.map((_, at) => `[s${at}]`).join('')}`
  const outputs = rungs.flatMap(({ name, maxRate }, at) => [
    ...[
      '-map',
      `[r${at}]`,
      '-map',
      '0:a',
      '-c:v',
      'libx264',
      '-preset',
      'veryfast',
      '-crf',
      '20',
      '-profile:v',
      'high',
    ],
    ...['-g', String(gop), '-keyint_min', String(gop), '-sc_threshold', '0', '-c:a', 'aac', '-b:a', '128k'],
    ...['-maxrate', String(maxRate), '-bufsize', String(maxRate * 2), join(folder, `alone-${name}.mp4`)],
  ])
  await ffmpeg('-threads', '0', '-i', file, '-filter_complex', [split, ...scaled].join(';'), ...outputs)
}

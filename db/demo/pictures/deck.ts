import sharp from 'sharp'
import { raster } from './raster.ts'
import { type Page, slideSvg, steps } from './slide-svg.ts'
import type { Subject } from './subjects.ts'
import { INK, VERMILION } from './tones.ts'

const [WIDTH, HEIGHT] = [1024, 576]
const LARGE = 768
/** The steps beside it, two in a row. */
const [SMALL, TALL, GAP] = [104, 78, 16]
const TOP = (HEIGHT - 3 * TALL - 2 * GAP) / 2
const DESK = '#F1EBDF'

/** The steps, the picture without its pencil, and its lines alone, to be coloured. */
export const DECK_PAGES = steps.length + 2

/** One step after the other; beside each the whole way, with where one is. */
export async function drawDeck(wanted: { seed: number; subject: Subject }): Promise<Buffer[]> {
  const pictureOf = (page: Page) => raster(slideSvg({ ...wanted, page }), { width: LARGE, format: 'jpeg', quality: 92 })
  const [bare, lines, ...large] = await Promise.all([
    pictureOf('coloured'),
    pictureOf('lines'),
    ...steps.map((_, step) => pictureOf(step + 1)),
  ])
  const way = await Promise.all(
    large.map(async (input, step) => ({ input: await sharp(input).resize(SMALL, TALL).toBuffer(), ...placeOf(step) })),
  )
  const last = large.length - 1
  const pages = large.map((picture, step) => ({ step, picture }))
  return Promise.all(
    [...pages, { step: last, picture: bare }, { step: last, picture: lines }].map(({ step, picture }) =>
      sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: DESK } })
        .composite([
          ...way,
          { input: Buffer.from(frames(step)), left: 0, top: 0 },
          { input: picture, left: WIDTH - LARGE, top: 0 },
        ])
        .jpeg({ quality: 80 })
        .toBuffer(),
    ),
  )
}

const placeOf = (step: number) => ({
  left: GAP + (step % 2) * (SMALL + GAP),
  top: TOP + Math.floor(step / 2) * (TALL + GAP),
})

const frames = (now: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH - LARGE}" height="${HEIGHT}" fill="none">${steps
    .map((_, step) => {
      const { left, top } = placeOf(step)
      const [edge, colour] = step === now ? [4, VERMILION] : [1, INK]
      return `<rect x="${left}" y="${top}" width="${SMALL}" height="${TALL}" rx="3" stroke="${colour}" stroke-width="${edge}"/>`
    })
    .join('')}</svg>`

import { cp, mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { chapterFilms } from './media/films.ts'
import { practiceSheet } from './paper.ts'
import {
  bannerSvg,
  checkPointSvg,
  coverSvg,
  drawDeck,
  firstPageSvg,
  raster,
  slideSvg,
  filmPictureSvg,
} from './pictures/index.ts'
import { banners, chapters, courses, lessons, points, popups, primes, sister, steps } from './school-words.ts'
import { type Cells, sheetOf, type Tables } from './school/table.ts'

const MEDIA = join(import.meta.dirname, 'media')
const DAY = 86_400_000
const SEED = 900
const SLIDES = 4

/** What the demo's editors bring themselves: a folder in the form of `docs/import.md`, as any school would have it. */
export async function writeSchool(folder: string, now: Date): Promise<void> {
  const put = async (path: string, bytes: Buffer | string) => {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), bytes)
  }
  // In the minute in which the hour began: as editors set it.
  const moment = (days: number | string | undefined) =>
    typeof days !== 'number' ? '' : `${new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)} 10:00`
  const announced = ({ opens, closes, ...cells }: Cells) => ({
    ...cells,
    ...{ opened_at: moment(opens), closed_at: moment(closes) },
  })
  const tables: Tables = {
    ...{ lessons, chapters, points, primes, steps },
    courses: courses.map(({ opens, ...cells }) => ({ ...cells, opens_at: moment(opens) })),
    ...{ banners: banners.map(announced), popups: popups.map(announced), sister: sister.map(announced) },
  }
  for (const [name, rows] of Object.entries(tables)) await put(`${name}.csv`, sheetOf(rows))
  for (const film of ['food-4', 'food-1', 'first-face-build-2-3']) await putFilm(folder, film, put)
  await putPictures(put)
}

const jpeg = (svg: string, width: number) => raster(svg, { width, format: 'jpeg', quality: 82 })

type Put = (path: string, bytes: Buffer | string) => Promise<void>

/** A film that is ready: what players ask for, and a word on what is what. */
async function putFilm(folder: string, name: string, put: Put): Promise<void> {
  const { seconds, mp4, vtt, hls } = chapterFilms.get(name)!
  const poster = 'poster.jpg'
  const below = `files/films/${name}`
  const facts = { seconds, width: 960, height: 540, sound: true, mp4, hls: hls ?? null, poster }
  await put(`${below}/film.json`, JSON.stringify(facts))
  const copy = (from: string, to: string) => cp(join(MEDIA, from), join(folder, to), { recursive: true })
  await copy(mp4, `${below}/${mp4}`)
  await put(`${below}/${poster}`, await jpeg(filmPictureSvg(name), 960))
  if (hls) await copy(dirname(hls), `${below}/${dirname(hls)}`)
  await mkdir(join(folder, 'files/captions'), { recursive: true })
  if (vtt) await copy(vtt, `files/captions/${vtt}`)
}

async function putPictures(put: Put): Promise<void> {
  await put('files/covers/tea.jpg', await jpeg(coverSvg({ seed: SEED, tab: 'other', subject: 'food' }), 1280))
  for (const at of [1, 2])
    await put(`files/points/tea-${at}.jpg`, await jpeg(checkPointSvg({ seed: SEED, subject: 'food', place: at }), 640))
  const deck = await drawDeck({ seed: SEED, subject: 'food' })
  for (const [index, page] of deck.slice(0, SLIDES).entries()) await put(`files/slides/tea/${index + 1}.jpg`, page)
  await put('files/materials/tea.pdf', await practiceSheet(slideSvg({ seed: SEED, page: 2, subject: 'food' })))
  await put('files/banners/winter-pc.jpg', await jpeg(bannerSvg({ banner: 'winter-contest', shape: 'pc' }), 1600))
  await put('files/banners/winter-sp.jpg', await jpeg(bannerSvg({ banner: 'winter-contest', shape: 'sp' }), 750))
  await put('files/banners/first-page.jpg', await jpeg(firstPageSvg(), 960))
}

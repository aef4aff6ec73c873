import { ellipse, type Point } from '../geometry.ts'
import { penStroke } from '../red-pen.ts'
import { animalLooks } from './animal-looks.ts'
import { drillLooks } from './drill-looks.ts'
import { cloudLooks } from './cloud-looks.ts'
import { lessonLooks as firstFaceLooks, sampleFilms } from './first-face-looks.ts'
import { firstFaceResult } from './first-face-result.ts'
import { fixLooks } from './fix-looks.ts'
import { moodLooks } from './mood-looks.ts'
import { looksOfTopics } from '../topic-films/index.ts'
import { stepFilms } from './index.ts'
import type { LessonLooks, Look } from './looks.ts'
import { endsOf, type StepFilm } from './steps.ts'
import { stillAt } from './stills-at.ts'
import { size } from './timeline.ts'

const stills = [...stepFilms, firstFaceResult]
const filmNamed = (name: string) => stills.find((film) => film.name === name)!

/** When each sheet of a film is full: before it is turned over, and at the end. */
function sheetsOf(film: StepFilm): number[] {
  const turn = film.steps.findIndex(({ turns }) => turns)
  return turn < 0 ? [film.seconds] : [endsOf(film)[turn - 1]! - 0.01, film.seconds]
}

/** What a film comes to: its first sheet, as it is full. */
export function filmPictureSvg(name: string) {
  const film = filmNamed(name)
  return stillAt(film, sheetsOf(film)[0]!)
}

/** A page beside the film: what has been drawn by then; the last one shows the last sheet, where there are two. */
export function stepSlideSvg(name: string, page: number, pages: number) {
  const film = filmNamed(name)
  const [full, last] = sheetsOf(film)
  const before = last ? pages - 1 : pages
  return stillAt(film, page > before ? last! : (full! * page) / before)
}

/** A part of what a film comes to, three high and four wide, with a ring around what matters. */
export function lookSvg({ film: name, sheet = 0, at, wide, ring }: Look): string {
  const film = filmNamed(name)
  const pixel = ([x, y]: Point): Point => [(x * size.height) / 720 + size.width / 2, ((y + 360) * size.height) / 720]
  const [w, h] = [wide * 0.75, wide * 0.5625]
  const [x, y] = pixel(at)
  const left = Math.max(0, Math.min(size.width - w, x - w / 2))
  const top = Math.max(0, Math.min(size.height - h, y - h / 2))
  const points = ring && ellipse(...ring, { from: 4, to: 10.7, tilt: 0.03 }).map(pixel)
  const svg = stillAt(film, sheetsOf(film)[sheet]!, points ? penStroke({ points, width: 4 }) : '')
  return svg.replace(
    / width="\d+" height="\d+" viewBox="[^"]+"/,
    ` width="480" height="360" viewBox="${tenth(left)} ${tenth(top)} ${w} ${h}"`,
  )
}

const tenth = (pixels: number) => Math.floor(pixels * 10) / 10

/** The pages that a course shows of its own films, in their order. */
export const samplesOf = (course: string) => sampleFilms[course]?.map((film) => `${course}-${film}`) ?? []

const lessonLooks: Readonly<Record<string, LessonLooks>> = {
  ...firstFaceLooks,
  ...fixLooks,
  ...drillLooks,
  ...animalLooks,
  ...cloudLooks,
  ...moodLooks,
}

const looks = { ...lessonLooks, ...looksOfTopics }
/** What a lesson shows of its own films, by `<course>-<lesson>`, and of its topic's, by `<theme>-<topic>`. */
export const looksOf = (name: string): LessonLooks | undefined => looks[name]
export const lessonsWithLooks = Object.entries(lessonLooks)
export const topicsWithLooks = Object.entries(looksOfTopics)

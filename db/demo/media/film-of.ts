import type { DemoCourse, FilmPart } from '../catalogue/shape.ts'
import { isWork, workShownBy } from '../catalogue/works.ts'
import { looksOf } from '../pictures/index.ts'
import { type AnyFilm, chapterFilms, type Film, films, type WorkFilm, workFilms } from './films.ts'

/** Every motif has its own films: nobody is shown another thing than the lesson is about. */
export function filmOf(part: FilmPart, subject: string): Film {
  const film = films.find((one) => one.part === part && one.subject === subject)
  if (!film) throw new Error(`no film shows the ${part} of ${subject}`)
  return film
}

/** The film of the work that a course shows, where there is one. */
export const workFilmOf = (course: Pick<DemoCourse, 'key'>): WorkFilm | undefined =>
  workFilms.get(workShownBy(course) ?? '')

/** A work shown in one go. */
export const primeFilmOf = (course: Pick<DemoCourse, 'key' | 'subject'>, part: FilmPart): AnyFilm =>
  workFilmOf(course) ?? filmOf(part, course.subject)

/** From which second on a chapter shows its film, and for how long. */
export type Stretch = { film: AnyFilm; from: number; seconds: number }

type Lessons = Pick<DemoCourse, 'key' | 'subject' | 'lessons'>

/** What the chapters of a lesson show: a film of their own, or one that they share (their lesson's, their motif's) and follow each other through. */
export function stretchesOf({ key, subject, lessons }: Lessons, index: number): Stretch[] {
  const lesson = lessons[index]!
  const parts = lesson.chapters.map(({ film }) => film)
  const work = workFilmOf({ key })
  const shared = chapterFilms.get(`${key}-${index + 1}`)
  return parts.map((part, at) => {
    const own = chapterFilms.get(`${key}-${index + 1}-${at + 1}`)
    if (own) return { film: own, from: 0, seconds: own.seconds }
    if (shared) return { film: shared, ...stretch(shared.seconds, at, parts.length) }
    if (work && isWork({ key })) return throughWork(work, [index, lessons.length], [at, parts.length])
    const [place, of] = [parts.slice(0, at), parts].map((some) => some.filter((one) => one === part).length)
    if (work) return partOfWork(work, part, [index, lessons.length], [place!, of!])
    const film = filmOf(part, lesson.subject ?? subject)
    return { film, ...stretch(film.seconds, place!, of!) }
  })
}

/** Where a film is too short for so many, each begins a little before the one before it ends. */
const LEAST_SECONDS = 40
function stretch(whole: number, place: number, of: number) {
  const seconds = Math.min(whole, Math.max(LEAST_SECONDS, whole / of))
  return { from: of === 1 ? 0 : ((whole - seconds) * place) / (of - 1), seconds }
}

/** How long the part of a work is that one lesson shows. */
const LESSON_SECONDS = 80
type Place = readonly [place: number, of: number]
function throughWork(film: WorkFilm, [lesson, lessons]: Place, [place, of]: Place): Stretch {
  const begins = ((film.seconds - LESSON_SECONDS) * lesson) / Math.max(1, lessons - 1)
  const { from, seconds } = stretch(LESSON_SECONDS, place, of)
  return { film, from: begins + from, seconds }
}

/** Up to here a work is built up and inked, from here on it is coloured. */
const COLOURS = 0.6
/** The least by which chapters of a lesson that show the same part of a work differ. */
const LEAST_STEP = 20

/** Who is taught a construction sees a work built up, who is taught colours sees it coloured; later lessons a later piece of that. */
function partOfWork(film: WorkFilm, part: FilmPart, [lesson, lessons]: Place, [place, of]: Place): Stretch {
  const least = LEAST_SECONDS + LEAST_STEP * (of - 1)
  const room = Math.max(least, film.seconds * (part === 'draft' ? COLOURS : 1 - COLOURS))
  const shown = Math.min(room, LEAST_SECONDS * of)
  const { from, seconds } = stretch(shown, place, of)
  const begins = ((room - shown) * lesson) / Math.max(1, lessons - 1)
  return { film, from: (part === 'draft' ? 0 : film.seconds - room) + begins + from, seconds }
}

/** Under which name a lesson's points to check and its aim are drawn: its own, or that of what it draws. */
export function looksNamed({ key, subject }: Pick<DemoCourse, 'key' | 'subject'>, index: number) {
  const own = `${key}-${index + 1}`
  const looks = looksOf(own)
  return { checks: looks ? own : subject, aim: looks?.aim ? own : subject }
}

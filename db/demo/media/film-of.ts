import type { DemoCourse, FilmPart } from '../catalogue/shape.ts'
import { workShownBy } from '../catalogue/works.ts'
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

/** What the chapters of a lesson show: films of their own, one that is their lesson's, or the day's share of what its course draws. */
export function stretchesOf(course: Lessons, index: number): Stretch[] {
  const { key, lessons } = course
  const { chapters } = lessons[index]!
  const own = chapters.map((_, at) => chapterFilms.get(`${key}-${index + 1}-${at + 1}`))
  if (own.every((film) => film !== undefined)) return own.map((film) => ({ film, from: 0, seconds: film.seconds }))
  const shared = chapterFilms.get(`${key}-${index + 1}`)
  if (shared) return [{ film: shared, from: 0, seconds: shared.seconds }]
  const days = lessons.map((_, day) => day).filter((day) => !isFilmed(course, day))
  const shown = shownOn(course, index)
  const alike = days.filter((day) => shownOn(course, day).at === shown.at)
  return [share(shown.film, roomOf(shown, alike.length), [alike.indexOf(index), alike.length])]
}

/** Whether a lesson was filmed for itself, in one film or chapter by chapter. */
const isFilmed = ({ key }: Lessons, index: number) =>
  chapterFilms.has(`${key}-${index + 1}`) || chapterFilms.has(`${key}-${index + 1}-1`)

type Shown = { film: AnyFilm; part: FilmPart; at: string }

/** Through its own picture a course goes from the first line to the last colour; who is taught by another's sees the part that their day is about. */
function shownOn({ key, subject, lessons }: Lessons, index: number): Shown {
  const lesson = lessons[index]!
  const part = lesson.chapters[0]!.film
  const work = workFilmOf({ key })
  if (work?.name === key) return { film: work, part: 'whole', at: work.name }
  const film = work ?? filmOf(part, lesson.subject ?? subject)
  return { film, part: work ? part : 'whole', at: `${film.name} ${part}` }
}

/** Up to here a work is built up and inked, from here on it is coloured. */
const COLOURS = 0.6
/** Which seconds of a film so many lessons share among them. */
function roomOf({ film: { seconds }, part }: Shown, lessons: number): readonly [from: number, to: number] {
  if (part === 'whole') return [0, seconds]
  const least = Math.min(seconds / 2, lessons * LEAST_SECONDS)
  return part === 'draft'
    ? [0, Math.max(least, seconds * COLOURS)]
    : [seconds - Math.max(least, seconds * (1 - COLOURS)), seconds]
}

const LEAST_SECONDS = 30
const MOST_SECONDS = 90
/** Where so many days have too little room, each begins with the end of the one before it. */
function share(
  film: AnyFilm,
  [begins, ends]: readonly [number, number],
  [place, of]: readonly [number, number],
): Stretch {
  const room = ends - begins
  const seconds = Math.min(room, MOST_SECONDS, Math.max(LEAST_SECONDS, room / of))
  return { film, from: of === 1 ? begins : begins + ((room - seconds) * place) / (of - 1), seconds }
}

/** Under which name a lesson's points to check and its aim are drawn: its own; the aim of the others under that of what they draw. */
export function looksNamed({ key, subject }: Pick<DemoCourse, 'key' | 'subject'>, index: number) {
  const own = `${key}-${index + 1}`
  const looks = looksOf(own)
  return { checks: looks ? own : null, aim: looks?.aim ? own : subject }
}

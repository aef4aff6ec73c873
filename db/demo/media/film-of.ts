import type { DemoCourse } from '../catalogue/shape.ts'
import { isWork, workShownBy } from '../catalogue/works.ts'
import { looksOf } from '../pictures/index.ts'
import { type AnyFilm, chapterFilms, type Film, type WorkFilm, workFilms } from './films.ts'

/** The film of the work that a course draws, or that its theme comes to. */
export function workFilmOf(course: Pick<DemoCourse, 'key' | 'theme'>): WorkFilm {
  const film = workFilms.get(workShownBy(course))
  if (!film) throw new Error(`no film shows the work of ${course.key}`)
  return film
}

/** What a chapter shows: from which second on, for how long, and for what that film was made. */
export type Stretch = { film: AnyFilm; from: number; seconds: number; of: 'chapter' | 'lesson' | 'topic' | 'work' }

type Lessons = Pick<DemoCourse, 'key' | 'theme' | 'lessons'>

/** What the chapters of a lesson show: films of their own, that of its topic, the day's share of a work. */
export function stretchesOf(course: Lessons, index: number): Stretch[] {
  const own = ownOf(course, index)
  if (own) return own
  const topic = topicOf(course, index)
  if (topic && !isWork(course)) return [topic]
  const days = course.lessons
    .map((_, day) => day)
    .filter((day) => !ownOf(course, day) && (isWork(course) || !topicOf(course, day)))
  const shared = share(workFilmOf(course), days.indexOf(index), days.length)
  return topic ? [topic, shared] : [shared]
}

/** The films that were made for one lesson: one for each of its chapters, or one for all of it. */
function ownOf({ key, lessons }: Lessons, index: number): Stretch[] | null {
  const lesson = `${key}-${index + 1}`
  const each = lessons[index]!.chapters.map((_, at) => chapterFilms.get(`${lesson}-${at + 1}`))
  if (each.every((film) => film !== undefined)) return each.map((film) => whole(film, 'chapter'))
  const one = chapterFilms.get(lesson)
  return one ? [whole(one, 'lesson')] : null
}

function topicOf({ lessons }: Lessons, index: number): Stretch | null {
  const film = chapterFilms.get(lessons[index]!.topic?.film ?? '')
  return film ? whole(film, 'topic') : null
}

const whole = (film: Film, of: Stretch['of']): Stretch => ({ film, from: 0, seconds: film.seconds, of })

const LEAST_SECONDS = 24
const MOST_SECONDS = 90
/** The days go through a work from its first line to its last colour; who sees it on one day only sees its end. */
function share(film: WorkFilm, place: number, days: number): Stretch {
  const seconds = Math.min(MOST_SECONDS, Math.max(LEAST_SECONDS, film.seconds / days))
  const room = film.seconds - seconds
  return { film, from: days === 1 ? room : (room * place) / (days - 1), seconds, of: 'work' }
}

/** Where a lesson's points to check and its aim are seen, and under which name they are drawn: its own, or that of its topic's film. */
export function looksShown({ key, lessons }: Lessons, index: number) {
  const own = `${key}-${index + 1}`
  const name = looksOf(own) ? own : (lessons[index]!.topic?.film ?? own)
  const looks = looksOf(name)
  return looks && { name, isOwn: name === own, ...looks }
}

import { readFrame } from '#domains/studio/index.ts'
import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { dayOf } from '#platform/paging.ts'
import { notFound } from '#platform/refusal.ts'
import { pointsOf, secondsOf, type Second } from './curve.ts'
import { drawCurve } from './draw-curve.server.ts'
import {
  countByFilm,
  findTotals,
  listFilms,
  listLessonNames,
  listSteps,
  type Film,
  type FilmFigures,
  type Subject,
} from './queries.ts'

const subjectOf = ({ url }: Actor, courseId: number): Subject => {
  const lesson = url.searchParams.get('lesson')
  return { courseId, lessonId: lesson ? idOf(lesson) : null, from: dayOf(url, 'from'), to: dayOf(url, 'to') }
}

/** Second by second what learners of a course or a lesson saw; for the file, and what the page is drawn from. */
export async function readSeconds(actor: Actor, courseId: number) {
  const subject = subjectOf(actor, courseId)
  const lessons = await listLessonNames(actor.db, courseId)
  if (subject.lessonId !== null && !lessons.some(({ id }) => id === subject.lessonId)) notFound()
  const films = await listFilms(actor.db, subject)
  const [counts, steps, totals] = await Promise.all([
    countByFilm(actor.db, films, subject),
    listSteps(actor.db, films, subject),
    findTotals(actor.db, films, subject),
  ])
  return { subject, lessons, films, counts, totals, seconds: secondsOf(films, steps) }
}

/** The page of a course's figures: seven statements, however many learn it. */
export async function readCourseFigures(actor: Actor, courseId: number) {
  const [course, read] = await Promise.all([readFrame(actor, courseId), readSeconds(actor, courseId)])
  const { subject, lessons, films, counts, totals, seconds } = read
  const byChapter = new Map(counts.map((one) => [one.chapterId, one]))
  const byFilm = Map.groupBy(seconds, ({ film }) => film)
  const rows = films.map((film, index) => rowOf(film, byFilm.get(index)!, byChapter.get(film.chapterId)))
  const { from, to, lessonId } = subject
  const query = Object.entries({ from, to, lesson: lessonId }).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return {
    course,
    period: { from, to },
    lessonId,
    lessons: lessons.map(({ id, title, day }) => ({ id, label: `DAY ${day}　${title}` })),
    totals,
    rows,
    svg: films.length > 0 ? drawCurve(films, seconds, pointsOf(seconds, totals.learners)) : null,
    csvPath: `/staff/courses/${courseId}/figures.csv?${new URLSearchParams(query).toString()}`,
  }
}

const none = { began: 0, finished: 0, again: 0 }

function rowOf(film: Film, seconds: readonly Second[], counts: Omit<FilmFigures, 'chapterId'> = none) {
  const seen = seconds.reduce((sum, one) => sum + one.seen, 0)
  const most = seconds.reduce((worst, one) => (one.left > worst.left ? one : worst), { at: 0, left: 0 })
  return {
    id: film.chapterId,
    day: film.day,
    title: film.title,
    seconds: film.seconds,
    ...{ began: counts.began, finished: counts.finished, again: counts.again },
    seenShare: counts.began > 0 ? seen / seconds.length / counts.began : null,
    left: seconds.reduce((sum, one) => sum + one.left, 0),
    leftMostAt: most.left > 0 ? most.at : null,
  }
}
export type FilmRow = ReturnType<typeof rowOf>

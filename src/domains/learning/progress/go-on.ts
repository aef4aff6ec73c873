import { href } from 'react-router'
import type { BriefChapter, BriefCourse, BriefCurriculum, BriefLesson } from '#domains/catalogue/index.ts'
import { fileLink } from '#platform/file-link.ts'
import { linkTo, type Spot } from '../continuation.ts'
import { filmAt, type OwnWithLists } from '../own.ts'
import type { Done, OwnPlace } from '../own-rows.ts'
import { whyCannotFollow, whyCannotWatch, type WatchRefusal } from '../rules.ts'
import { milliseconds, watchedRatio } from '../watched.ts'
import { nextIn } from './next-in.ts'

/** What was watched last and is not at its end: the first thing on the top page and on learning status. */
export type GoOn = {
  link: string
  /** It waits for a plan: the link leads to what it is and not into it. */
  locked: boolean
  /** The course or the curriculum. */
  title: string
  lessonTitle: string
  /** What there is to draw after it; null for a prime lesson, and while it waits for a plan. */
  practice: { lessonId: number; stepId: number | null } | null
  chapterTitle: string | null
  posterUrl: string | null
  seconds: number
  durationSeconds: number
  device: string | null
}

/** What can be gone on with: a film in its course, or in a curriculum that borrows it. */
type Way = {
  at: string
  course: BriefCourse
  lesson: BriefLesson | null
  part: BriefChapter
  curriculum: BriefCurriculum | null
  spot: Spot
}

const MOST = 5

/** The latest thing that this learner may go on with; where there is none, the latest that a plan would open again. */
export function goOnOf(own: OwnWithLists): GoOn | null {
  const ways = [...own.lists.unfinished.flatMap((place) => inCourse(own, place)), ...inCurriculums(own)]
    .toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
    .map((way) => ({ way, why: whyClosed(own, way) }))
    .filter(({ why }) => why !== 'not-found')
  const first = ways.find(({ why }) => why === null) ?? ways[0]
  return first ? shown(own, first.way, first.why !== null) : null
}

/** The first thing not done in a course that was left in the middle; a prime lesson itself. What is complete is no way. */
function inCourse(own: OwnWithLists, place: OwnPlace): Way[] {
  const { catalogue, done } = own
  const course = catalogue.courses.get(place.courseId)
  if (!course || done.completed.has(course.id)) return []
  const { at } = place
  const next = place.chapterId === null ? null : nextOfLessons(course, done, place.chapterId)
  const lesson = next && course.lessons.find(({ chapters }) => chapters.some(({ id }) => id === next.chapterId))
  if (lesson) {
    const part = lesson.chapters.find(({ id }) => id === next.chapterId)!
    return [{ at, course, lesson, part, curriculum: null, spot: { chapterId: part.id } }]
  }
  const prime = place.chapterId === null ? filmAt(catalogue, place) : course.primes.find((one) => !wasSeen(one, done))
  if (!prime) return []
  const seconds = done.watched.get(prime.film.id)?.place ?? 0
  return [{ at, course, lesson: null, part: prime, curriculum: null, spot: { primeLessonId: prime.id, seconds } }]
}

/** A course is a way of one step. */
const nextOfLessons = ({ lessons }: BriefCourse, done: Done, chapterId: number) =>
  nextIn({ steps: [{ id: 0, title: '', position: 0, lessons }] }, done, { stepId: 0, chapterId })

const wasSeen = ({ film }: BriefChapter, done: Done) =>
  watchedRatio(done.watched.get(film.id)?.seenMs ?? 0, milliseconds(film.seconds)) === 100

function inCurriculums({ catalogue, lists, done }: OwnWithLists): Way[] {
  const begun = lists.attendances.filter(({ chapterId }) => chapterId !== null).slice(0, MOST)
  return begun.flatMap(({ curriculumId, at, ...place }): Way[] => {
    const curriculum = catalogue.curriculums.get(curriculumId)
    const next = curriculum && nextIn(curriculum, done, place)
    const step = curriculum?.steps.find(({ id }) => id === next?.stepId)
    const lesson = step?.lessons.find(({ chapters }) => chapters.some(({ id }) => id === next!.chapterId))
    const course = lesson && catalogue.courses.get(lesson.courseId)
    if (!next || !course) return []
    const part = lesson.chapters.find(({ id }) => id === next.chapterId)!
    return [{ at, course, lesson, part, curriculum, spot: { stepId: next.stepId, chapterId: part.id } }]
  })
}

/** As the player itself would say: a step is there with its curriculum, a film with its course or any such step. */
function whyClosed({ catalogue, member, now, done }: OwnWithLists, way: Way): WatchRefusal | null {
  const { course, lesson, curriculum } = way
  if (curriculum && whyCannotFollow(curriculum.window, member, now) === 'not-found') return 'not-found'
  const facts = {
    ...{ courseId: course.id, published: true, isFree: lesson?.isFree ?? false },
    ...{ course: course.window, subscription: course.subscription },
    steps: (lesson && catalogue.borrowings.get(lesson.id)) ?? [],
  }
  return whyCannotWatch(facts, member, done.bought.has(course.id), now)
}

function shown({ done }: OwnWithLists, { course, lesson, part, curriculum, spot }: Way, locked: boolean): GoOn {
  const { place = 0, device = null } = done.watched.get(part.film.id) ?? {}
  const page = curriculum
    ? href('/subscriptions/curriculums/:id', { id: String(curriculum.id) })
    : href('/courses/:id', { id: String(course.id) })
  return {
    link: locked ? page : linkTo(spot),
    locked,
    title: (curriculum ?? course).title,
    lessonTitle: (lesson ?? part).title,
    practice:
      lesson && !locked ? { lessonId: lesson.id, stepId: 'stepId' in spot ? (spot.stepId ?? null) : null } : null,
    chapterTitle: lesson && part.title,
    posterUrl: fileLink(part.film.posterKey ?? course.coverKey),
    seconds: place,
    durationSeconds: part.film.seconds,
    device,
  }
}

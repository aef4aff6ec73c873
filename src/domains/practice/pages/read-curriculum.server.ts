import { href } from 'react-router'
import {
  type BorrowedLesson,
  catalogueOf,
  findCurriculum,
  isOpen,
  lengthOfStep,
  lessonSeconds,
  turnsOf,
} from '#domains/catalogue/index.ts'
import { listCritics } from '#domains/critiques/index.ts'
import {
  audienceOf,
  isOfOneMoment,
  pastInCurriculum,
  progressInCurriculum,
  readOffer,
  skippedSteps,
  wayToPlans,
} from '#domains/learning/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import { isSignedIn, type Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { notFound } from '#platform/refusal.ts'
import { quoted } from '#platform/text.ts'
import { finalWorkOf } from '../final-work.ts'

/** The curriculum page's reading: the catalogue is asked for the path, one statement each for teachers, progress and final work. */
export async function readCurriculum(ask: Ask, curriculumId: number) {
  const { member, now, house } = ask
  const curriculum = await findCurriculum(house, curriculumId)
  if (!isOpen(curriculum.window, now)) return notFound()
  const [catalogue, critics, past, finalWork] = await Promise.all([
    catalogueOf(house),
    listCritics(ask.db, now),
    pastInCurriculum(ask, curriculum),
    isSignedIn(ask) ? finalWorkOf(Object.assign(ask, { memberId: ask.member.id }), curriculumId) : null,
  ])
  if (!(await isOfOneMoment(ask, past))) return readCurriculum(ask, curriculumId)
  const progress = past && progressInCurriculum(curriculum, past)
  const done = new Set(progress?.completedLessonIds)
  const isDone = (lessons: readonly { id: number }[]) => lessons.length > 0 && lessons.every(({ id }) => done.has(id))
  const pictureOf = picturesOfSteps()
  const brief = catalogue.curriculums.get(curriculumId)
  const lengthOf = (stepId: number) => {
    const step = brief?.steps.find(({ id }) => id === stepId)
    return brief && step ? lengthOfStep(catalogue, brief, step) : { seconds: 0, drawing: 0 }
  }
  const mayWatch = Boolean(member?.isStaff || (member && hasSubscription(member, now)))
  const steps = curriculum.steps.map(({ id, position, title, description, lessons }) => ({
    ...{ id, position, title, breaks: breaksIn(title), description },
    ...lengthOf(id),
    lessons: lessons.map((lesson) => ({
      id: lesson.id,
      title: lesson.title,
      courseId: lesson.courseId,
      courseTitle: lesson.course.title,
      seconds: lessonSeconds(lesson),
      chapterIds: lesson.chapters.map((chapter) => chapter.id),
      freePath: mayWatch ? null : freePathOf(lesson, now),
    })),
    posterUrl: fileLink(pictureOf(lessons)),
    completed: isDone(lessons),
  }))
  ask.pageTags.add(`curriculum:${curriculum.id}`)
  const borrowed = curriculum.steps.flatMap(({ lessons }) => lessons)
  const free = borrowed.flatMap(({ isFree, course }) => (isFree ? [course.window] : []))
  ask.pageTurns.push(...turnsOf([curriculum.window, ...free], now))
  const audience = await audienceOf(ask)
  const videoSeconds = steps.reduce((sum, { seconds }) => sum + seconds, 0)
  const drawingMinutes = steps.reduce((sum, { drawing }) => sum + drawing, 0)
  const { id, title, description, goal, goalKey, level, coverKey } = curriculum
  const isCleared = steps.length > 0 && steps.every((step) => step.completed)
  const begun = progress !== null && (progress.attends || progress.watchedRatio > 0 || done.size > 0)
  const next = begun ? progress.next : null
  return {
    curriculum: {
      ...{ id, title, breaks: breaksIn(title), description, goal, goalUrl: fileLink(goalKey) },
      ...{ level, coverKey, videoSeconds, drawingMinutes, steps },
    },
    critics,
    progress,
    finalWork,
    completedLessonIds: progress?.completedLessonIds ?? [],
    ...{ isCleared, begun, next },
    start: next ? 'つづきから見る' : isCleared ? 'はじめから見る' : 'このカリキュラムをはじめる',
    nextWords: next && nextWordsOf(next, steps),
    mayWatch,
    audience,
    offer: audience.signedIn ? null : await readOffer(ask, audience, { included: true, singlePriceYen: null }),
    plans: wayToPlans(),
    freeWay: freeWayOf(steps),
    siteName: house.settings.siteName,
  }
}

type Next = { stepId: number; title: string }
type Stamped = { id: number; title: string; completed: boolean }

/** Who went ahead sees a road with gaps: those they do not go back to now are said. */
function nextWordsOf({ stepId, title }: Next, steps: readonly Stamped[]) {
  const at = steps.findIndex(({ id }) => id === stepId)
  const skipped = skippedSteps(steps.map(({ completed }, index) => completed || index === at))
  return `次はSTEP ${at + 1}${quoted(steps[at]!.title)}の${quoted(title)}${skipped && `（${skipped}）`}`
}

/** Where a lesson that is open to everybody begins. */
function freePathOf({ isFree, chapters: [first], course }: BorrowedLesson, now: Date) {
  return isFree && first && isOpen(course.window, now)
    ? href('/daily_lesson_chapters/:id', { id: String(first.id) })
    : null
}

/** What can be watched before one has a plan: the first such lesson of the path. */
function freeWayOf(steps: readonly { lessons: readonly { title: string; freePath: string | null }[] }[]) {
  const lessons = steps.flatMap((step) => step.lessons)
  const free = lessons.find(({ freePath }) => freePath !== null)
  if (!free?.freePath) return null
  const what = free === lessons[0] ? '最初のレッスン' : quoted(free.title)
  return { to: free.freePath, label: `${what}を無料で見る` }
}

/** A step shows the cover of the last course that it borrows from, what it arrives at, each once; else how far its films come. */
function picturesOfSteps() {
  const shown = new Set<string>()
  return (lessons: readonly BorrowedLesson[]) => {
    const cover = lessons.map(({ course }) => course.coverKey).findLast((key) => key !== null && !shown.has(key))
    if (cover) shown.add(cover)
    return cover ?? lessons.at(-1)?.chapters.at(-1)?.film.posterKey ?? null
  }
}

export type CurriculumPageData = Awaited<ReturnType<typeof readCurriculum>>

import { href } from 'react-router'
import { findCourseOf, findStep, type Lesson } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { shut } from '../opened-by.ts'
import { chaptersOf, isOfOneMoment, pastInCourse, pastInCurriculum } from '../../past.ts'
import { nextAfter } from '../../progress/next-in.ts'
import { turnsOfRight, whyCannotFollow } from '../../rules.ts'
import { courseFacts, lessonFacts } from '../../subjects.ts'
import type { DailyLesson, LessonPlayerData, LockedData } from '../ui/player/player-data.ts'
import { inStep } from './in-step.ts'
import { personalOf, playedLesson, whyLocked } from './read-personal.server.ts'

export type LessonPlayerPage =
  | { player: LessonPlayerData; locked?: undefined }
  | { locked: LockedData; player?: undefined }

/** Course mode: the chapter's whole course at its side. */
export async function readCoursePlayer(ask: Ask, id: string): Promise<LessonPlayerPage> {
  const chapterId = idOf(id)
  const course = await findCourseOf(ask.house, 'chapter', chapterId)
  const past = await pastInCourse(ask, course, { note: true })
  if (!(await isOfOneMoment(ask, past))) return readCoursePlayer(ask, id)
  const played = course.lessons.map((lesson) => playedLesson(ask, lesson, course, past))
  const read = choose(course.lessons, played, chapterId)
  const title = { id: course.id, title: course.title }
  if (read.locked) return { locked: { ...read.locked, ...shut(ask, course), course: title } }
  ask.pageTags.add(`course:${course.id}`)
  ask.pageTurns.push(
    ...turnsOfRight(
      course.lessons.map((lesson) => lessonFacts(lesson, course)),
      ask.now,
    ),
  )
  const whole = whyLocked(ask, courseFacts(course), past) === null
  const base = href('/courses/:id', { id: String(course.id) })
  return {
    player: {
      ...read.player,
      ...(await personalOf(ask, chaptersOf(course.lessons), past)),
      materialsLocked: !whole && (course.zip !== null || course.pdf !== null),
      step: null,
      course: {
        ...title,
        supplementUrl: whole && course.zip ? `${base}/supplement` : null,
        supplementPdfUrl: whole && course.pdf ? `${base}/supplement_pdf` : null,
        isCompleted: past?.courseCompleted ?? false,
        isFavorited: past?.courseBookmarkedAt != null,
      },
    },
  }
}

/** Step mode: only what the step holds, and the curriculum's note. */
export async function readStepPlayer(ask: Ask, id: string, chapterId: string): Promise<LessonPlayerPage> {
  const { curriculum, step } = await findStep(ask.house, idOf(id))
  const why = whyCannotFollow(curriculum.window, ask.member, ask.now)
  if (why === 'not-found') return notFound()
  const past = await pastInCurriculum(ask, curriculum, { note: true })
  if (!(await isOfOneMoment(ask, past))) return readStepPlayer(ask, id, chapterId)
  const played = step.lessons.map((lesson) => playedLesson(ask, lesson, lesson.course, past))
  const read = choose(step.lessons, played, idOf(chapterId))
  if (read.locked) return { locked: { ...read.locked, ...shut(ask, null), course: null } }
  ask.pageTags.add(`curriculum:${curriculum.id}`)
  ask.pageTurns.push(
    ...turnsOfRight(
      step.lessons.map((lesson) => lessonFacts(lesson, lesson.course)),
      ask.now,
    ),
  )
  const whole = why === null
  const base = href('/subscriptions/curriculum_steps/:id', { id: String(step.id) })
  return {
    player: {
      ...read.player,
      lessons: inStep(read.player.lessons),
      ...(await personalOf(ask, chaptersOf(step.lessons), past)),
      materialsLocked: !whole && (step.zip !== null || step.pdf !== null),
      course: null,
      step: {
        id: step.id,
        title: step.title,
        next: past && whole ? nextAfter(curriculum, past, step.id) : null,
        curriculumId: curriculum.id,
        curriculumTitle: curriculum.title,
        supplementPath: whole && step.zip ? `${base}/supplement` : null,
        supplementPdfPath: whole && step.pdf ? `${base}/supplement_pdf` : null,
      },
    },
  }
}

/** The chapter that is asked for among what stands beside it, or why it stays shut. */
function choose(lessons: readonly Lesson[], played: DailyLesson[], chapterId: number) {
  const { title, film } = orNotFound(chaptersOf(lessons).find(({ id }) => id === chapterId))
  const own = played.find(({ chapters }) => chapters.some(({ id }) => id === chapterId))!
  if (own.locked === 'not-found') return notFound()
  if (own.locked) return { locked: { why: own.locked, title, poster: fileLink(film.posterKey) } }
  const { currentTime } = own.chapters.find(({ id }) => id === chapterId)!
  return {
    player: {
      lessons: played.filter(({ locked }) => locked !== 'not-found'),
      chapterId,
      video: { id: film.id, vimeoVideoId: film.vimeoId, currentTime },
    },
  }
}

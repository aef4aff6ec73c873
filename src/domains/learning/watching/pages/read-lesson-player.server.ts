import { href } from 'react-router'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { findNextAfter } from '../../progress/queries/next-chapter.ts'
import { findCourseToPlay, findStepToPlay, type LessonRow } from '../queries/player.ts'
import { findChapter, findCurriculum } from '../../subjects.ts'
import { whyCannotFollow } from '../../rules.ts'
import { debtorOf } from '../../audience-of.ts'
import type { LessonPlayerData, LockedData } from '../ui/player/player-data.ts'
import { hasWhole, lessonsOf, pastOf, personalOf } from './read-personal.server.ts'

export type LessonPlayerPage =
  | { player: LessonPlayerData; locked?: undefined }
  | { locked: LockedData; player?: undefined }

/** Course mode: the chapter's whole course at its side. */
export async function readCoursePlayer(ask: Ask, id: string): Promise<LessonPlayerPage> {
  const chapter = await findChapter(ask.house, idOf(id))
  const course = await findCourseToPlay(ask.house, chapter.courseId)
  const read = await readLessons(ask, course.lessons, chapter.chapterId, { courseId: course.id })
  const title = { id: course.id, title: course.title }
  if (read.locked) return { locked: { ...read.locked, course: title } }
  ask.pageTags.add(`course:${course.id}`)
  const whole = await hasWhole(ask, course.id, read.past)
  const base = href('/courses/:id', { id: String(course.id) })
  return {
    player: {
      ...read.player,
      ...(await personalOf(ask, read.films, read.past)),
      materialsLocked: !whole && (course.zip || course.pdf),
      step: null,
      course: {
        ...title,
        supplementUrl: whole && course.zip ? `${base}/supplement` : null,
        supplementPdfUrl: whole && course.pdf ? `${base}/supplement_pdf` : null,
        isCompleted: read.past?.courseCompleted ?? false,
        isFavorited: read.past?.courseFavorited ?? false,
      },
    },
  }
}

/** Step mode: only what the step holds, and the curriculum's note. */
export async function readStepPlayer(ask: Ask, stepId: string, chapterId: string): Promise<LessonPlayerPage> {
  const step = await findStepToPlay(ask.house, idOf(stepId))
  const { window } = await findCurriculum(ask.house, step.curriculumId)
  const why = whyCannotFollow(window, ask.member, ask.now)
  if (why === 'not-found') return notFound()
  const read = await readLessons(ask, step.lessons, idOf(chapterId), { curriculumId: step.curriculumId })
  if (read.locked) return { locked: { ...read.locked, course: null } }
  const whole = why === null
  const base = href('/subscriptions/curriculum_steps/:id', { id: String(step.id) })
  return {
    player: {
      ...read.player,
      ...(await personalOf(ask, read.films, read.past)),
      materialsLocked: !whole && (step.zip || step.pdf),
      course: null,
      step: {
        id: step.id,
        title: step.title,
        next:
          ask.member && whole
            ? await findNextAfter(ask.db, { memberId: ask.member.id, curriculumId: step.curriculumId, stepId: step.id })
            : null,
        curriculumId: step.curriculumId,
        curriculumTitle: step.curriculumTitle,
        supplementPath: whole && step.zip ? `${base}/supplement` : null,
        supplementPdfPath: whole && step.pdf ? `${base}/supplement_pdf` : null,
      },
    },
  }
}

type Within = { courseId?: number; curriculumId?: number }

async function readLessons(ask: Ask, rows: LessonRow[], chapterId: number, { courseId, curriculumId }: Within) {
  const films = rows.flatMap(({ chapters }) => chapters)
  const film = orNotFound(films.find(({ id }) => id === chapterId))
  const courseIds = courseId === undefined ? [...new Set(rows.map((row) => row.courseId))] : [courseId]
  const past = await pastOf(ask, {
    films,
    chapterIds: films.map(({ id }) => id),
    lessonIds: rows.map(({ id }) => id),
    courseIds,
    curriculumId: curriculumId ?? null,
  })
  const lessons = lessonsOf(rows, ask, past)
  const own = lessons.find(({ chapters }) => chapters.some(({ id }) => id === chapterId))!
  if (own.locked === 'not-found') return notFound()
  if (own.locked)
    return { locked: { why: own.locked, title: film.title, poster: fileLink(film.poster), debtor: debtorOf(ask) } }
  const { currentTime } = own.chapters.find(({ id }) => id === chapterId)!
  return {
    films,
    past,
    player: {
      lessons: lessons.filter(({ locked }) => locked !== 'not-found'),
      chapterId,
      video: { id: film.video, vimeoVideoId: film.vimeo, currentTime },
    },
  }
}

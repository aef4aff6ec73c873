import { href } from 'react-router'
import { type BriefCourse, type BriefLesson, type Catalogue, catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { readSchedule, type ScheduleRow } from './queries.ts'
import { layOut, minutesOf } from './rules.ts'
import type { Item, Rhythm, StudyDay } from './terms.ts'

export type Schedule = Rhythm & {
  memberId: number
  changedAt: Date
  wantsLetters: boolean
  hasFeed: boolean
  feedNumber: number
  days: StudyDay[]
  left: Item[]
  done: number
  all: number
}

/** The member's schedule as it lies from today on; null where there is none: in one statement. */
export async function findSchedule(house: House, memberId: number, now: Date): Promise<Schedule | null> {
  const [row] = await readSchedule(house.pool, [memberId])
  return row ? scheduleOf(row, await catalogueOf(house), now) : null
}

export function scheduleOf({ items, ...row }: ScheduleRow, catalogue: Catalogue, now: Date): Schedule {
  return { ...row, ...laidOut({ ...row, items }, catalogue, now) }
}

export function laidOut(row: Rhythm & Pick<ScheduleRow, 'items'>, catalogue: Catalogue, now: Date) {
  const items = row.items.flatMap((one) => itemOf(one, catalogue, now))
  const done = items.filter(({ doneOn }) => doneOn !== null).length
  return { ...layOut(row, items, dayKey(now)), done, all: items.length }
}

export const lengthOf = ({ chapters }: BriefLesson, { card, lessons }: BriefCourse) => ({
  films: chapters.map(({ film }) => film.seconds),
  drawing: card.drawing,
  lessons: lessons.length,
})

/** What is not open any more is skipped. */
function itemOf(row: ScheduleRow['items'][number], { lessons, courses }: Catalogue, now: Date): Item[] {
  const { lessonId, stepId, nextChapterId, doneAt } = row
  const lesson = lessons.get(lessonId)
  const course = lesson && courses.get(lesson.courseId)
  if (!lesson || !course || nextChapterId === null || !isOpen(course.window, now)) return []
  return [
    {
      ...{ lessonId, title: lesson.title, courseTitle: course.title, minutes: minutesOf(lengthOf(lesson, course)) },
      link: stepId
        ? href('/subscriptions/curriculum_steps/:stepId/chapters/:chapterId', {
            stepId: String(stepId),
            chapterId: String(nextChapterId),
          })
        : href('/daily_lesson_chapters/:id', { id: String(nextChapterId) }),
      doneOn: doneAt && dayKey(new Date(doneAt)),
    },
  ]
}

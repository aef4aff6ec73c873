import { catalogueOf, coursePath } from '#domains/catalogue/index.ts'
import type { Ask } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import type { House } from '#platform/house.ts'
import { notFound } from '#platform/refusal.ts'
import { findReport } from './queries.ts'
import { isOwn, maySee } from './rules.ts'

/** One report for who may see it, with the lesson it came from. */
export async function readReport(ask: Ask, id: number) {
  const found = await findReport(ask.db, id, ask.member?.id ?? null)
  if (!found || !maySee(found, ask)) return notFound()
  ask.pageTags.add(`illust_report:${id}`)
  const { name, avatar_key, lesson_id, waits_since, hidden_at, blocked: _, ...report } = found
  return {
    ...report,
    author: { name, avatarUrl: fileLink(avatar_key) },
    isOwn: isOwn(found, ask),
    isWaiting: waits_since !== null,
    isHidden: hidden_at !== null,
    lesson: await lessonOf(ask.house, lesson_id),
  }
}
export type ShownReport = Omit<Awaited<ReturnType<typeof readReport>>, 'member_id'>

export type NamedLesson = { id: number; title: string; course: string; path: string }

/** A lesson's name and the way to it; one that is not published any more has none. */
export async function lessonOf(house: House, id: number | null): Promise<NamedLesson | null> {
  if (id === null) return null
  const { lessons, courses } = await catalogueOf(house)
  const lesson = lessons.get(id)
  const course = lesson && courses.get(lesson.courseId)
  return course ? { id, title: lesson.title, course: course.title, path: coursePath(course.id) } : null
}

import { countVisit, findCourseOutline, isOpen, VOICES_A_PAGE } from '#domains/catalogue/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { progressOfCourses } from '../../progress/queries/course-lines.ts'
import { findCourseProgress } from '../../progress/queries/course-progress.ts'
import { audienceOf } from '../../audience-of.ts'

const KNOWN_SOURCES = new Set(['search_box', 'continuation_top', 'top_attended_curriculum_slider'])

/** The course page's reading: one statement for the course, two for what this learner did in it. */
export async function readCourse(ask: Ask, courseId: number) {
  const { member, now, db, house } = ask
  const [found, progress, lines] = await Promise.all([
    findCourseOutline(db, courseId),
    member ? findCourseProgress(db, member.id, courseId) : null,
    member ? progressOfCourses({ db, member, now }, [courseId]) : null,
  ])
  const course = orNotFound(found)
  const isClosed = !isOpen(course, now)
  if (isClosed && !progress?.purchased && !progress?.attended) return notFound()

  const subscribed = member !== null && hasSubscription(member, now)
  const included = !isClosed && course.firstWindow !== null && isOpen(course.firstWindow, now)
  const mayWatch = Boolean(member?.isStaff || progress?.purchased || (subscribed && included))
  ask.pageTags.add(`course:${course.id}`)
  const { firstWindow: _, openedAt, closedAt: __, voices, curriculums, ...shown } = course
  return {
    course: { ...shown, isNew: openedAt !== null && now.getTime() - openedAt.getTime() < 30 * 86_400_000 },
    voices: { voices: voices.slice(0, VOICES_A_PAGE), hasNextPage: voices.length > VOICES_A_PAGE },
    curriculums: curriculums.filter(({ window }) => isOpen(window, now)).map(({ window: ___, ...one }) => one),
    progress,
    line: lines?.get(courseId) ?? null,
    included,
    isClosed,
    mayWatch,
    audience: await audienceOf(ask),
    siteName: house.settings.siteName,
  }
}

export type CoursePageData = Awaited<ReturnType<typeof readCourse>>

/** Where the visit came from, counted by day; an unknown source is nobody's business, and staff who look are no visit. */
export async function recordVisit(ask: Ask, courseId: number): Promise<void> {
  if (ask.viewer) return
  const source = ask.url.searchParams.get('from')
  if (source && KNOWN_SOURCES.has(source)) await countVisit(ask.db, courseId, source, dayKey(ask.now))
}

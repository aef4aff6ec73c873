import type { Ask } from '#platform/ask.ts'
import { formatDay } from '#platform/tokyo.ts'
import { blockedAmong } from '../blocks/queries.ts'
import { firstWords } from './first-words.ts'
import { listMadeInCourse } from './queries.ts'
import { type CourseWork, ON_COURSE } from './terms.ts'

/**
 * The newest works that were made with a course and are open to who looks: read once for everybody and kept with the
 * page, until one of them or the name of a learner changes. Who is signed in is asked for their blocks beside.
 */
export async function madeInCourse(ask: Ask, course: { id: number; lessons: readonly { id: number }[] }) {
  const { house, member } = ask
  const lessonIds = course.lessons.map(({ id }) => id)
  const tags = [...lessonIds.map((id) => `illust_lesson:${id}`), 'illust_people']
  for (const tag of tags) ask.pageTags.add(tag)
  const made = await house.pages.remember(`made-in-course:${course.id}`, [...tags, `course:${course.id}`], () =>
    listMadeInCourse(house.db, lessonIds),
  )
  if (made.length === 0) return []
  const ids = made.map(({ member_id }) => member_id)
  const blocked = member && (await blockedAmong(ask.db, member.id, ids))
  return made
    .filter(({ member_id }) => !blocked?.has(member_id))
    .slice(0, ON_COURSE)
    .map(({ id, title, content, width, height, posted_at, name }): CourseWork => ({
      ...{ id, title, width, height, words: firstWords(content) },
      by: `${name}・${formatDay(new Date(posted_at))}`,
    }))
}

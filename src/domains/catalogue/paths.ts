import { href } from 'react-router'
import type { Filters } from './search/terms.ts'

/** A course's page, and from where one came to it. */
export const coursePath = (id: number, from?: string) => {
  const path = href('/courses/:id', { id: String(id) })
  return from ? `${path}?from=${from}` : path
}
export const teacherPath = (id: number) => href('/teachers/:id', { id: String(id) })
export const curriculumPath = (id: number) => href('/subscriptions/curriculums/:id', { id: String(id) })
/** A problem's lesson where it is free, its course otherwise. */
export const problemPath = ({
  isFree,
  chapterId,
  courseId,
}: {
  isFree: boolean
  chapterId: number
  courseId: number
}) => (isFree ? href('/daily_lesson_chapters/:id', { id: String(chapterId) }) : coursePath(courseId))

/** The address of what a search found; what is not narrowed is not in it. */
export function searchPath({ query, page, ...narrowed }: Partial<Filters>): string {
  const params = new URLSearchParams()
  if (query) params.set('q', query)
  for (const [name, value] of Object.entries(narrowed)) if (value !== null) params.set(name, String(value))
  if (page && page > 1) params.set('page', String(page))
  const search = params.toString()
  return href('/search') + (search && `?${search}`)
}

import { href } from 'react-router'

/** A course's page, and from where one came to it. */
export const coursePath = (id: number, from?: string) => {
  const path = href('/courses/:id', { id: String(id) })
  return from ? `${path}?from=${from}` : path
}
export const teacherPath = (id: number) => href('/teachers/:id', { id: String(id) })
export const curriculumPath = (id: number) => href('/subscriptions/curriculums/:id', { id: String(id) })

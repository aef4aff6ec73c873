import type { Level } from '../terms.ts'

/** A kind of free lesson: 「線画」, 「塗り」… */
export type FreeCategory = { slug: string; name: string }

/** A lesson that anybody may watch to its end (無料レッスン). */
export type FreeLesson = {
  id: number
  title: string
  thumbnailUrl: string | null
  courseTitle: string
  level: Level
  teacher: string | null
  duration: number
  categorySlug: string | null
}

export type FreeLessonPage = {
  id: number
  title: string
  description: string
  course: { id: number; title: string; level: Level; teacher: string | null; thumbnailUrl: string | null }
  chapters: {
    id: number
    title: string
    duration: number
    posterUrl: string | null
    subtitled: boolean
    part: string
  }[]
}

export const freeLessonPath = (id: number) => `/free_lessons/${id}`
export const freeCategoryPath = (slug: string) => `/free_lessons/categories/${slug}`

import { href } from 'react-router'
import { linkTo } from '../../../continuation.ts'
import type { CoursePageData } from '../../pages/read-course.server.ts'

/** Where this person goes on: the last place, or the beginning. */
export function courseStart({ course, line }: CoursePageData): { path: string; label: string } | null {
  if (line?.isBegun && line.continuationLink)
    return { path: line.continuationLink, label: line.continuationLabel ?? 'つづきから見る' }
  const chapter = course.lessons.flatMap((lesson) => lesson.chapters)[0]
  if (chapter) return { path: linkTo({ chapterId: chapter.id }), label: '受講をはじめる' }
  const prime = course.primes[0]
  return prime ? { path: href('/prime_lessons/:id', { id: String(prime.id) }), label: '受講をはじめる' } : null
}

import type { CallAsk } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { idOf } from '#platform/ids.ts'
import { notFound } from '#platform/refusal.ts'
import { findCourse } from '../courses.ts'
import { isOpen } from '../rules.ts'
import type { CourseContents } from '../terms.ts'

/** What is in an open course, for everybody: its chapters, what the editor says of it, its sample slides. */
export default async function courseContents({ house, now, params }: CallAsk): Promise<CourseContents> {
  const course = await findCourse(house, idOf(params.id))
  if (!isOpen(course.window, now)) return notFound()
  const { id, title, coverKey, editorNote, lessons, primes, sampleSlides } = course
  return {
    courseId: id,
    courseTitle: title,
    thumbnailUrl: fileLink(coverKey),
    note: editorNote,
    titles: [...lessons.flatMap(({ chapters }) => chapters), ...primes].map((part) => part.title),
    slides: sampleSlides && { baseUrl: fileLink(sampleSlides.key)!, totalPages: sampleSlides.pages },
  }
}

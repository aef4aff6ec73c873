import { fileLink } from '#platform/file-link.ts'
import type { CourseSource } from './sources.ts'
import type { SearchHit } from './terms.ts'

const iso = (time: Date | string | null) => (time === null ? null : new Date(time).toISOString())

/** A course as the search call answers it. */
export function toHit({
  id,
  title,
  description,
  cover_key,
  opened_at,
  closed_at,
  teachers,
  windows,
}: CourseSource): SearchHit {
  return {
    objectID: String(id),
    title,
    description,
    master_id: id,
    pr_thumbnail_url: fileLink(cover_key),
    opened_at: iso(opened_at),
    closed_at: iso(closed_at),
    teachers: teachers.map(({ name }) => ({ teacher_name: name })),
    master_subscription_courses: windows.map((window) => ({
      opened_at: iso(window.opened_at),
      closed_at: iso(window.closed_at),
    })),
  }
}

import type { Tx } from '#platform/db.ts'
import { openBook, type LoadedCatalogue } from './book.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { daysFrom } from './days.ts'
import { fill, settleIds } from './fill.ts'
import { writeCourses } from './load-courses.ts'
import { writePeople, writeShelves } from './load-shelves.ts'

/** Parents before children. */
const ORDER = [
  'teachers',
  'categories',
  'free_categories',
  'materials',
  'courses',
  'subscription_courses',
  'course_teachers',
  'course_tags',
  'course_groups',
  'course_group_members',
  'videos',
  'lessons',
  'chapters',
  'check_points',
  'prime_lessons',
  'video_steps',
  'curriculums',
  'curriculum_steps',
  'step_lessons',
  'customer_voices',
  'display_panels',
  'display_panel_groups',
  'display_panel_courses',
  'teacher_messages',
  'skill_paths',
  'skill_path_items',
  'problems',
  'critique_samples',
  'notifications',
] as const

/** The whole catalogue, written down as rows and then put into the database table by table. */
export async function loadCatalogue(tx: Tx, catalogue: DemoCatalogue, now: Date): Promise<LoadedCatalogue> {
  const book = openBook(daysFrom(now))
  writePeople(book, catalogue)
  writeCourses(book, catalogue.courses)
  writeShelves(book, catalogue)
  for (const table of ORDER) await fill(tx, table, book.tables.get(table) ?? [])
  const withIds = ORDER.filter((table) => 'id' in (book.tables.get(table)?.[0] ?? {}))
  await settleIds(tx, withIds)
  return book
}

import type { Db } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'

const long = new Date('2020-01-01T00:00:00+09:00')

type Tab = DB['categories']['tab']

export type WrittenCourse = {
  title?: string
  kana?: string
  description?: string
  tab?: Tab
  level?: 'entry' | 'beginner' | 'intermediate' | 'advanced'
  category?: string
  teachers?: string[]
  tags?: string[]
  openedAt?: Date | null
  closedAt?: Date | null
  /** Windows of the subscription courses, the first one first; one that is open for good when nothing is said. */
  subscription?: { openedAt: Date | null; closedAt: Date | null }[]
}

/** A course with its teachers, for tests that need one more than the demo has. */
export async function writeCourse(db: Db, course: WrittenCourse = {}): Promise<number> {
  const tab = course.tab ?? 'character'
  const { id } = await db
    .insertInto('courses')
    .values({
      title: course.title ?? '試験の講座',
      kana: course.kana ?? '',
      description: course.description ?? '',
      tab,
      level: course.level ?? 'entry',
      category_id: await categoryOf(db, course.category ?? tab, tab),
      opened_at: course.openedAt === undefined ? long : course.openedAt,
      closed_at: course.closedAt ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [position, name] of (course.teachers ?? []).entries()) {
    const teacher = await teacherOf(db, name)
    await db.insertInto('course_teachers').values({ course_id: id, teacher_id: teacher, position }).execute()
  }
  for (const [position, tag] of (course.tags ?? []).entries()) {
    await db.insertInto('course_tags').values({ course_id: id, tag, position }).execute()
  }
  for (const [position, { openedAt, closedAt }] of (
    course.subscription ?? [{ openedAt: long, closedAt: null }]
  ).entries()) {
    await db
      .insertInto('subscription_courses')
      .values({ course_id: id, position, opened_at: openedAt, closed_at: closedAt })
      .execute()
  }
  return id
}

async function categoryOf(db: Db, slug: string, tab: Tab) {
  const known = await db.selectFrom('categories').select('id').where('slug', '=', slug).executeTakeFirst()
  if (known) return known.id
  const { position } = await db
    .selectFrom('categories')
    .select((eb) => eb.fn.coalesce(eb.fn.max('position'), eb.lit(0)).as('position'))
    .executeTakeFirstOrThrow()
  const row = { slug, name: slug, tab, position: position + 1 }
  return (await db.insertInto('categories').values(row).returning('id').executeTakeFirstOrThrow()).id
}

async function teacherOf(db: Db, name: string) {
  const known = await db.selectFrom('teachers').select('id').where('name', '=', name).executeTakeFirst()
  return known?.id ?? (await db.insertInto('teachers').values({ name }).returning('id').executeTakeFirstOrThrow()).id
}

/** The film of a chapter that only subscribers see. */
export async function closedFilm(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .innerJoin('subscription_courses as s', 's.course_id', 'l.course_id')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select('h.id')
    .where('l.is_free', '=', false)
    .where('v.mp4_key', '!=', 'private/films/missing.mp4')
    .where('c.opened_at', '<', new Date())
    .where('c.closed_at', 'is', null)
    .orderBy('h.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return `/daily_lesson_chapters/${id}/film`
}

import type { Db } from '#platform/db.ts'

/** The course of the demo catalogue with this key. */
export async function courseByKey(db: Db, key: string): Promise<{ id: number; title: string }> {
  return db
    .selectFrom('courses')
    .select(['id', 'title'])
    .where('cover_key', '=', `public/covers/${key}.webp`)
    .executeTakeFirstOrThrow()
}

export async function curriculumByKey(db: Db, key: string): Promise<{ id: number; title: string }> {
  return db
    .selectFrom('curriculums')
    .select(['id', 'title'])
    .where('cover_key', '=', `public/covers/${key}.webp`)
    .executeTakeFirstOrThrow()
}

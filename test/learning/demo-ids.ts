import type { Db } from '#platform/db.ts'

/** The course of the demo catalogue with this key. */
export const courseByKey = (db: Db, key: string): Promise<{ id: number; title: string }> => byKey(db, 'courses', key)

export const curriculumByKey = (db: Db, key: string): Promise<{ id: number; title: string }> =>
  byKey(db, 'curriculums', key)

const byKey = (db: Db, sheet: 'courses' | 'curriculums', key: string) =>
  db
    .selectFrom(sheet)
    .innerJoin('import_keys as k', `k.id`, `${sheet}.id`)
    .select([`${sheet}.id`, `${sheet}.title`])
    .where('k.sheet', '=', sheet)
    .where('k.key', '=', key)
    .executeTakeFirstOrThrow()

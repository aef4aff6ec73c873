import type { Reader } from '#platform/db.ts'
import type { DemoCatalogue } from './catalogue/shape.ts'
import { chapterKey, lessonKey } from './school/keys.ts'

/** Which rows the catalogue became, for the cast who learn from it. */
export type LoadedCatalogue = {
  courseIds: Map<string, number>
  lessonIds: Map<string, number[]>
  chapterIds: Map<string, number[][]>
  curriculumIds: Map<string, number>
}

/** By the keys under which the import knows them. */
export async function readLoaded(db: Reader, { courses, curriculums }: DemoCatalogue): Promise<LoadedCatalogue> {
  const rows = await db.selectFrom('import_keys').select(['sheet', 'key', 'id']).execute()
  const ids = new Map(rows.map(({ sheet, key, id }) => [`${sheet} ${key}`, Number(id)]))
  const idOf = (sheet: string, key: string) => {
    const id = ids.get(`${sheet} ${key}`)
    if (id === undefined) throw new Error(`the import brought no ${key} to ${sheet}`)
    return id
  }
  return {
    courseIds: new Map(courses.map(({ key }) => [key, idOf('courses', key)])),
    lessonIds: new Map(
      courses.map(({ key, lessons }) => [key, lessons.map((_, at) => idOf('lessons', lessonKey(key, at)))]),
    ),
    chapterIds: new Map(
      courses.map(({ key, lessons }) => [
        key,
        lessons.map(({ chapters }, at) => chapters.map((_, n) => idOf('chapters', chapterKey(key, at, n)))),
      ]),
    ),
    curriculumIds: new Map(curriculums.map(({ key }) => [key, idOf('curriculums', key)])),
  }
}

import type { Days } from './days.ts'

type Row = Record<string, unknown>

/** Which rows the catalogue became, for the cast who learn from it. */
export type LoadedCatalogue = {
  courseIds: Map<string, number>
  lessonIds: Map<string, number[]>
  chapterIds: Map<string, number[][]>
  curriculumIds: Map<string, number>
}

/** Rows as they are written down: ids are counted here, so that links between rows need no reading back. */
export type Book = LoadedCatalogue & {
  days: Days
  tables: Map<string, Row[]>
  teacherIds: Map<string, number>
  categoryIds: Map<string, number>
  freeCategoryIds: Map<string, number>
  add(table: string, row: Row): void
  addWithId(table: string, row: Row): number
}

export function openBook(days: Days): Book {
  const tables = new Map<string, Row[]>()
  const listOf = (table: string) => tables.get(table) ?? (tables.set(table, []), tables.get(table)!)
  return {
    days,
    tables,
    courseIds: new Map(),
    lessonIds: new Map(),
    chapterIds: new Map(),
    curriculumIds: new Map(),
    teacherIds: new Map(),
    categoryIds: new Map(),
    freeCategoryIds: new Map(),
    add: (table, row) => void listOf(table).push(row),
    addWithId(table, row) {
      const list = listOf(table)
      list.push({ id: list.length + 1, ...row })
      return list.length
    },
  }
}

import { Refusal } from '#platform/refusal.ts'
import { carrySlides } from './carry-slides.ts'
import type { Carrying } from './carrying.ts'
import { courseSheets, makeCourses } from './make-courses.ts'
import { type NewCourse, prepareCourses, type Prepared } from './prepare-courses.ts'
import type { Change } from './terms.ts'

const COURSES_AT_ONCE = 40
const ROWS_AT_ONCE = 4000

export function newCourseOf(key: string, changes: readonly Change[]): NewCourse {
  const rows = changes.map(({ row }) => row)
  const parts = rows.filter(({ sheet }) => sheet !== 'courses')
  const sorted = parts.toSorted((a, b) => courseSheets.indexOf(a.sheet) - courseSheets.indexOf(b.sheet))
  return { key, row: rows.find(({ sheet }) => sheet === 'courses')!, parts: sorted }
}

/** So many go in together that a school of a thousand courses is some dozen transactions. */
export function batchesOf(courses: readonly NewCourse[]): NewCourse[][] {
  const batches: NewCourse[][] = []
  let rows = Infinity
  for (const course of courses) {
    rows += course.parts.length
    if (rows > ROWS_AT_ONCE || batches.at(-1)!.length === COURSES_AT_ONCE) {
      batches.push([])
      rows = course.parts.length
    }
    batches.at(-1)!.push(course)
  }
  return batches
}

type Refused = (course: NewCourse, refusal: Refusal) => void

/**
 * Courses that are not here yet: their files first, while others write their rows, then all their rows in one
 * transaction. Where one of them is refused each goes in by itself, so that the others are not kept out by it.
 */
export async function carryNew(carrying: Carrying, batch: readonly NewCourse[], refused: Refused): Promise<void> {
  const told = (course: NewCourse) => (failure: unknown) => {
    if (!(failure instanceof Refusal)) throw failure
    refused(course, failure)
    return null
  }
  const alone = batch.length === 1 ? told(batch[0]!) : quietly
  const prepared = await make(carrying, batch).catch(alone)
  // What is in already is not carried twice, whatever becomes of its slides.
  if (prepared) for (const course of batch) await askForSlides(carrying, course, prepared).catch(told(course))
  else if (batch.length > 1) for (const course of batch) await carryNew(carrying, [course], refused)
}

function quietly(failure: unknown): null {
  if (failure instanceof Refusal) return null
  throw failure
}

async function make(carrying: Carrying, batch: readonly NewCourse[]): Promise<Prepared> {
  const { actor, keys, waiting } = carrying
  const preparing = prepareCourses(carrying, batch)
  // Who waits for its turn hears of it later.
  preparing.catch(() => {})
  const keyed = await carrying.inTurn(async () => {
    const prepared = await preparing
    return actor.db.transaction().execute((tx) => makeCourses(tx, carrying, batch, prepared))
  })
  for (const { sheet, key, id } of keyed) keys.note(sheet, key, id)
  const prepared = await preparing
  for (const { row } of batch) if (prepared.courses.get(row)!.waits) waiting.push(row)
  return prepared
}

/** Those that are drawn from a PDF come when they are drawn. */
async function askForSlides(carrying: Carrying, { key, row, parts }: NewCourse, { courses, shown }: Prepared) {
  const { keys } = carrying
  const { samplesPdf } = courses.get(row)!
  if (samplesPdf) await carrySlides(carrying, { kind: 'samples', id: keys.idOf('courses', key)! }, samplesPdf)
  for (const part of parts) {
    const pdf = shown.get(part)?.pdf
    const kind = part.sheet === 'chapters' ? 'chapter' : 'prime'
    if (pdf) await carrySlides(carrying, { kind, id: keys.idOf(part.sheet, part.key)! }, pdf)
  }
}

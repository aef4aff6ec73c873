import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertDraft } from '../courses/queries.ts'
import { putCourseTexts } from '../courses/stored.ts'
import { type Change as Recorded, record } from '../history/record.ts'
import { insertParts } from '../outline/insert-parts.ts'
import { carryPlan } from './carry-plan.ts'
import type { Carrying } from './carrying.ts'
import { type Keyed, putKeys } from './keys.ts'
import { ownTexts } from './own-texts.ts'
import { partOf } from './present.ts'
import { sheets } from './sheets.ts'
import type { Change, Row, SheetName } from './terms.ts'

/** Parents before what stands in them. */
export const courseSheets: readonly SheetName[] = ['courses', 'lessons', 'primes', 'chapters', 'points', 'steps']

/**
 * A course that is not here yet, whole: one statement for each kind of part, whatever it holds. What its rows say was
 * checked before; its history tells of each part that it was made.
 */
export async function makeCourse(tx: Tx, carrying: Carrying, sorted: readonly Change[]): Promise<Keyed[]> {
  const { actor } = carrying
  const { row } = orNotFound(sorted.find((change) => change.row.sheet === 'courses'))
  const courseId = await makeDraft(tx, carrying, row)
  const keyed: Keyed[] = [{ sheet: 'courses', key: row.key, id: courseId }]
  const made: Recorded[] = [madeOf(courseId, 'course', courseId, row.texts.title)]
  const ids = new Map([[`courses ${row.key}`, courseId]])
  for (const sheet of courseSheets.slice(1)) {
    const rows = sorted.flatMap((change) => (change.row.sheet === sheet ? [change.row] : []))
    const found = await insertParts(tx, partOf(sheet)!, placed(carrying, rows, ids))
    for (const [at, id] of found.entries()) {
      const { key, texts } = rows[at]!
      keyed.push({ sheet, key, id })
      ids.set(`${sheet} ${key}`, id)
      made.push(madeOf(courseId, partOf(sheet)!, id, texts.title ?? texts.description))
    }
  }
  await putKeys(tx, keyed)
  await record(tx, actor, made)
  return keyed
}

const madeOf = (courseId: number, part: string, partId: number, title = ''): Recorded => ({
  ...{ courseId, part, partId, field: 'made', before: null, after: title },
})

async function makeDraft(tx: Tx, carrying: Carrying, { texts }: Row): Promise<number> {
  const { memberId, now } = carrying.actor
  const id = await insertDraft(tx, { title: texts.title!, madeBy: memberId, now })
  const { title: _, ...rest } = ownTexts(carrying, 'courses', texts, Object.keys(texts))
  await putCourseTexts(tx, id, rest)
  if (texts.plan) await carryPlan(tx, id, texts.plan)
  return id
}

/** Rows of one parent stand in the order of the file. */
function placed(carrying: Carrying, rows: readonly Row[], ids: ReadonlyMap<string, number>) {
  const counts = new Map<number, number>()
  return rows.map(({ sheet, texts }) => {
    const { column, sheet: parent } = sheets[sheet].inside!
    const parentId = orNotFound(ids.get(`${parent} ${texts[column]}`))
    const place = counts.get(parentId) ?? 0
    counts.set(parentId, place + 1)
    return { parentId, place, texts: ownTexts(carrying, sheet, texts, Object.keys(texts)) }
  })
}

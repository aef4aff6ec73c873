import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { lockCourse } from '../courses/queries.ts'
import { findWhole } from '../courses/publishing.ts'
import { missingOf } from '../courses/rules.ts'
import { putCourseTexts } from '../courses/stored.ts'
import { type Change as Recorded, record } from '../history/record.ts'
import { insertPiece, listSiblings, putOrder } from '../outline/queries.ts'
import { putPartTexts } from '../outline/stored.ts'
import { changeWindow, publishCourse } from '../windows/actions/publish-course.ts'
import { carryFiles } from './carry-files.ts'
import { carryPlan } from './carry-plan.ts'
import type { Carrying } from './carrying.ts'
import { momentOf } from './cells.ts'
import { type Keyed, putKey } from './keys.ts'
import { courseSheets } from './make-courses.ts'
import { ownTexts } from './own-texts.ts'
import { partOf } from './present.ts'
import { sheets } from './sheets.ts'
import type { Change, Row, SheetName } from './terms.ts'

export const isOfCourse = (sheet: SheetName) => courseSheets.includes(sheet)

/** A course that is here with everything that differs in it: its texts and outline at once, then its files, and last its window. */
export async function carryCourse(carrying: Carrying, key: string, changes: readonly Change[]): Promise<void> {
  const { actor, keys } = carrying
  const sorted = changes.toSorted((a, b) => courseSheets.indexOf(a.row.sheet) - courseSheets.indexOf(b.row.sheet))
  const courseId = keys.idOf('courses', key)!
  const keyed = await actor.db.transaction().execute((tx) => changeCourse(tx, carrying, courseId, sorted))
  for (const { sheet, key: own, id } of keyed) keys.note(sheet, own, id)
  await carryFiles(carrying, courseId, sorted)
  await carryWindow(carrying, key, sorted)
}

type Note = (sheet: SheetName, key: string, id: number) => Promise<void>
type IdOf = (sheet: SheetName, key: string) => number

async function changeCourse(
  tx: Tx,
  carrying: Carrying,
  courseId: number,
  sorted: readonly Change[],
): Promise<readonly Keyed[]> {
  const { actor, keys } = carrying
  const keyed: Keyed[] = []
  const note = async (sheet: SheetName, key: string, id: number) => {
    await putKey(tx, sheet, key, id)
    keyed.push({ sheet, key, id })
  }
  const idOf = (sheet: SheetName, own: string) =>
    keyed.find((one) => one.sheet === sheet && one.key === own)?.id ?? orNotFound(keys.idOf(sheet, own))
  orNotFound(await lockCourse(tx, courseId))
  for (const change of sorted)
    if (change.row.sheet !== 'courses') await placePart(tx, { actor, courseId, carrying, change, idOf, note })
    else if (change.present) {
      await changeTexts(tx, carrying, { courseId, id: courseId, change })
      if (change.columns.includes('plan')) await carryPlan(tx, courseId, change.row.texts.plan!)
    }
  await placeInOrder(tx, { actor, courseId, carrying, sorted, idOf })
  return keyed
}

type Target = { courseId: number; id: number; change: Change }

async function changeTexts(tx: Tx, carrying: Carrying, { courseId, id, change }: Target): Promise<void> {
  const { row, present, columns } = change
  const after = ownTexts(carrying, row.sheet, row.texts, columns)
  const before = ownTexts(carrying, row.sheet, present!.texts, columns)
  const part = partOf(row.sheet)
  if (part) await putPartTexts(tx, { part, id }, after)
  else await putCourseTexts(tx, courseId, after)
  const changed = Object.entries(after).map(([field, text]): Recorded => {
    const was = before[field] ?? ''
    return { courseId, part: part ?? 'course', partId: id, field, before: was, after: text }
  })
  await record(tx, carrying.actor, changed)
}

type Placing = { actor: Actor; courseId: number; carrying: Carrying; change: Change; idOf: IdOf; note: Note }

async function placePart(tx: Tx, { actor, courseId, carrying, change, idOf, note }: Placing): Promise<void> {
  const { row, present, columns } = change
  if (present) return changeTexts(tx, carrying, { courseId, id: present.id, change })
  const { sheet, texts } = row
  const part = partOf(sheet)!
  const parentId = parentOf(row, idOf)
  const title = texts.title ?? texts.description ?? ''
  const last = (await listSiblings(tx, part, parentId)).length
  const id = await insertPiece(tx, part, { parentId, title, shown: true }, last)
  await note(sheet, row.key, id)
  const { title: _, ...rest } = ownTexts(carrying, sheet, texts, columns.length > 0 ? Object.keys(texts) : [])
  await putPartTexts(tx, { part, id }, rest)
  await record(tx, actor, [{ courseId, part, partId: id, field: 'made', before: null, after: title }])
}

const parentOf = ({ sheet, texts }: Row, idOf: IdOf) => {
  const { column, sheet: parent } = sheets[sheet].inside!
  return idOf(parent, texts[column]!)
}

type Ordering = { actor: Actor; courseId: number; carrying: Carrying; sorted: readonly Change[]; idOf: IdOf }

/** The parts stand as their rows do; what no row speaks of stands behind them. */
async function placeInOrder(tx: Tx, { actor, courseId, carrying, sorted, idOf }: Ordering): Promise<void> {
  const parents = new Set(
    sorted
      .filter(({ row, present, columns }) => sheets[row.sheet].inside && (!present || columns.includes('order')))
      .map(({ row }) => `${row.sheet} ${row.texts[sheets[row.sheet].inside!.column]}`),
  )
  for (const at of parents) {
    const rows = carrying.siblings.get(at) ?? []
    const [first] = rows
    if (!first) continue
    const part = partOf(first.sheet)!
    const parentId = parentOf(first, idOf)
    const now = await listSiblings(tx, part, parentId)
    const wanted = rows.map((row) => idOf(row.sheet, row.key))
    const ids = [...wanted, ...now.filter((id) => !wanted.includes(id))]
    if (ids.join() === now.join()) continue
    await putOrder(tx, part, parentId, ids)
    await record(tx, actor, [{ courseId, part, partId: wanted[0]!, field: 'place', before: null, after: null }])
  }
}

/** Opens it, or moves its window. What still lacks its film waits: brought in again later, it opens. */
async function carryWindow({ actor, keys, waiting }: Carrying, key: string, sorted: readonly Change[]): Promise<void> {
  const change = sorted.find(({ row }) => row.sheet === 'courses')
  if (!change) return
  const { row, present, columns } = change
  if (present && !columns.some((name) => name === 'opens_at' || name === 'closes_at')) return
  const says = (column: string) => row.texts[column] ?? present?.texts[column] ?? ''
  const [opens_at, closes_at] = [momentOf(says('opens_at')), momentOf(says('closes_at'))]
  if (!opens_at) return
  const id = keys.idOf('courses', key)!
  if (present?.texts.opens_at) return changeWindow(actor, id, { opens_at, closes_at })
  const missing = missingOf(orNotFound(await findWhole(actor.db, id)))
  if (missing.length === 1 && missing[0] === 'film') return void waiting.push(row)
  await publishCourse(actor, id, { opens_at, closes_at }, opens_at)
}

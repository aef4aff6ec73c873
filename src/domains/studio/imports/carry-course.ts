import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertDraft, lockCourse } from '../courses/queries.ts'
import { findWhole } from '../courses/publishing.ts'
import { missingOf } from '../courses/rules.ts'
import { putCourseTexts, putPlanWindows } from '../courses/stored.ts'
import { type Change as Recorded, record } from '../history/record.ts'
import { insertPiece, listSiblings, putOrder } from '../outline/queries.ts'
import { putPartTexts } from '../outline/stored.ts'
import { changeWindow, publishCourse } from '../windows/actions/publish-course.ts'
import { momentOf, windowsOf } from './cells.ts'
import { idsIn, type Carrying } from './carrying.ts'
import { carryFiles } from './carry-files.ts'
import { putKey } from './keys.ts'
import { partOf } from './present.ts'
import { columnIn, sheets } from './sheets.ts'
import type { Change, Row, SheetName, Texts } from './terms.ts'

/** Parents before what stands in them. */
const order: readonly SheetName[] = ['courses', 'lessons', 'primes', 'chapters', 'points', 'steps']
export const isOfCourse = (sheet: SheetName) => order.includes(sheet)

/** What is kept by itself and not as a field of the part. */
const APART = new Set(['opens_at', 'closes_at', 'plan', 'cover_focus', 'start'])

/** A course with everything that differs in it: its texts and outline at once, then its files, and last its window. */
export async function carryCourse(carrying: Carrying, key: string, changes: readonly Change[]): Promise<void> {
  const { actor, keys } = carrying
  const sorted = changes.toSorted((a, b) => order.indexOf(a.row.sheet) - order.indexOf(b.row.sheet))
  const noted: [SheetName, string, number][] = []
  await actor.db.transaction().execute(async (tx) => {
    noted.length = 0
    const note = async (sheet: SheetName, own: string, id: number) => {
      await putKey(tx, sheet, own, id)
      noted.push([sheet, own, id])
      return id
    }
    const idOf = (sheet: SheetName, own: string) =>
      noted.find(([a, b]) => a === sheet && b === own)?.[2] ?? orNotFound(keys.idOf(sheet, own))
    const courseId = await placeCourse(tx, carrying, { key, sorted, note })
    for (const change of sorted)
      if (change.row.sheet !== 'courses') await placePart(tx, { actor, courseId, carrying, change, idOf, note })
    await placeInOrder(tx, { actor, courseId, carrying, sorted, idOf })
  })
  for (const [sheet, own, id] of noted) keys.note(sheet, own, id)
  await carryFiles(carrying, keys.idOf('courses', key)!, sorted)
  await carryWindow(carrying, key, sorted)
}

type Note = (sheet: SheetName, key: string, id: number) => Promise<number>
type IdOf = (sheet: SheetName, key: string) => number

async function placeCourse(
  tx: Tx,
  carrying: Carrying,
  { key, sorted, note }: { key: string; sorted: readonly Change[]; note: Note },
): Promise<number> {
  const { actor, keys } = carrying
  const change = sorted.find(({ row }) => row.sheet === 'courses')
  const known = keys.idOf('courses', key)
  if (known !== undefined) {
    orNotFound(await lockCourse(tx, known))
    if (change?.present) await changeTexts(tx, carrying, { courseId: known, id: known, change })
    if (change?.present && change.columns.includes('plan')) await carryPlan(tx, known, change.row.texts.plan!)
    return known
  }
  const { texts } = orNotFound(change).row
  const { memberId, now } = actor
  const id = await insertDraft(tx, { title: texts.title!, madeBy: memberId, now })
  await note('courses', key, id)
  const made = { courseId: id, part: 'course', partId: id, field: 'made', before: null, after: texts.title }
  await record(tx, actor, [made])
  const { title: _, ...rest } = ownTexts(carrying, 'courses', texts, Object.keys(texts))
  await putCourseTexts(tx, id, rest)
  if (texts.plan) await carryPlan(tx, id, texts.plan)
  return id
}

async function carryPlan(tx: Tx, courseId: number, text: string) {
  if (text !== '1') return putPlanWindows(tx, courseId, windowsOf(text)!)
  const { openedAt } = orNotFound(await lockCourse(tx, courseId))
  return putPlanWindows(tx, courseId, [{ openedAt, closedAt: null }])
}

/** The texts of these columns as they are stored here: keys of other sheets are numbers. */
function ownTexts(
  { keys }: Carrying,
  sheet: SheetName,
  texts: Texts,
  columns: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    columns.flatMap((name) => {
      const column = columnIn(sheet, name)
      if (!column || column.kind === 'file' || APART.has(name) || name === sheets[sheet].inside?.column) return []
      return [[name, column.kind === 'keys' ? idsIn(keys, column, texts[name] ?? '').join(',') : (texts[name] ?? '')]]
    }),
  )
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

import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'
import { Refusal } from '#platform/refusal.ts'
import { carryCourse, isOfCourse } from './carry-course.ts'
import { carryEntry } from './carry-entry.ts'
import { carryHeading, isHeading } from './carry-heading.ts'
import { type Carrying, nothingMade } from './carrying.ts'
import { readOrigins } from './files.ts'
import { giveKeys, readKeys } from './keys.ts'
import { makePlan } from './plan.ts'
import { readPresent } from './present.ts'
import { readGiven } from './read-given.ts'
import { groupSheets, sheets } from './sheets.ts'
import type { Source } from './source.ts'
import {
  type Change,
  type Plan,
  type PresentSchool,
  type Row,
  type SheetName,
  sheetNames,
  type Trouble,
} from './terms.ts'

/** What would come of a folder; nothing of the school is changed. */
export async function planImport(house: House, source: Source): Promise<Plan> {
  return (await open(house, source)).plan
}

async function open(house: House, source: Source) {
  await giveKeys(house.db)
  const [keys, origins] = [await readKeys(house.db), await readOrigins(house.db)]
  const present = await readPresent(house.db, keys, origins)
  const plan = await makePlan({ house, source, given: await readGiven(source), present, origins })
  return { keys, origins, present, plan }
}

export type Imported = { plan: Plan; troubles: readonly Trouble[]; waiting: readonly Row[]; done: number }
type Told = (done: number, all: number) => Promise<void> | void

const MOST_AT_ONCE = 6

/** While one course waits for its pictures others write their rows. Each may hold two connections; some stay free. */
const coursesAtOnce = ({ pool }: House) => Math.max(1, Math.min(MOST_AT_ONCE, Math.floor((pool.options.max - 2) / 2)))

/** Brings a folder in. Where anything of it is wrong nothing is changed; begun anew it goes on where it was. */
export async function runImport(actor: Actor, source: Source, tell: Told = () => {}): Promise<Imported> {
  const { plan, ...school } = await open(actor.house, source)
  if (plan.troubles.length > 0) return { plan, troubles: plan.troubles, waiting: [], done: 0 }
  const siblings = siblingsOf(plan.given.rows)
  const carrying: Carrying = { actor, source, ...school, siblings, waiting: [], inTurn: turns(), made: nothingMade() }
  const units = unitsOf(plan.changes, school.present, plan.given.rows)
  const troubles: Trouble[] = []
  let [done, isBroken] = [0, false]
  const telling = turns()
  const carry = async ({ at: { file, line }, carry: bring }: Unit) => {
    // What breaks for one breaks for all: nobody waits until the last has tried.
    if (isBroken) return
    try {
      await bring(carrying)
      done++
    } catch (failure) {
      isBroken = !(failure instanceof Refusal)
      if (!(failure instanceof Refusal)) throw failure
      const sentences = Object.values(failure.fields ?? {}).flat()
      troubles.push({ file, line, column: null, sentence: sentences.join('') || failure.message })
    }
    // Who is told of the last one last sees the end.
    await telling(async () => tell(done, units.length))
  }
  for (const { isCourse, own } of stagesOf(units))
    await mapConcurrently(own, carry, isCourse ? coursesAtOnce(actor.house) : 1)
  if (units.length > 0) await writeAudit(actor.db, actor, 'studio.school-imported', null, { changed: String(done) })
  return { plan, troubles, waiting: carrying.waiting, done }
}

function siblingsOf(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    const { inside } = sheets[row.sheet]
    const parent = inside && row.texts[inside.column]
    if (!parent) continue
    const at = `${row.sheet} ${parent}`
    found.set(at, [...(found.get(at) ?? []), row])
  }
  return found
}

/** One after the other, in the order in which they come. */
function turns() {
  let last: Promise<unknown> = Promise.resolve()
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work)
    last = mine.catch(() => {})
    return mine
  }
}

type Unit = { at: Row; isCourse?: true; carry: (carrying: Carrying) => Promise<void> }

/** What may be carried at the same time. */
function stagesOf(units: readonly Unit[]) {
  const before = units.findIndex(({ isCourse }) => isCourse)
  const after = units.findLastIndex(({ isCourse }) => isCourse) + 1
  if (before < 0) return [{ isCourse: false, own: units }]
  return [
    { isCourse: false, own: units.slice(0, before) },
    { isCourse: true, own: units.slice(before, after) },
    { isCourse: false, own: units.slice(after) },
  ]
}

/** What is carried in at once, in the order in which one needs the other: a course is one, whatever it holds. */
function unitsOf(changes: readonly Change[], present: PresentSchool, rows: readonly Row[]): Unit[] {
  const courseOf = coursesBy(present, rows)
  const units: Unit[] = []
  for (const sheet of sheetNames) {
    const own = changes.filter(({ row }) => row.sheet === sheet)
    if (sheet === 'courses') units.push(...courseUnits(changes, courseOf))
    else if (isHeading(sheet))
      for (const change of own) units.push({ at: change.row, carry: (c) => carryHeading(c, change) })
    else if (!isOfCourse(sheet) && !groupSheets[sheet])
      for (const change of own) units.push({ at: change.row, carry: (c) => carryEntry(c, change) })
  }
  return units
}

function courseUnits(changes: readonly Change[], courseOf: (row: Row) => string): Unit[] {
  const byCourse = new Map<string, Change[]>()
  for (const change of changes) {
    if (!isOfCourse(change.row.sheet)) continue
    const key = courseOf(change.row)
    const known = byCourse.get(key)
    if (known) known.push(change)
    else byCourse.set(key, [change])
  }
  return [...byCourse].map(([key, own]) => ({
    ...{ at: own[0]!.row, isCourse: true },
    carry: (c) => carryCourse(c, key, own),
  }))
}

function coursesBy(present: PresentSchool, rows: readonly Row[]) {
  const known = new Map(rows.map((row) => [`${row.sheet}:${row.key}`, row]))
  const courseOf = (sheet: SheetName, key: string): string => {
    const { inside } = sheets[sheet]
    if (!inside) return key
    const parent = known.get(`${sheet}:${key}`)?.texts[inside.column] ?? present[sheet].get(key)?.texts[inside.column]
    return courseOf(inside.sheet, parent!)
  }
  return (row: Row) => courseOf(row.sheet, row.key)
}

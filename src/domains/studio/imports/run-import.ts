import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { House } from '#platform/house.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'
import { Refusal } from '#platform/refusal.ts'
import { carryCourse, isOfCourse } from './carry-course.ts'
import { carryEntry } from './carry-entry.ts'
import { carryHeading, isHeading } from './carry-heading.ts'
import { batchesOf, carryNew, newCourseOf } from './carry-new.ts'
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

/** While the rows of some are written the files of the next are put away. */
const BATCHES_AT_ONCE = 2

/** Brings a folder in. Where anything of it is wrong nothing is changed; begun anew it goes on where it was. */
export async function runImport(actor: Actor, source: Source, tell: Told = () => {}): Promise<Imported> {
  const { plan, ...school } = await open(actor.house, source)
  if (plan.troubles.length > 0) return { plan, troubles: plan.troubles, waiting: [], done: 0 }
  const siblings = siblingsOf(plan.given.rows)
  const carrying: Carrying = { actor, source, ...school, siblings, waiting: [], inTurn: turns(), made: nothingMade() }
  const stages = stagesOf(plan.changes, school.present, plan.given.rows)
  const all = stages.flatMap(({ units }) => units).reduce((sum, { size }) => sum + size, 0)
  const troubles: Trouble[] = []
  let [done, isBroken] = [0, false]
  const telling = turns()
  const carry = async ({ size, carry: bring }: Unit) => {
    // What breaks for one breaks for all: nobody waits until the last has tried.
    if (isBroken) return
    const refused: Trouble[] = []
    await bring(carrying, (at, failure) => void refused.push(refusalAt(at, failure))).catch((failure: unknown) => {
      isBroken = true
      throw failure
    })
    troubles.push(...refused)
    done += size - refused.length
    // Who is told of the last one last sees the end.
    await telling(async () => tell(done, all))
  }
  for (const { units, atOnce } of stages) await mapConcurrently(units, carry, atOnce(actor.house))
  if (all > 0) await writeAudit(actor.db, actor, 'studio.school-imported', null, { changed: String(done) })
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

type Refused = (at: Row, failure: Refusal) => void
type Unit = { size: number; carry: (carrying: Carrying, refused: Refused) => Promise<void> }
type Stage = { units: readonly Unit[]; atOnce: (house: House) => number }

function refusalAt({ file, line }: Row, failure: Refusal): Trouble {
  const sentences = Object.values(failure.fields ?? {}).flat()
  return { file, line, column: null, sentence: sentences.join('') || failure.message }
}

/** Of what is carried by itself: where it is refused it is told by its line. */
const unitOf = (at: Row, bring: (carrying: Carrying) => Promise<void>): Unit => ({
  size: 1,
  carry: (carrying, refused) =>
    bring(carrying).catch((failure: unknown) => {
      if (!(failure instanceof Refusal)) throw failure
      refused(at, failure)
    }),
})

/** What is carried in, in the order in which one needs the other, and what of it may be carried at the same time. */
function stagesOf(changes: readonly Change[], present: PresentSchool, rows: readonly Row[]): Stage[] {
  const stages: Stage[] = []
  for (const sheet of sheetNames) {
    const own = changes.filter(({ row }) => row.sheet === sheet)
    if (sheet === 'courses') stages.push(...courseStages(changes, present, rows))
    else if (isHeading(sheet))
      stages.push(oneByOne(own.map((change) => unitOf(change.row, (c) => carryHeading(c, change)))))
    else if (!isOfCourse(sheet) && !groupSheets[sheet])
      stages.push(oneByOne(own.map((change) => unitOf(change.row, (c) => carryEntry(c, change)))))
  }
  return stages
}

const oneByOne = (units: readonly Unit[]): Stage => ({ units, atOnce: () => 1 })

/** A course is one, whatever it holds; those that are new go in many together. */
function courseStages(changes: readonly Change[], present: PresentSchool, rows: readonly Row[]): Stage[] {
  const courseOf = coursesBy(present, rows)
  const byCourse = new Map<string, Change[]>()
  for (const change of changes) {
    if (!isOfCourse(change.row.sheet)) continue
    const key = courseOf(change.row)
    const known = byCourse.get(key)
    if (known) known.push(change)
    else byCourse.set(key, [change])
  }
  const isHere = ([key]: [string, unknown]) => present.courses.has(key)
  const fresh = [...byCourse].filter((one) => !isHere(one)).map(([key, own]) => newCourseOf(key, own))
  const known = [...byCourse].filter(isHere)
  return [
    {
      units: batchesOf(fresh).map((batch) => ({
        size: batch.length,
        carry: (c, refused) => carryNew(c, batch, ({ row }, failure) => refused(row, failure)),
      })),
      atOnce: () => BATCHES_AT_ONCE,
    },
    { units: known.map(([key, own]) => unitOf(own[0]!.row, (c) => carryCourse(c, key, own))), atOnce: coursesAtOnce },
  ]
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

import type { House } from '#platform/house.ts'
import { Refusal } from '#platform/refusal.ts'
import { readEntry } from '../entries/read-form.ts'
import { keysIn, whyNotCell } from './cells.ts'
import { onceFor } from './carrying.ts'
import { bodyOf, keyAndSheet } from './entry-body.ts'
import { digestIn, isStored, type Origins } from './files.ts'
import { columnIn, entryKinds, groupSheets, sheets } from './sheets.ts'
import type { Source } from './source.ts'
import {
  type Change,
  type Column,
  type Count,
  type Given,
  type Plan,
  type Present,
  type PresentSchool,
  type Row,
  type SheetName,
  type Trouble,
} from './terms.ts'
import { whyNotFile } from './whole-files.ts'
import { coursesWithFilm, tooMany, troubleAt, whyNotOpen } from './whole-rows.ts'

type Parts = { house: House; source: Source; given: Given; present: PresentSchool; origins: Origins }
type Reading = Parts & {
  known: ReadonlyMap<string, Row>
  filmed: ReadonlySet<string>
  now: Date
  /** What was found of a file, which many rows may name: what is wrong with it, and what it sums up to. */
  wrong: Map<string, Promise<string | null>>
  sums: Map<string, Promise<string | null>>
}

/** What would become of every row: what is wrong with it, or how it differs from what stands here. Writes nothing. */
export async function makePlan(parts: Parts): Promise<Plan> {
  const { given, present, house } = parts
  const known = new Map(given.rows.map((row) => [`${row.sheet}:${row.key}`, row]))
  const found = { wrong: new Map(), sums: new Map() }
  const filmed = coursesWithFilm(given.rows, present)
  const reading: Reading = { ...parts, known, filmed, now: house.clock.now(), ...found }
  const troubles = [...given.troubles, ...tooMany(given.rows, (sheet) => sheets[sheet].inside?.column)]
  const counts: Partial<Record<SheetName, Count>> = {}
  const changes: Change[] = []
  for (const row of given.rows) {
    const before = present[row.sheet].get(row.key)
    const wrong = await whatIsWrongWith(reading, row, before)
    troubles.push(...wrong)
    if (wrong.length > 0) continue
    const columns = await differing(reading, row, before)
    const count = (counts[row.sheet] ??= { made: 0, changed: 0, same: 0 })
    count[!before ? 'made' : columns.length > 0 ? 'changed' : 'same'] += 1
    if (!before || columns.length > 0) changes.push({ row, present: before ?? null, columns })
  }
  return {
    troubles,
    changes: [...changes, ...regrouped(reading, changes), ...reordered(reading)],
    counts,
    given,
    present,
  }
}

async function whatIsWrongWith(reading: Reading, row: Row, before: Present | undefined): Promise<Trouble[]> {
  const { columns, inside } = sheets[row.sheet]
  const isPublished = row.sheet === 'courses' && (row.texts.opens_at ?? before?.texts.opens_at ?? '') !== ''
  const troubles: Trouble[] = []
  for (const column of columns) {
    const text = row.texts[column.name]
    // What a row does not speak of stays as it is; a new one must have what is required.
    if (before ? text === undefined || text === before.texts[column.name] : text === undefined && !column.required)
      continue
    const sentence = whyNotCell(column, text ?? '', isPublished) ?? (await whyNotFound(reading, column, text ?? ''))
    if (sentence) troubles.push(troubleAt(row, column.name, sentence))
  }
  if (
    before &&
    inside &&
    row.texts[inside.column] !== undefined &&
    row.texts[inside.column] !== before.texts[inside.column]
  )
    troubles.push(troubleAt(row, inside.column, `「${before.texts[inside.column]}」にあります。ほかへは移せません。`))
  if (troubles.length > 0) return troubles
  if (row.sheet === 'courses') return whyNotOpen(row, before, reading.filmed.has(row.key), reading.now)
  return whyNotEntry(row, before)
}

async function whyNotFound(
  { source, known, present, wrong }: Reading,
  column: Column,
  text: string,
): Promise<string | null> {
  if (text === '') return null
  if (column.kind === 'file') return onceFor(wrong, `${column.name} ${text}`, () => whyNotFile(source, column, text))
  if (column.kind !== 'keys') return null
  for (const one of keysIn(text)) {
    const found = keyAndSheet(column.to, one)
    if (!found) return `「${one}」は、${column.to.map((sheet) => `${sheet}:キー`).join('か')}の形で入力してください。`
    if (!known.has(`${found.sheet}:${found.key}`) && !present[found.sheet].has(found.key))
      return `「${found.key}」というキーの${sheets[found.sheet].title}がありません。`
  }
  return null
}

/** By the form of the editors: a row is refused where the form would be. */
function whyNotEntry(row: Row, before: Present | undefined): Trouble[] {
  const kind = entryKinds[row.sheet]
  if (!kind) return []
  const isPlain = (name: string) => kind.fields.find((field) => field.name === name)?.kind !== 'references'
  const values = Object.fromEntries(Object.entries(before?.texts ?? {}).filter(([name]) => isPlain(name)))
  try {
    const fields = bodyOf({ kind, before: dated(values), row, groups: null, idOf: () => 1 })
    const parsed = readEntry({ fields, files: {} }, kind.fields)
    // What is in its steps stands in another sheet, and is asked when it is saved.
    const wrong = row.sheet in { curriculums: 1, panels: 1 } ? {} : (kind.whyWrong?.(parsed) ?? {})
    return Object.entries(wrong).map(([column, [sentence]]) => troubleAt(row, column, sentence!))
  } catch (failure) {
    if (!(failure instanceof Refusal) || !failure.fields) throw failure
    return Object.entries(failure.fields).map(([column, [sentence]]) => troubleAt(row, column, sentence!))
  }
}

const dated = (values: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, text]) => [
      name,
      /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? text.replace(' ', 'T') : text,
    ]),
  )

async function differing(reading: Reading, row: Row, before: Present | undefined): Promise<string[]> {
  const columns: string[] = []
  for (const [name, text] of Object.entries(row.texts)) {
    const now = before?.texts[name] ?? ''
    const column = columnIn(row.sheet, name)
    // Nobody chose a point of the picture: it is shown as it is.
    if (name === 'cover_focus' && text === '') continue
    if (column?.kind === 'file' ? await isOtherFile(reading, name, text, before?.files[name]) : now !== text)
      columns.push(name)
  }
  return columns
}

/** What editors replace and never take away: an empty cell leaves it. */
const KEPT = new Set(['film', 'captions', 'cover'])

/** The same bytes are the same file, however it is called. */
async function isOtherFile(
  { house, source, origins, sums }: Reading,
  column: string,
  path: string,
  key: string | undefined,
): Promise<boolean> {
  if (path === '') return key !== undefined && !KEPT.has(column)
  if (key === undefined) return true
  // Who sends tables alone sends no file anew.
  const sum = await onceFor(sums, path, () => digestIn(source, path))
  return sum !== null && !(await isStored(house, origins, key, sum))
}

const listOf = <T>(all: Map<string, T[]>, key: string) => all.get(key) ?? all.set(key, []).get(key)!

/** By what they stand in: the keys of rows, and of what is here. */
function siblings({ given, present }: Reading) {
  const [wanted, here] = [new Map<string, Row[]>(), new Map<string, string[]>()]
  for (const row of given.rows) {
    const { inside } = sheets[row.sheet]
    if (inside && row.texts[inside.column]) listOf(wanted, `${row.sheet} ${row.texts[inside.column]}`).push(row)
  }
  for (const { name, inside } of Object.values(sheets))
    if (inside)
      for (const { key, texts } of present[name].values()) listOf(here, `${name} ${texts[inside.column]}`).push(key)
  return { wanted, here }
}

/** Parts of courses that stand in another order than their rows: told by the first of them. */
function reordered(reading: Reading): Change[] {
  const { wanted, here } = siblings(reading)
  return [...wanted].flatMap(([at, rows]) => {
    const [first] = rows
    if (!first || groupSheets[first.sheet]) return []
    const present = here.get(at) ?? []
    const keys = rows.map(({ key }) => key)
    const same = present.filter((key) => keys.includes(key))
    const isSame = same.every((key, index) => key === keys.filter((one) => present.includes(one))[index])
    return isSame ? [] : [{ row: first, present: reading.present[first.sheet].get(first.key)!, columns: ['order'] }]
  })
}

/** An entry differs where one of its parts does, or where it has others. */
function regrouped(reading: Reading, changes: readonly Change[]): Change[] {
  const { wanted, here } = siblings(reading)
  const touched = new Set(changes.map(({ row }) => row))
  const known = new Set(changes.map(({ row }) => `${row.sheet}:${row.key}`))
  return [...wanted].flatMap(([at, rows]) => {
    const group = groupSheets[rows[0]!.sheet]
    if (!group) return []
    const key = at.slice(rows[0]!.sheet.length + 1)
    const isSame =
      !rows.some((row) => touched.has(row)) && rows.map((row) => row.key).join() === (here.get(at) ?? []).join()
    const row = reading.known.get(`${group.of}:${key}`)
    const present = reading.present[group.of].get(key) ?? null
    if (isSame || known.has(`${group.of}:${key}`)) return []
    const { file, line } = rows[0]!
    return [{ row: row ?? { sheet: group.of, file, line, key, texts: {} }, present, columns: [group.field] }]
  })
}

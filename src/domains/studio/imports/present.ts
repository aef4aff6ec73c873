import type { Reader } from '#platform/db.ts'
import { listCourseTexts } from '../courses/stored.ts'
import type { Kind } from '../entries/kind.ts'
import { findValues, listIds } from '../entries/queries.ts'
import type { Group, Reference, Target, Values } from '../entries/terms.ts'
import { type InnerPart, listParts } from '../outline/stored.ts'
import { momentText } from './cells.ts'
import { type Origins, pathOf } from './files.ts'
import type { Keys } from './keys.ts'
import { listCourseFiles, listHeadings, listPartFiles, listStepFiles, type StepFiles } from './queries.ts'
import { entryKinds, groupSheets, sheets } from './sheets.ts'
import { type Present, type PresentSchool, type SheetName, sheetNames } from './terms.ts'

const parts: Partial<Record<SheetName, InnerPart>> = {
  ...{ lessons: 'lesson', chapters: 'chapter', points: 'point', primes: 'prime', steps: 'step' },
}
export const partOf = (sheet: SheetName) => parts[sheet] ?? null
const sheetOf: Record<Target, SheetName> = {
  ...{ course: 'courses', curriculum: 'curriculums', lesson: 'lessons', teacher: 'teachers' },
}

type Reading = { db: Reader; keys: Keys; origins: Origins; school: PresentSchool }
type Files = Record<string, string | null>

/** The whole school as its own sheets would say it: what is exported, and what an import is compared with. */
export async function readPresent(db: Reader, keys: Keys, origins: Origins): Promise<PresentSchool> {
  const school = Object.fromEntries(sheetNames.map((name) => [name, new Map()])) as PresentSchool
  const reading = { db, keys, origins, school }
  await readHeadings(reading)
  await readCourses(reading)
  await readParts(reading)
  for (const [name, kind] of Object.entries(entryKinds)) await readEntries(reading, name as SheetName, kind)
  return school
}

type Add = { id: number; texts: Record<string, string>; files?: Files; names?: Files }

function add({ keys, origins, school }: Reading, sheet: SheetName, { id, texts, files = {}, names = {} }: Add) {
  const key = keys.keyOf(sheet, id)
  if (key === undefined) return
  const stored = Object.entries(files).filter((one): one is [string, string] => one[1] !== null && one[1] !== undefined)
  const paths = Object.fromEntries(Object.keys(files).map((name) => [name, '']))
  for (const [name, at] of stored) paths[name] = namedPath(pathOf(origins, at), names[name])
  const present: Present = { id, key, texts: { ...texts, ...paths }, files: Object.fromEntries(stored) }
  school[sheet].set(key, present)
}

/** Learners see the name of what they download: where one file has several, each goes out under its own. */
function namedPath(path: string, name: string | null | undefined): string {
  const own = name?.replaceAll(/[/\\]/g, '_')
  return !own || path.split('/').at(-1) === own ? path : `${path.replace(/\.\w+$/, '')}/${own}`
}

const keysOfIds = ({ keys }: Reading, sheet: SheetName, ids: readonly (number | string)[]) =>
  ids.flatMap((id) => keys.keyOf(sheet, Number(id)) ?? []).join('\n')
const split = (ids: string) => (ids === '' ? [] : ids.split(','))

async function readHeadings(reading: Reading) {
  const { categories, groups, problems } = await listHeadings(reading.db)
  for (const heading of categories) add(reading, 'categories', heading)
  for (const { id, texts, courses } of groups)
    add(reading, 'groups', { id, texts: { ...texts, courses: keysOfIds(reading, 'courses', courses!) } })
  for (const { id, texts, lessonId } of problems)
    add(reading, 'problems', { id, texts: { ...texts, lesson: keysOfIds(reading, 'lessons', [lessonId!]) } })
}

const told = (at: Date | null) => (at ? momentText(at) : '')
const dateOf = (text: string | null) => (text === null ? null : new Date(text))

async function readCourses(reading: Reading) {
  const rows = new Map((await listCourseFiles(reading.db)).map((row) => [row.id, row]))
  for (const { id, texts } of await listCourseTexts(reading.db)) {
    const row = rows.get(id)
    if (!row) continue
    const { groups: _, plan: __, ...own } = texts
    const windows = row.windows.map(({ openedAt, closedAt }) => ({
      openedAt: dateOf(openedAt),
      closedAt: dateOf(closedAt),
    }))
    const asLong = windows.length === 1 && !windows[0]!.closedAt && told(windows[0]!.openedAt) === told(row.openedAt)
    add(reading, 'courses', {
      id,
      texts: {
        ...own,
        category: keysOfIds(reading, 'categories', split(texts.category!)),
        teachers: keysOfIds(reading, 'teachers', split(texts.teachers!)),
        plan: asLong ? '1' : windows.map((one) => `${told(one.openedAt)}〜${told(one.closedAt)}`).join('\n'),
        opens_at: told(row.openedAt),
        closes_at: told(row.closedAt),
        cover_focus: row.focus,
      },
      files: {
        ...{ cover: row.originalKey ?? row.coverKey, material: row.materialKey, material_pdf: row.pdfKey },
        samples: row.samplesKey,
      },
      names: { material: row.materialName, material_pdf: row.pdfName },
    })
  }
}

async function readParts(reading: Reading) {
  const files = await listPartFiles(reading.db)
  const inside = (sheet: SheetName) => sheets[sheet].inside!
  for (const [sheet, part] of Object.entries(parts) as [SheetName, InnerPart][])
    for (const { id, parentId, texts } of await listParts(reading.db, part)) {
      const found = sheet in files ? files[sheet as keyof typeof files].get(id) : undefined
      const { column, sheet: parent } = inside(sheet)
      const own: Record<string, string> = { ...texts, [column]: keysOfIds(reading, parent, [parentId]) }
      if (sheet === 'lessons') own.free_category = keysOfIds(reading, 'free_categories', split(texts.free_category!))
      if (sheet === 'chapters') own.start = found?.start ?? ''
      if (sheet === 'chapters' || sheet === 'primes') own.stretch = found?.stretch ?? ''
      // What stands in a lesson that was put away is put away with it.
      if (own[column] !== '') add(reading, sheet, { id, texts: own, files: found?.columns })
    }
}

async function readEntries(reading: Reading, sheet: SheetName, kind: Kind) {
  const child = Object.entries(groupSheets).find(([, { of }]) => of === sheet)
  const files = child?.[0] === 'curriculum_steps' ? await listStepFiles(reading.db) : []
  for (const id of await listIds(reading.db, kind)) {
    const values = (await findValues(reading.db, kind, id)) ?? {}
    add(reading, sheet, { id, ...entryTexts(reading, kind, values) })
    const parent = reading.keys.keyOf(sheet, id)
    if (!child || parent === undefined) continue
    const [name, { field }] = child as [SheetName, { field: string }]
    for (const group of JSON.parse(values[field]!) as Group[])
      addGroup(reading, name, { group, parent, files: files.find((one) => one.id === group.id) })
  }
}

function entryTexts(reading: Reading, kind: Kind, values: Values) {
  const texts: Record<string, string> = {}
  const files: Files = {}
  for (const { name, kind: is, of } of kind.fields) {
    const value = values[name] ?? ''
    if (is === 'picture') files[name] = value || null
    else if (is === 'references')
      texts[name] = keysOfReferences(reading, JSON.parse(value) as Reference[], of!.length > 1)
    else if (is === 'moment') texts[name] = value.replace('T', ' ')
    else if (is !== 'groups') texts[name] = value
  }
  return { texts, files }
}

const keysOfReferences = ({ keys }: Reading, references: readonly Reference[], named: boolean) =>
  references
    .flatMap(({ kind, id }) => {
      const key = keys.keyOf(sheetOf[kind], id)
      return key === undefined ? [] : named ? `${sheetOf[kind]}:${key}` : key
    })
    .join('\n')

type Part = {
  group: Group
  parent: string
  files: StepFiles | undefined
}

function addGroup(reading: Reading, sheet: SheetName, { group, parent, files }: Part) {
  const { title, description } = group
  const { column } = sheets[sheet].inside!
  const items = keysOfReferences(reading, group.items, false)
  const texts = { [column]: parent, title, items, ...(sheet === 'curriculum_steps' && { description }) }
  const { material = null, material_pdf = null, material_name, pdf_name } = files ?? {}
  add(reading, sheet, {
    id: group.id!,
    texts,
    ...(sheet === 'curriculum_steps' && {
      files: { material, material_pdf },
      names: { material: material_name ?? null, material_pdf: pdf_name ?? null },
    }),
  })
}

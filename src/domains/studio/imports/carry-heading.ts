import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import { orNotFound } from '#platform/refusal.ts'
import { putGroupCourses } from '../courses/stored.ts'
import { type Carrying, idsIn } from './carrying.ts'
import { putKey } from './keys.ts'
import { columnIn } from './sheets.ts'
import type { Change, SheetName, Texts } from './terms.ts'

const kept = {
  categories: { table: sql.table('categories'), columns: { slug: 'slug', name: 'name', tab: 'tab' } },
  groups: {
    table: sql.table('course_groups'),
    columns: { slug: 'key', title: 'title', tab: 'tab', level: 'level', sortable: 'is_sortable' },
  },
  problems: {
    table: sql.table('problems'),
    columns: { slug: 'slug', label: 'label', note: 'note', lesson: 'lesson_id' },
  },
} as const
type Heading = keyof typeof kept
export const isHeading = (sheet: SheetName): sheet is Heading => sheet in kept

/** A word under which courses stand: it has no page of its own where editors would make it. */
export async function carryHeading({ actor, keys }: Carrying, { row }: Change): Promise<void> {
  const sheet = row.sheet as Heading
  const { table, columns } = kept[sheet]
  const idsOf = (name: string) => {
    const column = columnIn(sheet, name)
    return column?.kind === 'keys' && row.texts[name] !== undefined ? idsIn(keys, column, row.texts[name]) : null
  }
  const set = Object.entries(columns).flatMap(([name, column]) => {
    const value = valueOf(name, row.texts, idsOf('lesson')?.[0])
    return value === undefined ? [] : [{ column: sql.ref(column), value }]
  })
  await actor.db.transaction().execute(async (tx) => {
    const id = keys.idOf(sheet, row.key) ?? (await insert(tx, table, set))
    const pairs = set.map(({ column, value }) => sql`${column} = ${value}`)
    if (pairs.length > 0) await sql`update ${table} set ${sql.join(pairs)} where id = ${id}`.execute(tx)
    await putKey(tx, sheet, row.key, id)
    const courses = sheet === 'groups' ? idsOf('courses') : null
    if (courses) await putGroupCourses(tx, id, courses)
    keys.note(sheet, row.key, id)
  })
}

function valueOf(name: string, texts: Texts, lessonId: number | undefined) {
  if (name === 'lesson') return lessonId
  if (name === 'sortable') return texts.sortable === undefined ? undefined : texts.sortable === '1'
  if (name === 'level') return texts.level === undefined ? undefined : texts.level || null
  return texts[name]
}

type Set = { column: ReturnType<typeof sql.ref>; value: string | number | boolean | null }[]

async function insert(tx: Tx, table: ReturnType<typeof sql.table>, set: Set): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into ${table} (${sql.join(set.map(({ column }) => column))}, position)
    values (${sql.join(set.map(({ value }) => sql`${value}`))}, (select coalesce(max(position) + 1, 0) from ${table}))
    returning id::float8 as id`.execute(tx)
  return orNotFound(rows[0]).id
}

import { type RawBuilder, sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { Kind } from './kind.ts'
import type { ParsedValue } from './read-form.ts'
import type { Field, Values } from './terms.ts'

type Row = Record<string, unknown>
export type Line = {
  id: number
  name: string
  total: number
  opened_at?: Date | null
  closed_at?: Date | null
  shown?: boolean
}

const has = ({ fields }: Kind, name: string) => fields.some((field) => field.name === name)
/** The rows of its table that are of the kind. */
const ofKind = ({ place }: Kind) => (place === undefined ? sql`true` : sql`t.place = ${place}`)
const orderOf = ({ order }: Kind): RawBuilder<unknown> => (order === 'by-hand' ? sql`t.position, t.id` : order)

/** A page of what there is of a kind, in its order; one statement. */
export async function listEntries(db: Reader, kind: Kind, { q, page }: { q: string; page: number }) {
  const window = has(kind, 'opened_at') ? sql`, t.opened_at, t.closed_at` : sql``
  const shown = has(kind, 'shown') ? sql`, t.shown` : sql``
  const { rows } = await sql<Line>`
    select t.id, ${sql.ref(`t.${kind.name}`)} as name, count(*) over ()::int as total ${window} ${shown}
    from ${kind.table} t
    where ${ofKind(kind)} and (${q} = '' or position(lower(normalize(${q}, NFKC)) in lower(normalize(${sql.ref(`t.${kind.name}`)}, NFKC))) > 0)
    order by ${orderOf(kind)} limit ${PER_PAGE} offset ${offsetOf(page)}`.execute(db)
  return rows
}

/** All of a kind, in its order. */
export async function listIds(db: Reader, kind: Kind): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id::float8 as id from ${kind.table} t where ${ofKind(kind)} order by ${orderOf(kind)}`.execute(db)
  return rows.map(({ id }) => id)
}

const columnsOf = ({ fields, more }: Kind): readonly Field[] => fields.filter(({ name }) => !more?.names.includes(name))

/** Everything of an entry as its form shows it; nothing where there is none. */
export async function findValues(db: Reader, kind: Kind, id: number, lock = false): Promise<Values | undefined> {
  const { rows } =
    await sql<Row>`select t.* from ${kind.table} t where t.id = ${id} and ${ofKind(kind)} ${lock ? sql`for update` : sql``}`.execute(
      db,
    )
  const row = rows[0]
  if (!row) return undefined
  const own = columnsOf(kind).map((field) => [field.name, shownValue(field, row[field.name])])
  return { ...Object.fromEntries(own), ...(await kind.more?.load(db, id)) }
}

function shownValue({ kind }: Field, value: unknown): string {
  if (value === null || value === undefined) return ''
  if (kind === 'moment') return toLocal(value as Date)
  if (kind === 'day') return dayKey(value as Date)
  if (kind === 'flag') return value ? '1' : ''
  if (kind === 'lines') return (value as string[]).join('\n')
  return String(value)
}

type Columns = Record<string, ParsedValue>
const given = (kind: Kind, values: Columns, more: Columns) => [
  ...columnsOf(kind).flatMap(({ name }) => (name in values ? [{ name, value: values[name] }] : [])),
  ...Object.entries(more).map(([name, value]) => ({ name, value })),
]

export async function insertEntry(tx: Tx, kind: Kind, values: Columns, more: Columns): Promise<number> {
  const columns = given(kind, values, more)
  const names = columns.map(({ name }) => sql.ref(name))
  const held = columns.map(({ value }) => sql`${value}`)
  if (kind.place !== undefined) {
    names.push(sql.ref('place'))
    held.push(sql`${kind.place}`)
  }
  if (kind.order === 'by-hand') {
    names.push(sql.ref('position'))
    held.push(sql`(select coalesce(max(position), -1) + 1 from ${kind.table} t where ${ofKind(kind)})`)
  }
  const { rows } = await sql<{ id: number }>`
    insert into ${kind.table} (${sql.join(names)}) values (${sql.join(held)}) returning id`.execute(tx)
  return rows[0]!.id
}

type Change = { values: Columns; columns: Columns }

export async function updateEntry(tx: Tx, kind: Kind, id: number, { values, columns }: Change): Promise<void> {
  const set = given(kind, values, columns).map(({ name, value }) => sql`${sql.ref(name)} = ${value}`)
  await sql`update ${kind.table} set ${sql.join(set)} where id = ${id}`.execute(tx)
}

export async function deleteEntry(tx: Tx, kind: Kind, id: number): Promise<void> {
  await sql`delete from ${kind.table} where id = ${id}`.execute(tx)
}

/** Puts an entry before or after its neighbour; all of them are counted anew. Of two who do so at once one waits. */
export async function moveEntry(tx: Tx, kind: Kind, id: number, by: 1 | -1): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtext(${`studio-order:${kind.key}`}))`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    select t.id from ${kind.table} t where ${ofKind(kind)} order by t.position, t.id for update`.execute(tx)
  const ids = rows.map((row) => row.id)
  const at = ids.indexOf(id)
  if (at < 0) return false
  const to = Math.min(ids.length - 1, Math.max(0, at + by))
  ids.splice(to, 0, ...ids.splice(at, 1))
  await sql`update ${kind.table} t set position = o.n - 1
    from unnest(${ids}::bigint[]) with ordinality o (id, n) where t.id = o.id and t.position <> o.n - 1`.execute(tx)
  return true
}

import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { tokyoMomentOf } from './moment.ts'
import type { Kind } from './kind.ts'
import { markOf } from './mark.server.ts'
import { findValues, listEntries } from './queries.ts'
import { stateOf } from './rules.ts'
import type { Values } from './terms.ts'

const LONGEST = 100

/** A page of a kind's entries, in one statement. */
export async function readEntries({ db, url, now }: Actor, kind: Kind) {
  const q = (url.searchParams.get('q') ?? '').replaceAll('\0', '').trim().slice(0, LONGEST)
  const page = pageOf(url)
  const rows = await listEntries(db, kind, { q, page })
  const total = rows[0]?.total ?? 0
  const { title, one, lead, order, fixed = false } = kind
  return {
    ...{ title, one, lead, fixed, q, page, total },
    pages: pagesOf(total),
    byHand: order === 'by-hand',
    entries: rows.map((row) => ({ id: row.id, name: row.name || '（名前なし）', state: stateOf(row, now) })),
  }
}
export type EntriesData = Awaited<ReturnType<typeof readEntries>>

/** An entry with all its fields, or the empty form for a new one. */
export async function readOneEntry({ db, now }: Actor, kind: Kind, id: number | null) {
  const values: Values = id === null ? (kind.first ?? {}) : orNotFound(await findValues(db, kind, id))
  const { one, title, fields, fixed = false } = kind
  return {
    ...{ id, one, title, fields, values, fixed },
    name: values[kind.name] ?? '',
    seen: id === null ? '' : markOf(values),
    warning: id === null ? null : ((await kind.warning?.(db, id, now)) ?? null),
    preview: id === null ? null : (kind.previewOf?.(id) ?? null),
    state: stateOf(
      {
        ...('opened_at' in values && {
          opened_at: tokyoMomentOf(values.opened_at),
          closed_at: tokyoMomentOf(values.closed_at),
        }),
        ...('shown' in values && { shown: values.shown === '1' }),
      },
      now,
    ),
  }
}
export type EntryData = Awaited<ReturnType<typeof readOneEntry>>

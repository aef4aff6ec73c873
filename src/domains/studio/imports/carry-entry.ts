import type { UploadedFile } from '#platform/forms.ts'
import { orNotFound } from '#platform/refusal.ts'
import { removeMaterial, shareMaterial } from '../materials/actions/bring-material.ts'
import { saveEntry } from '../entries/actions/save-entry.ts'
import { markOf } from '../entries/mark.server.ts'
import { findValues } from '../entries/queries.ts'
import type { Group, Values } from '../entries/terms.ts'
import type { Carrying } from './carrying.ts'
import { bodyOf, type GroupRow } from './entry-body.ts'
import { noteBrought } from './bring-file.ts'
import { keptMaterial } from './kept-files.ts'
import { putKey } from './keys.ts'
import { entryKinds, groupSheets } from './sheets.ts'
import type { Change, Row, SheetName } from './terms.ts'

/** An entry is saved as by its form, with all of its parts. */
export async function carryEntry(carrying: Carrying, change: Change): Promise<void> {
  const { row } = change
  const { actor, keys, source } = carrying
  const kind = entryKinds[row.sheet]!
  const id = keys.idOf(row.sheet, row.key) ?? null
  const before = id === null ? {} : orNotFound(await findValues(actor.db, kind, id))
  const groups = groupsFor(carrying, row)
  const idOf = (sheet: SheetName, key: string) => orNotFound(keys.idOf(sheet, key))
  const fields = bodyOf({ kind, before, row, groups, idOf })
  const pictures = kind.fields.filter(({ kind: is, name }) => is === 'picture' && isNewFile(row, change, name))
  const files = Object.fromEntries(
    await Promise.all(
      pictures.map(async ({ name }) => {
        const path = `files/${row.texts[name]}`
        return [name, [{ name: path, type: '', bytes: await source.read(path) }]] as [string, UploadedFile[]]
      }),
    ),
  )
  const body = { fields: { ...fields, confirmed: '1', ...(id !== null && { seen: markOf(before) }) }, files }
  const saved = await saveEntry({ ...actor, body }, kind, id)
  if (id === null) {
    await actor.db.transaction().execute((tx) => putKey(tx, row.sheet, row.key, saved))
    keys.note(row.sheet, row.key, saved)
  }
  const after = orNotFound(await findValues(actor.db, kind, saved))
  for (const { name } of pictures) await noteBrought(carrying, after[name]!, row.texts[name]!)
  if (groups) await keepGroups(carrying, row.sheet, groups, after)
}

const isNewFile = (row: Row, { present, columns }: Change, name: string) =>
  (row.texts[name] ?? '') !== '' && (!present || columns.includes(name))

/** The rows of its parts, where there are any; without them it keeps those that it has. */
function groupsFor({ siblings, keys }: Carrying, row: Row): GroupRow[] | null {
  const sheet = groupSheetOf(row.sheet)
  const rows = sheet && siblings.get(`${sheet} ${row.key}`)
  return rows ? rows.map((one) => ({ id: keys.idOf(one.sheet, one.key) ?? null, row: one })) : null
}

const groupSheetOf = (sheet: SheetName) =>
  (Object.keys(groupSheets) as SheetName[]).find((name) => groupSheets[name]!.of === sheet)

/** Parts may be new rows after they were saved: their keys lead to what stands in their place now. */
async function keepGroups(carrying: Carrying, sheet: SheetName, rows: readonly GroupRow[], after: Values) {
  const { actor, keys, present } = carrying
  const name = groupSheetOf(sheet)!
  const stored = JSON.parse(after[groupSheets[name]!.field]!) as Group[]
  for (const [at, { row }] of rows.entries()) {
    const id = stored[at]!.id!
    if (keys.idOf(name, row.key) !== id) await actor.db.transaction().execute((tx) => putKey(tx, name, row.key, id))
    keys.note(name, row.key, id)
    for (const [column, slot] of [
      ['material', 'file'],
      ['material_pdf', 'pdf'],
    ] as const) {
      const path = row.texts[column]
      const before = present[name].get(row.key)
      if (path === undefined || path === (before?.texts[column] ?? '')) continue
      const place = { of: 'step' as const, id, slot }
      if (path === '') await removeMaterial(actor, place)
      else await shareMaterial(actor, { place, ...(await keptMaterial(carrying, path)) })
    }
  }
}

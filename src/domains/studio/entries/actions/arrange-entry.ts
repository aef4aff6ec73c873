import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, notFound, orNotFound } from '#platform/refusal.ts'
import { releaseFile } from '#platform/stored-files.ts'
import type { Kind } from '../kind.ts'
import { deleteEntry, findValues, moveEntry } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** One place up or down in the order in which it is shown. */
export function moveBy(actor: Actor, kind: Kind, id: number, by: 1 | -1): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (kind.order !== 'by-hand' || !(await moveEntry(tx, kind, id, by))) return notFound()
    await writeAudit(tx, actor, 'studio.entry-moved', null, { entry_kind: kind.one, entry: id })
  })
}

/** Takes an entry away for good, where nothing that learners have depends on it. */
export function removeEntry(actor: Actor, kind: Kind, id: number): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const before = orNotFound(await findValues(tx, kind, id, true))
    if (kind.fixed) refuse('entry-fixed')
    const why = await kind.whyStay?.(tx, id)
    if (why) throw invalid({ remove: [why] })
    await deleteEntry(tx, kind, id)
    for (const { kind: of, name } of kind.fields)
      if (of === 'picture' && before[name]) await releaseFile(tx, before[name])
    const about = { entry_kind: kind.one, entry: id, name: before[kind.name] ?? '' }
    await writeAudit(tx, actor, 'studio.entry-removed', null, about)
  })
}

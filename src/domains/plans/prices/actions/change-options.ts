import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { insertOption, lockOption, setOptionClosed } from '../queries.ts'
import type { OptionInput } from '../terms.ts'

export function addOption(actor: Actor, option: OptionInput): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    if (!(await insertOption(tx, option))) throw invalid({ code: ['このコードは、すでに使われています。'] })
    await writeAudit(tx, actor, 'staff.option-added', null, { name: option.name })
    await actor.house.pages.purge(tx, 'plans')
  })
}

/** Who has chosen it keeps it; nobody chooses it any more, or again. */
export function setOptionOpen(actor: Actor, id: number, open: boolean): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const option = orNotFound(await lockOption(tx, id))
    if ((option.closed_at === null) === open) return
    await setOptionClosed(tx, id, open ? null : actor.now)
    await writeAudit(tx, actor, open ? 'staff.option-opened' : 'staff.option-closed', null, { name: option.name })
    await actor.house.pages.purge(tx, 'plans')
  })
}

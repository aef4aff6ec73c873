import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import { insertCampaign, isUrlKindTaken, lockCampaign, updateCampaign } from '../queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { whyCannotEdit } from '../rules.ts'
import { toLocal } from '../../tokyo-moment.ts'
import type { CampaignInput } from '../terms.ts'

/** A new campaign, or one that has not begun; it never begins in the past, so that nobody finds other terms than they saw. */
export function saveCampaign(actor: Actor, id: number | null, form: CampaignInput): Promise<number> {
  return actor.db.transaction().execute(async (tx) => {
    if (form.opens_at <= actor.now)
      refuse('opens-in-the-past', { fields: { opens_at: ['今より後の日時にしてください。'] } })
    if (form.kind === 'url' && (await isUrlKindTaken(tx, form.url_kind, id)))
      throw invalid({ url_kind: ['この文字列は、別のキャンペーンで使われています。'] })
    const saved = id === null ? await insertCampaign(tx, form) : await change(tx, actor, id, form)
    const facts = { id: saved, name: form.name, from: toLocal(form.opens_at), to: toLocal(form.closes_at) }
    await writeAudit(tx, actor, id === null ? 'staff.campaign-created' : 'staff.campaign-changed', null, facts)
    await actor.house.pages.purge(tx, 'plans')
    return saved
  })
}

async function change(tx: Tx, actor: Actor, id: number, form: CampaignInput): Promise<number> {
  const before = orNotFound(await lockCampaign(tx, id))
  refuseIf(whyCannotEdit({ opensAt: before.opens_at, closesAt: before.closes_at }, actor.now))
  await updateCampaign(tx, id, form)
  return id
}

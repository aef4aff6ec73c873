import { takeProfileBack } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { addDays } from '#platform/tokyo.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { insertBar } from '../../bars/queries.ts'
import { untilWords } from '../../bars/must-not-be-barred.ts'
import { settleCase, type Target } from '../../cases/queries.ts'
import { settleFlags } from '../../flags/queries.ts'
import { refuse } from '../../refusals.ts'
import { knownAs } from '../../safety/look-first.ts'
import { forgetHidden, noteHidden } from '../../safety/queries.ts'
import { decideAbout } from '../decide-about.ts'
import { flagHandled } from '../mail/moderation-letters.ts'
import { listAddresses, lockCase } from '../queries.ts'
import { actsOf } from '../rules.ts'
import { lockTarget, markTarget, removeTarget, type Shown } from '../targets.ts'
import type { Act } from '../terms.ts'
import { lockComment } from '../../comments/queries.ts'
import { tellCommented } from '../../comments/tell-commented.ts'

type Decision = { act: Act; reason: string; days: number | null }

/** Staff decide about what waits: it is marked, its author and those who told of it hear, and the matter is closed. */
export function decide(actor: Actor, caseId: number, { act, reason, days }: Decision): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const matter = orNotFound(await lockCase(tx, caseId))
    const target: Target = { type: matter.target_type, id: matter.target_id }
    if (matter.settled_at) refuse('case-settled')
    const shown = await lockTarget(tx, target)
    if (!shown) return refuse('target-gone')
    if (!actsOf(target.type, shown).includes(act)) refuse('cannot-decide')
    const endsAt = days === null ? null : addDays(actor.now, days)
    const until = act === 'bar' ? untilWords({ ends_at: endsAt }) : null
    const id = await decideAbout(tx, actor, { target, shown }, { act, reason, until, by: actor.memberId })
    if (act === 'bar' && shown.member_id !== null)
      await insertBar(tx, { member_id: shown.member_id, reason, begins_at: actor.now, ends_at: endsAt })
    await settleCase(tx, target, actor.now)
    await tellThoseWhoTold(tx, actor, target, id)
    await apply(tx, actor, { target, shown }, act)
  })
}

const resets = { 'reset-name': 'name', 'reset-picture': 'picture' } as const

async function apply(tx: Tx, { house, now }: Actor, { target, shown }: { target: Target; shown: Shown }, act: Act) {
  if (act === 'reset-name' || act === 'reset-picture') return void (await takeProfileBack(tx, target.id, resets[act]))
  const isHiding = act === 'hide' || act === 'bar' || act === 'delete'
  const picture = isHiding || act === 'restore' ? await knownAs(house, shown) : null
  if (picture && isHiding) await noteHidden(tx, picture, now)
  if (picture && act === 'restore') await forgetHidden(tx, picture.fingerprint)
  if (act === 'delete') return removeTarget(tx, target)
  if (act === 'hide' || act === 'bar') return markTarget(tx, target, { hidden_at: now, waits_since: null })
  // Whoever looked has let it stand: it is not hidden by itself again.
  await markTarget(tx, target, { hidden_at: null, waits_since: null, cleared_at: now })
  // What its author could not see before comes to them now.
  if (act === 'approve' && target.type === 'comment') await tellOfComment(tx, target.id, now)
}

async function tellOfComment(tx: Tx, id: number, now: Date) {
  const comment = await lockComment(tx, id)
  if (comment)
    await tellCommented(tx, { reportId: comment.report_id, ownerId: comment.owner_id, by: comment.member_id, now })
}

async function tellThoseWhoTold(tx: Tx, { house, now }: Actor, target: Target, decisionId: number) {
  const told = await settleFlags(tx, target, now)
  if (told.length === 0) return
  for (const { id: memberId, name, email: to } of await listAddresses(tx, told))
    await writeLetter(house, tx, flagHandled(house, { to, name, memberId, decisionId }))
}

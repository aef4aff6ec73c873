import type { z } from 'zod'
import type { Actor, Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { addDays, dayKey } from '#platform/tokyo.ts'
import { ownClaims, takedowns } from '../../limits.ts'
import { claimKinds } from '../../terms.ts'
import type { OwnClaimForm, TakedownForm } from '../forms.ts'
import { claimReceived } from '../mail/claim-letters.ts'
import { insertClaim } from '../queries.ts'
import { statusPath } from '../status-path.ts'

/** A member asks about their own data. */
export async function makeOwnClaim(actor: Actor, { about, words }: z.output<typeof OwnClaimForm>): Promise<number> {
  const { db, house, memberId, member, now } = actor
  await house.limits.take(ownClaims, String(memberId))
  return db.transaction().execute(async (tx) => {
    const due_on = dueOn(now, about)
    const id = await insertClaim(tx, { about, member_id: memberId, words, made_at: now, due_on })
    await writeAudit(tx, actor, 'rights.claim-made', memberId, { claim: id, claimed: about })
    const to = { to: member.email, name: member.name, path: statusPath(house, { id, memberId }) }
    await writeLetter(house, tx, claimReceived(house, { ...to, id, about, dueOn: due_on }))
    return id
  })
}

/** Anybody asks that something be removed. */
export async function askTakedown(ask: Ask, form: z.output<typeof TakedownForm>): Promise<number> {
  const { db, house, now, ip } = ask
  await house.limits.take(takedowns, ip)
  const { truthful: _, ...claim } = form
  return db.transaction().execute(async (tx) => {
    const due_on = dueOn(now, 'takedown')
    const id = await insertClaim(tx, { ...claim, about: 'takedown', member_id: null, made_at: now, due_on })
    await writeAudit(tx, ask, 'rights.claim-made', null, { claim: id, claimed: 'takedown' })
    const to = { to: form.email, name: form.name, path: statusPath(house, { id, memberId: null }) }
    await writeLetter(house, tx, claimReceived(house, { ...to, id, about: 'takedown', dueOn: due_on }))
    return id
  })
}

const dueOn = (now: Date, about: keyof typeof claimKinds) => dayKey(addDays(now, claimKinds[about].days))

import { lockStanding } from '#domains/plans/index.ts'
import { quitForGuardian } from '#domains/contracts/index.ts'
import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { orNotFound } from '#platform/refusal.ts'
import { refuse } from '../../refusals.ts'
import { consentDeclined, consentGiven, consentKept, consentTakenBack } from '../mail/guardian-letters.ts'
import { endConsent, findConsent, giveConsent, lockConsent, type Consent } from '../queries.ts'
import { stateOf } from '../rules.ts'
import { CONSENT_HOURS } from '../terms.ts'

/** The guardian says yes: written down with name, time and place, and the member may go on. */
export function consent(ask: Ask, id: number, name: string): Promise<void> {
  return answering(ask, id, async (tx, asked) => {
    const { house, now, ip, agent } = ask
    if (stateOf(asked, now) !== 'asked') return refuse('consent-decided')
    const until = new Date(now.getTime() + CONSENT_HOURS * 3_600_000)
    await giveConsent(tx, id, { at: now, until, name, ip, agent })
    await writeAudit(tx, ask, 'orders.guardian-consented', asked.memberId, { consentId: id })
    await writeLetter(house, tx, consentGiven(house, { ...asked, to: asked.email, until }))
    await writeLetter(house, tx, consentKept(house, { id, to: asked.guardianEmail }))
  })
}

/** The guardian says no: nothing begins. */
export function decline(ask: Ask, id: number): Promise<void> {
  return answering(ask, id, async (tx, asked) => {
    const { house, now } = ask
    if (stateOf(asked, now) !== 'asked') return refuse('consent-decided')
    await endConsent(tx, id, 'declined', now)
    await writeAudit(tx, ask, 'orders.guardian-declined', asked.memberId, { consentId: id })
    await writeLetter(house, tx, consentDeclined(house, { ...asked, to: asked.email }))
  })
}

/** Takes a consent back: what was not ordered yet is not ordered, what runs is quit as its member would quit it. */
export function takeBack(ask: Ask, id: number): Promise<void> {
  return answering(ask, id, async (tx, given) => {
    const { house, now } = ask
    const state = stateOf(given, now)
    if (state !== 'given' && state !== 'used') return refuse('consent-decided')
    await endConsent(tx, id, 'withdrawn', now)
    const hasQuit = state === 'used' && (await quitForGuardian(tx, { house, now, memberId: given.memberId }))
    await writeAudit(tx, ask, 'orders.guardian-took-back', given.memberId, { consentId: id, hasQuit })
    await writeLetter(house, tx, consentTakenBack(house, { ...given, to: given.email, hasQuit }))
  })
}

/** Orders change under their member's lock, and so does what is asked of a guardian. */
async function answering({ db }: Ask, id: number, work: (tx: Tx, consent: Consent) => Promise<void>): Promise<void> {
  const { memberId } = orNotFound(await findConsent(db, id))
  await db.transaction().execute(async (tx) => {
    await lockStanding(tx, memberId)
    await work(tx, orNotFound(await lockConsent(tx, id)))
  })
}

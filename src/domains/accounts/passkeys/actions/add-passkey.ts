import { createHmac, randomUUID } from 'node:crypto'
import type { RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { writeLetter } from '#platform/letters.ts'
import { needsFactor } from '#platform/second-factor.ts'
import { confirmItIsYou } from '../../actions/confirm-it-is-you.ts'
import { lockWaysIn } from '../../queries.ts'
import { passkeyAddedLetter } from '../../mail/way-letters.ts'
import { askKey, hostOf, loadWebauthn, takeQuestion } from '../ceremony.ts'
import { insertPasskey, listCredentials } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { MOST_PASSKEYS } from '../terms.ts'

/** After the member has shown that it is them: what their device is asked, to make a key of it. */
export async function beginPasskey(actor: Actor) {
  const { db, house, member, memberId } = actor
  refuseWithoutFactor(actor)
  await confirmItIsYou(actor)
  const known = await listCredentials(db, memberId)
  if (known.length >= MOST_PASSKEYS) refuse('too-many')
  const { generateRegistrationOptions } = await loadWebauthn()
  return generateRegistrationOptions({
    rpName: house.settings.siteName,
    rpID: hostOf(house),
    userName: member.email,
    userDisplayName: member.name,
    // The same for each key of a member, and nobody's number.
    userID: new Uint8Array(createHmac('sha256', house.settings.secret).update(`passkey-user:${memberId}`).digest()),
    challenge: new Uint8Array(Buffer.from(askKey(actor, 'add', memberId), 'base64url')),
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

/** The device has made a key; its public half is kept, and the mailbox is told. */
export async function addPasskey(actor: Actor, response: RegistrationResponseJSON, name: string): Promise<void> {
  const { db, house, member, memberId, now } = actor
  refuseWithoutFactor(actor)
  const challenge = (await takeQuestion(actor, 'add', memberId)) ?? refuse('not-added')
  const credential = (await verified(actor, response, challenge)) ?? refuse('not-added')
  const with_factor = needsFactor(member) && member.secondFactorUntil !== null
  await db.transaction().execute(async (tx) => {
    if ((await lockWaysIn(tx, memberId)).passkeys >= MOST_PASSKEYS) refuse('too-many')
    if (!(await insertPasskey(tx, memberId, { credential, name, added_at: now, with_factor }))) refuse('added-before')
    await writeAudit(tx, actor, 'accounts.passkey-added', memberId)
    const letter = passkeyAddedLetter(house.settings, { at: now, memberId, name })
    await writeLetter(house, tx, { key: `accounts.passkey-added:${randomUUID()}`, to: member.email, ...letter })
  })
}

/** Who has only the password of one of the house adds no key that stands for the second factor. */
function refuseWithoutFactor({ member }: Actor): void {
  if (needsFactor(member) && member.secondFactorUntil === null) refuse('factor-first')
}

async function verified({ house }: Actor, response: RegistrationResponseJSON, expectedChallenge: string) {
  const { verifyRegistrationResponse } = await loadWebauthn()
  const outcome = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: house.settings.origin,
    expectedRPID: hostOf(house),
    requireUserVerification: true,
  }).catch(() => null)
  const credential: WebAuthnCredential | undefined = outcome?.registrationInfo?.credential
  return credential ?? null
}

import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Ask } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { Limit } from '#platform/limits.ts'
import { beginSession } from '../../actions/begin-session.ts'
import { lineOf } from '../../devices.ts'
import { askKey, hostOf, loadWebauthn, takeQuestion, type Purpose } from '../ceremony.ts'
import { credentialOf, listCredentials, lockPasskey, notePasskeyUse, type Passkey } from '../queries.ts'
import { refuse } from '../refusals.ts'

const asked: Limit = { name: 'passkey-asked', points: 200, seconds: 600 }

/** What a browser asks the keys that it may have: whoever's they are, or those of a member that count for the second factor. */
export async function beginUse(ask: Ask, purpose: Exclude<Purpose, 'add'>, memberId: number | null = null) {
  await ask.house.limits.take(asked, lineOf(ask))
  const { generateAuthenticationOptions } = await loadWebauthn()
  const own = memberId === null ? [] : await listCredentials(ask.db, memberId, { withFactor: true })
  return generateAuthenticationOptions({
    rpID: hostOf(ask.house),
    allowCredentials: own,
    userVerification: 'required',
    challenge: new Uint8Array(Buffer.from(askKey(ask, purpose, memberId), 'base64url')),
  })
}

/** Signs in whose key it is; the device has made sure that it is them. */
export async function signInByPasskey(ask: Ask, response: AuthenticationResponseJSON): Promise<void> {
  const challenge = (await takeQuestion(ask, 'sign-in')) ?? refuse('not-known')
  const giveCookie = await ask.db.transaction().execute(async (tx) => {
    const key = (await usePasskey(ask, tx, response, challenge)) ?? refuse('not-known')
    await writeAudit(tx, ask, 'accounts.signed-in-by-passkey', key.memberId)
    return beginSession(ask, tx, key.memberId)
  })
  giveCookie()
}

/** The key that has signed the question, counted as used; null where it is not known, or has not. */
export async function usePasskey(
  { house, now }: Ask,
  tx: Tx,
  response: AuthenticationResponseJSON,
  expectedChallenge: string,
): Promise<Passkey | null> {
  const key = await lockPasskey(tx, response.id)
  if (!key) return null
  const { verifyAuthenticationResponse } = await loadWebauthn()
  const outcome = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: house.settings.origin,
    expectedRPID: hostOf(house),
    credential: credentialOf(key),
    requireUserVerification: true,
  }).catch(() => null)
  if (!outcome?.verified) return null
  await notePasskeyUse(tx, key.id, outcome.authenticationInfo.newCounter, now)
  return key
}

import type { Ask } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { writeLetter } from '#platform/letters.ts'
import { hashToken, newToken } from '#platform/tokens.ts'
import { isAwaited } from '../arriving/queries.ts'
import { knownDevice, newDeviceId, rememberDevice } from '../devices.ts'
import { deviceWords } from '../device-words.ts'
import { newDeviceLetter } from '../mail/device-letters.ts'
import { findReader, noteDevice } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Signs a member in with a token that did not exist before; whatever session this browser had is over. */
export async function beginSession(ask: Ask, tx: Tx, memberId: number, { byLetter = false } = {}) {
  // Whoever came along from elsewhere agrees to the terms first.
  if (await isAwaited(tx, memberId)) return refuse('not-arrived')
  if (ask.session.tokenHash) await tx.deleteFrom('sessions').where('token_hash', '=', ask.session.tokenHash).execute()
  const token = newToken()
  await tx
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      member_id: memberId,
      created_at: ask.now,
      last_used_at: ask.now,
      ip: ask.ip,
      agent: ask.agent,
      by_letter_at: byLetter ? ask.now : null,
    })
    .execute()
  const known = knownDevice(ask, memberId)
  const newId = known ?? newDeviceId()
  const met = await noteDevice(tx, { memberId, hash: hashToken(newId), at: ask.now, agent: ask.agent })
  if (!known && met === 'another') await tellOfDevice(ask, tx, memberId, newId)
  return () => {
    ask.session.begin(token)
    rememberDevice(ask, memberId, { newId })
  }
}

/** A browser that nobody has signed in with before is told of, unless it is the member's first. */
async function tellOfDevice(ask: Ask, tx: Tx, memberId: number, deviceId: string): Promise<void> {
  const { house, now, agent } = ask
  const { email, name } = await findReader(tx, memberId)
  const device = { memberId, deviceId: hashToken(deviceId).toString('hex'), words: deviceWords(agent), at: now }
  await writeLetter(house, tx, { to: email, ...newDeviceLetter(house.settings, { ...device, name }) })
}

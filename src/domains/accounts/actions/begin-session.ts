import type { Ask } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { rememberDevice } from '../devices.ts'
import { hashToken, newToken } from '#platform/tokens.ts'

/** Signs a member in with a token that did not exist before; whatever session this browser had is over. */
export async function beginSession(ask: Ask, tx: Tx, memberId: number, { byLetter = false } = {}) {
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
  return () => {
    ask.session.begin(token)
    rememberDevice(ask, memberId)
  }
}

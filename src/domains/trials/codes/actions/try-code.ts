import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { networkOf } from '#platform/limits.ts'
import { afterTry, isLocked, MEMBER_TRIES, whyCodeGivesNothing } from '../../rules.ts'
import type { CodeRefusal } from '../../terms.ts'
import { normalCode } from '../code-words.ts'
import { hashOf } from '../draw-codes.ts'
import { findCode, lockCode, type FoundCode } from '../queries.ts'
import { lockTries, noteTries } from '../tries.ts'

export type Tried =
  | { kind: 'locked'; seconds: number }
  | { kind: 'wrong'; why: CodeRefusal }
  | { kind: 'right'; code: FoundCode }

/**
 * One code more, counted for the member and for the address: in the transaction that must not be rolled back when the
 * code is wrong. While either is locked no code is looked at. `holds` keeps a right one from everybody else.
 */
export async function tryCode(tx: Tx, actor: Actor, typed: string, { holds }: { holds: boolean }): Promise<Tried> {
  const { house, memberId, now, ip } = actor
  const { own, near } = await lockTries(tx, memberId, networkOf(ip), now)
  for (const tries of [own, near]) if (isLocked(tries, now)) return lockedUntil(tries.lockedUntil!, now)
  const hash = hashOf(house.settings.secret, normalCode(typed))
  const code = await (holds ? lockCode(tx, hash) : findCode(tx, hash))
  const why = whyCodeGivesNothing(code, now)
  const after = [
    { id: own.id, ...afterTry(own, why === null, MEMBER_TRIES, now) },
    { id: near.id, ...afterTry(near, why === null, house.settings.trialCodeAddressTries, now) },
  ]
  for (const { id, ...tries } of after) await noteTries(tx, id, tries)
  const closed = after.find((tries) => isLocked(tries, now))
  if (closed) return lockedUntil(closed.lockedUntil!, now)
  return why === null ? { kind: 'right', code: code! } : { kind: 'wrong', why }
}

const lockedUntil = (until: Date, now: Date): Tried => ({
  kind: 'locked',
  seconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)),
})

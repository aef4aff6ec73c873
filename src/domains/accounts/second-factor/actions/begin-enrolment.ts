import { randomBytes } from 'node:crypto'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { seal } from '#platform/seal.ts'
import { toBase32 } from '#platform/totp.ts'
import { keyPurpose } from '../key.ts'
import { lockFactor, storeKey } from '../queries.ts'
import { refuse } from '../refusals.ts'

/** Makes a key for the app. Until a code of it was given it can be made anew; from then on only an admin takes it away. */
export function beginEnrolment(actor: Actor): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const factor = await lockFactor(tx, actor.memberId)
    if (factor?.confirmedAt) refuse('has-key')
    const key = toBase32(randomBytes(20))
    await storeKey(tx, actor.memberId, seal(actor.house.settings.secret, keyPurpose(actor.memberId), key))
    await writeAudit(tx, actor, 'staff.second-factor-begun', actor.memberId)
  })
}

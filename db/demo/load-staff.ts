import type { Tx } from '#platform/db.ts'
import { seal } from '#platform/seal.ts'
import { authenticatorKeyOf } from './authenticator-key.ts'
import { cast, emailOf } from './cast.ts'
import { daysFrom } from './days.ts'
import { fill } from './fill.ts'

/** Who works for the house, each with an authenticator app that the sandbox shows. */
export async function loadStaff(tx: Tx, members: Map<string, number>, secret: string, now: Date): Promise<void> {
  const days = daysFrom(now)
  await fill(
    tx,
    'staff_members',
    cast.flatMap(({ key, staff, joinedDaysAgo }) => {
      const member_id = members.get(key)
      if (!staff || !member_id) return []
      return [
        {
          member_id,
          role: staff,
          granted_at: days.ago(joinedDaysAgo),
          totp_secret: seal(secret, `totp:${member_id}`, authenticatorKeyOf(emailOf(key))),
          totp_confirmed_at: days.ago(joinedDaysAgo),
        },
      ]
    }),
  )
}

import { seal } from '#platform/seal.ts'
import type { Tx } from '#platform/db.ts'
import { authenticatorKeyOf } from './authenticator-key.ts'
import { cast, emailOf, IMPORTER } from './cast.ts'
import { critics } from './critiques.ts'
import { daysFrom } from './days.ts'
import { fill } from './fill.ts'

/** Who works for the house, and who corrects works, each with an authenticator app that the sandbox shows. */
export async function loadStaff(tx: Tx, members: Map<string, number>, secret: string, now: Date): Promise<void> {
  const days = daysFrom(now)
  const people = cast.flatMap(({ key, staff, joinedDaysAgo }) => {
    const member_id = members.get(key)
    return member_id ? [{ key, member_id, staff, since: days.ago(joinedDaysAgo) }] : []
  })
  const correct = new Set(critics.map(({ account }) => account))
  await fill(
    tx,
    'staff_members',
    people.flatMap(({ key, member_id, staff, since }) =>
      staff && key !== IMPORTER ? [{ member_id, role: staff, granted_at: since }] : [],
    ),
  )
  await fill(
    tx,
    'second_factors',
    people.flatMap(({ key, member_id, staff, since }) =>
      staff || correct.has(key)
        ? [
            {
              member_id,
              secret: seal(secret, `totp:${member_id}`, authenticatorKeyOf(emailOf(key))),
              confirmed_at: since,
            },
          ]
        : [],
    ),
  )
}

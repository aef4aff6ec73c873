import { bringMembers } from '#domains/accounts/index.ts'
import { emailKey } from '#domains/accounts/terms.ts'
import { bringPlans } from '#domains/contracts/index.ts'
import { bringProgress } from '#domains/learning/index.ts'
import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { checkFile } from './check.ts'
import { digestOf } from './digest.ts'
import { insertFile } from './queries.ts'
import { refuse } from './refusals.ts'

/** Brings in what was looked at, all or nothing; the same file comes once. Tells how many came. No letter goes out. */
export async function bringPeople(actor: Actor, bytes: Buffer, seen: string): Promise<number> {
  const { db, now, memberId: by } = actor
  const sha256 = digestOf(bytes)
  if (sha256.toString('hex') !== seen) return refuse('other-file')
  return db.transaction().execute(async (tx) => {
    const { people, troubles } = await checkFile(tx, bytes, now)
    if (!(await insertFile(tx, { sha256, by, at: now, people: people.length }))) return refuse('already-brought')
    if (troubles.length > 0 || people.length === 0) return refuse('not-right')
    const ids = await bringMembers(tx, people, now)
    const came = people.flatMap((person) => {
      const memberId = ids.get(emailKey(person.email))
      return memberId === undefined ? [] : [{ ...person, memberId }]
    })
    const plans = came.flatMap(({ memberId, until }) => (until === null ? [] : [{ memberId, until }]))
    await bringPlans(tx, actor, plans)
    const progress = came.flatMap(({ memberId, courses }) => courses.map((course) => ({ memberId, ...course })))
    await bringProgress(tx, progress, now)
    await writeAudit(tx, actor, 'arrivals.brought', null, { people: came.length, plans: plans.length })
    return came.length
  })
}

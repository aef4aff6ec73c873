import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { writeLetter } from '#platform/letters.ts'
import { makeLink } from '../links.ts'
import { voidLinks } from '../queries.ts'
import { refuse } from '../refusals.ts'
import { arrivalLetter } from './mail/arrival-letter.ts'
import { countArrivals, lockUntold, noteTold } from './queries.ts'

const BATCH = 100

/** Staff say so: whoever came along and was not written to gets the letter that opens their account. */
export function tellArrivals(actor: Actor): Promise<void> {
  const { db, house, now } = actor
  return db.transaction().execute(async (tx) => {
    const { all, told } = await countArrivals(tx)
    if (all === told) return refuse('nobody-to-tell')
    await writeAudit(tx, actor, 'staff.arrivals-told', null, { people: all - told })
    await house.jobs.add(tx, 'accounts.tell-arrivals', { until: now.toISOString() })
  })
}

/** The next letters, each once; each batch is one transaction and leads to the next. */
export function tellSomeArrivals(house: House, { until }: { until: string }): Promise<void> {
  return house.db.transaction().execute(async (tx) => {
    const people = await lockUntold(tx, new Date(until), BATCH)
    for (const person of people) await writeArrivalLetter(house, tx, person, 'first')
    if (people.length === BATCH) await house.jobs.add(tx, 'accounts.tell-arrivals', { until })
  })
}

/** `which`: the first one, or one that they asked for; the newest link is the only one that works. */
export async function writeArrivalLetter(
  house: House,
  tx: Tx,
  { id, email }: { id: number; email: string },
  which: string,
): Promise<void> {
  const now = house.clock.now()
  await voidLinks(tx, { member: id }, now, ['arrive'])
  const token = await makeLink(now, tx, 'arrive', { member_id: id }, email)
  const letter = arrivalLetter(house.settings, token)
  await writeLetter(house, tx, { key: `accounts.arrive:${id}:${which}`, to: email, ...letter })
  await noteTold(tx, [id], now)
}

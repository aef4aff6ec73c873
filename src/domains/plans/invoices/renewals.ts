import type { House } from '#platform/house.ts'
import { advanceMany, advanceOnce, type Advanced } from '../subscription/actions/advance.ts'
import { chargeMany, isAway } from './charge-many.ts'
import { listDueMembers, listStillDue } from './queries.ts'
import { openTill, type Till } from './settle.ts'

const PAGE = 128

/**
 * Leads every contract to where it should be by now: trials turn into terms, months are invoiced and charged, terms
 * renew or end. Page by page, each member step by step, so that overdue months come one after the other; whatever
 * it is cut off at, the next run goes on from the rows alone. One page after the other: a night's run has hours, and
 * whoever opens a page of the site meanwhile has a processor left.
 */
export async function runRenewals(house: House): Promise<void> {
  const till = openTill(house)
  let after = { at: new Date(0), memberId: 0 }
  for (;;) {
    const page = await listDueMembers(house.db, house.clock.now(), after, PAGE)
    if (page.length === 0) return
    after = page.at(-1)!
    const members = page.map(({ memberId }) => memberId)
    if (await bringUp(house, members, till)) return
  }
}

/** Takes the steps of some members until nothing is left to do for them by now; says whether the provider is away. */
async function bringUp(house: House, members: readonly number[], till: Till): Promise<boolean> {
  for (let left = members; left.length > 0;) {
    const { moved, invoiceIds } = await advance(house, left)
    if (isAway(await chargeMany(house, invoiceIds, 'due', till))) return true
    left = await listStillDue(house.db, moved, house.clock.now())
  }
  return false
}

async function advance(house: House, members: readonly number[]) {
  const steps = await advanceMany(house, members).catch(() => oneByOne(house, members))
  const moved = [...steps].filter(([, step]) => step !== 'waits').map(([memberId]) => memberId)
  const invoiceIds = [...steps.values()].flatMap((step) => (typeof step === 'string' ? [] : [step.invoiceId]))
  return { moved, invoiceIds }
}

/** One member's trouble must not keep the others from being renewed; the next run tries again. */
async function oneByOne(house: House, members: readonly number[]): Promise<Map<number, Advanced>> {
  const steps = new Map<number, Advanced>()
  for (const memberId of members)
    try {
      steps.set(memberId, await advanceOnce(house, memberId))
    } catch (failure) {
      house.log.error({ err: failure, memberId }, 'a contract could not be renewed')
    }
  return steps
}

import type { House } from '#platform/house.ts'
import { isSiteInUse } from '#platform/site-use.ts'
import { advanceMany, advanceOnce, type Advanced } from '../actions/advance.ts'
import { cashier } from '#domains/billing/index.ts'
import { isAway, type Cashier } from '#domains/billing/invoices/terms.ts'
import { serialize } from '#platform/serialize.ts'
import { listDueMembers, listStillDue } from './queries.ts'
import { mapConcurrently } from '#platform/map-concurrently.ts'

/** Whether the provider is there is found out with a few. */
const FIRST_PAGE = 32
const PAGE = 384
/** While the money of one page is asked for, others are invoiced or written down: no core waits for another. */
const PAGES_AT_ONCE = 4
/** While somebody uses the site, pages are small and come one after the other. */
const GENTLE_PAGE = 96
const GENTLE_FLIGHT = 8

type Page = { members: number[]; gently: boolean }

/**
 * Leads every contract to where it should be by now: trials turn into terms, months are invoiced and charged, terms
 * renew or end. Page by page, each member step by step, so that overdue months come one after the other; whatever
 * it is cut off at, the next run goes on from the rows alone.
 */
export async function runRenewals(house: House): Promise<void> {
  const ours = cashier(house)
  const takeTurn = serialize()
  const pages = pagesOfDue(house)
  const work = async ({ members, gently }: Page) => {
    const lead = () => bringUp(house, ours, members, gently ? GENTLE_FLIGHT : undefined)
    if (await (gently ? takeTurn(lead) : lead())) await pages.return()
  }
  const first = await pages.next()
  if (first.done) return
  await work(first.value)
  await mapConcurrently(pages, work, PAGES_AT_ONCE)
}

async function* pagesOfDue(house: House): AsyncGenerator<Page, void, void> {
  let after = { at: new Date(0), memberId: 0 }
  for (let isFirst = true; ; isFirst = false) {
    const gently = await isSiteInUse(house.db)
    const size = isFirst ? FIRST_PAGE : gently ? GENTLE_PAGE : PAGE
    const due = await listDueMembers(house.db, house.clock.now(), after, size)
    if (due.length === 0) return
    after = due.at(-1)!
    yield { members: due.map(({ memberId }) => memberId), gently }
  }
}

/** Takes the steps of some members until nothing is left to do for them by now; says whether the provider is away. */
async function bringUp(
  house: House,
  { take, charge }: Cashier,
  members: readonly number[],
  inFlight?: number,
): Promise<boolean> {
  for (let left = members; left.length > 0;) {
    const { moved, claims, withoutCard } = await advance(house, left)
    const results = [...(await take(claims, inFlight)), ...(await charge(withoutCard, 'due'))]
    if (isAway(results)) return true
    left = await listStillDue(house.db, moved, house.clock.now())
  }
  return false
}

async function advance(house: House, members: readonly number[]) {
  const steps = await advanceMany(house, members).catch(() => oneByOne(house, members))
  const moved = [...steps].filter(([, step]) => step !== 'waits').map(([memberId]) => memberId)
  const invoices = [...steps.values()].filter((step) => typeof step === 'object')
  return {
    moved,
    claims: invoices.flatMap(({ claim }) => claim ?? []),
    withoutCard: invoices.flatMap(({ invoiceId, claim }) => (claim ? [] : [invoiceId])),
  }
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

import { afterEach, beforeEach } from 'vitest'
import { importResults } from '#domains/billing/debit-runs/actions/import-results.ts'
import { makeList } from '#domains/billing/debit-runs/actions/make-list.ts'
import { findList, listLines } from '#domains/billing/debit-runs/queries.ts'
import { hasSubscription } from '#domains/plans/rules.ts'
import { openBilling, type Billing } from './billing.ts'
import { payByDebit, resultFile, type DebitPayer, type ResultLine } from './debits.ts'
import type { Payer } from './payers.ts'

/** A house for each test, for a debit day has one list; it begins on 5 November 2026. */
export function debitHouse() {
  let house: Billing
  let staffId: number
  beforeEach(async () => {
    house = await openBilling()
    house.at('2026-11-05T00:00:10')
    staffId = await house.fresh.newMember({ isStaff: true, name: '経理 たかし' })
  })
  afterEach(() => house.fresh.close())
  const staff = () => house.fresh.actorFor(staffId)
  /** Somebody who pays from the bank since that day; the machine has done what was to do. */
  async function debtor({ startsOn = '2026-11-05', planId = 2, ...how }: DebitPayer & Partial<Payer> = {}) {
    const memberId = await house.payer({ card: null, startsOn, planId })
    const [applicationId] = await payByDebit(house.fresh.db, [memberId], how)
    await house.minute()
    return { memberId, applicationId: applicationId! }
  }
  /** The month of 5 December is invoiced, and no more can be added to its debit day. */
  async function december() {
    house.at('2026-12-05T00:00:10')
    await house.minute()
    house.at('2026-12-12T10:00:00')
  }
  const list = async (day: string) => makeList(await staff(), day)
  const take = async (day: string, ...rows: ResultLine[]) => importResults(await staff(), day, resultFile(...rows))
  return {
    house: () => house,
    staff,
    debtor,
    december,
    list,
    take,
    /** Somebody whose bank said no in November, and is asked again on 28 December. */
    async askedTwice(how: Parameters<typeof debtor>[0] = {}) {
      const person = await debtor(how)
      house.at('2026-11-12T10:00:00')
      await list('2026-11-27')
      await take('2026-11-27', [person.applicationId, 1])
      await december()
      await list('2026-12-28')
      return person
    },
    statesOf: async (memberId: number) =>
      (await house.invoicesOf(memberId)).map(({ state, failures }) => `${state} ${failures}`),
    async lineOf(day: string, applicationId: number) {
      const found = await findList(house.fresh.db, day)
      const lines = found ? await listLines(house.fresh.db, found.id) : []
      return lines.find((line) => line.applicationId === applicationId)
    },
    payments: (memberId: number) =>
      house.fresh.db
        .selectFrom('book_entries as e')
        .innerJoin('book_lines as l', 'l.entry_id', 'e.id')
        .innerJoin('invoices as i', 'i.id', 'e.invoice_id')
        .select(['l.account', 'l.yen'])
        .where('e.kind', '=', 'payment')
        .where('i.member_id', '=', memberId)
        .orderBy('e.id')
        .orderBy('l.position')
        .execute(),
    sees: async (memberId: number) =>
      hasSubscription((await house.fresh.actorFor(memberId)).member, house.fresh.clock.now()),
  }
}

import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { yen } from '#domains/plans/terms.ts'
import { pageOf, pagesOf } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { countCommissions, findCommission, listCommissions } from './queries.ts'
import { commissionFacts } from './terms.ts'

/** Everything that was ever given to a teacher, and under which terms. */
export async function readCommissions({ db, memberId, url }: Actor) {
  const page = pageOf(url)
  const [rows, count] = await Promise.all([listCommissions(db, memberId, page), countCommissions(db, memberId)])
  return {
    page,
    pages: pagesOf(count),
    rows: rows.map(({ id, workId, feeYen, givenAt, dueAt, acceptedAt }) => ({
      id,
      workId,
      to: href('/correctional_teachers/commissions/:id', { id: String(id) }),
      givenOn: formatDay(givenAt),
      dueOn: formatDay(dueAt),
      fee: yen(feeYen),
      acceptedOn: acceptedAt && formatDay(acceptedAt),
    })),
  }
}
export type CommissionLine = Awaited<ReturnType<typeof readCommissions>>['rows'][number]

export async function readCommission({ db, house, memberId }: Actor, id: number) {
  const commission = orNotFound(await findCommission(db, memberId, id))
  const { invoiceIssuer: school, payoutDay } = house.settings
  return {
    id,
    workId: commission.workId,
    facts: commissionFacts(commission, { school, payoutDay }),
    version: commission.termsVersion,
    acceptedAt: commission.acceptedAt && formatMoment(commission.acceptedAt),
  }
}

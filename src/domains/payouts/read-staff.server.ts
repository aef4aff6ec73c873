import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { offsetOf, pageOf, pagesOf, PER_PAGE } from '#platform/paging.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { dayKey, formatDay, formatDayKey } from '#platform/tokyo.ts'
import { masked, openAccount } from './account.ts'
import { isWhy, totalsByKind, waitsByReason } from './look.ts'
import { bookDifference, sumKindsOfRun } from './look-queries.ts'
import { planMonth } from './plan-month.ts'
import { findPayee, findRun, listLinesOf, listRuns, listTransfers, listTransfersOf } from './queries.ts'
import { monthText, shownLine, shownTransfer } from './read-payee.server.ts'
import { refusal } from './refusals.ts'
import { monthAfter, monthBefore, monthOf } from './rules.ts'
import { payKinds, waitNames, type Month, type TransferState } from './terms.ts'

type Sums = { grossYen: number; withheldYen: number }
const summed = (rows: readonly Sums[]) => {
  const grossYen = rows.reduce((sum, row) => sum + row.grossYen, 0)
  const withheldYen = rows.reduce((sum, row) => sum + row.withheldYen, 0)
  return { count: rows.length, grossYen, withheldYen, netYen: grossYen - withheldYen }
}

/** What the next close would pay and to whom, who waits for what, and the runs of the months before. */
export async function readStaffPayouts(actor: Actor) {
  const { db, now, url } = actor
  const runs = await listRuns(db)
  const month = nextMonth(runs, monthBefore(monthOf(dayKey(now))))
  const [{ payOn, payees, lines, transfers, waiting }, before, difference] = await Promise.all([
    planMonth(actor, db, month),
    sumKindsOfRun(db, runs[0]?.id),
    bookDifference(db),
  ])
  const nameOf = new Map(payees.map(({ memberId, name }) => [memberId, name]))
  const memberOf = (memberId: number) => ({ id: memberId, name: nameOf.get(memberId) ?? '' })
  const rows = [
    ...transfers.map(({ memberId, grossYen, withheldYen }) => ({
      key: `${memberId}`,
      member: memberOf(memberId),
      grossYen,
      withheldYen,
      netYen: grossYen - withheldYen,
      waits: null,
    })),
    ...waiting.map(({ memberId, yen, why }) => ({
      key: `${memberId}-${why}`,
      member: memberOf(memberId),
      grossYen: yen,
      withheldYen: null,
      netYen: null,
      waits: waitNames[why],
    })),
  ]
  const asked = url.searchParams.get('why')
  const shown = isWhy(asked) ? rows.filter(({ waits }) => waits === waitNames[asked]) : rows
  const page = pageOf(url)
  const why = whyNotNow(month, dayKey(now), transfers.length)
  return {
    next: {
      month,
      text: monthText(month),
      payOn: formatDayKey(payOn),
      why: why && refusal(why).message,
      waiting: waiting.reduce((sum, { yen }) => sum + yen, 0),
      ...summed(transfers),
    },
    look: {
      kinds: totalsByKind(lines, transfers, before).map((total) => ({ ...total, label: payKinds[total.kind].label })),
      waits: waitsByReason(waiting).map((wait) => ({
        ...wait,
        label: waitNames[wait.why],
        isMissing: wait.why === 'no-account' || wait.why === 'account-refused',
        to: `${href('/staff/payouts')}?why=${wait.why}`,
      })),
      bookDifference: difference,
    },
    only: isWhy(asked) ? waitNames[asked] : null,
    rows: shown.slice(offsetOf(page), offsetOf(page) + PER_PAGE),
    page,
    pages: pagesOf(shown.length),
    runs: runs.map((run) => ({
      id: run.id,
      month: monthText(run.month),
      payOn: formatDayKey(run.payOn),
      transfers: run.transfers,
      netYen: run.grossYen - run.withheldYen,
      paid: run.paid,
      failed: run.failed,
      state: runState(run),
    })),
  }
}

/** The month before this one, or this one where that is closed. */
const nextMonth = (runs: readonly { month: Month }[], last: Month): Month =>
  runs.some(({ month }) => month === last) ? monthAfter(last) : last

const whyNotNow = (month: Month, today: string, transfers: number) => {
  if (month >= monthOf(today)) return 'month-runs'
  return transfers === 0 ? 'nothing-to-pay' : null
}

type RunCounts = { filedAt: Date | null; transfers: number; paid: number; failed: number }
function runState({ filedAt, transfers, paid, failed }: RunCounts): TransferState {
  if (!filedAt) return 'drafted'
  return paid + failed === transfers ? 'paid' : 'filed'
}

/** One run: what it pays, and what became of each transfer. */
export async function readStaffRun({ db, house, url }: Actor, id: string | undefined) {
  const run = orNotFound(await findRun(db, idOf(id)))
  const rows = await listTransfers(db, run.id)
  const page = pageOf(url)
  const pages = pagesOf(rows.length)
  if (page > pages) notFound()
  const transfers = rows.map(shownTransfer)
  const count = (state: string) => transfers.filter((one) => one.state === state).length
  const failing = transfers.find((one) => String(one.id) === url.searchParams.get('failed'))
  return {
    id: run.id,
    month: monthText(run.month),
    payOn: formatDayKey(run.payOn),
    drafted: formatDay(run.draftedAt),
    filed: run.filedAt && formatDay(run.filedAt),
    hasPayer: house.settings.payoutAccount !== null,
    ...summed(rows),
    open: count('filed'),
    paid: count('paid'),
    failed: count('failed'),
    failing: failing && failing.state !== 'failed' && failing.state !== 'drafted' ? failing : null,
    page,
    pages,
    transfers: transfers.slice(offsetOf(page), offsetOf(page) + PER_PAGE).map((one, index) => ({
      ...one,
      to: masked(openAccount(house.settings.secret, one.member.id, rows[offsetOf(page) + index]!.account)!),
    })),
  }
}
export type StaffRun = Awaited<ReturnType<typeof readStaffRun>>

/** What somebody has earned and been paid, for accounting. */
export async function readStaffPayee({ db, house, url }: Actor, id: string | undefined) {
  const payee = orNotFound(await findPayee(db, idOf(id)))
  const account = openAccount(house.settings.secret, payee.memberId, payee.account)
  const page = pageOf(url)
  const [lines, transfers] = await Promise.all([
    listLinesOf(db, payee.memberId, { from: offsetOf(page), limit: PER_PAGE + 1 }),
    listTransfersOf(db, payee.memberId),
  ])
  return {
    member: { id: payee.memberId, name: payee.name },
    owedYen: payee.owedYen,
    kinds: payee.kinds.map(({ kind, held }) => payKinds[kind].label + (held ? '（保留中）' : '')),
    account: account && {
      masked: masked(account),
      name: account.name,
      entity: account.entity,
      registration: account.registration,
      changed: formatDay(payee.changedAt!),
      refused: payee.refusedAt !== null,
    },
    transfers: transfers.map(shownTransfer),
    page,
    hasNextPage: lines.length > PER_PAGE,
    lines: lines.slice(0, PER_PAGE).map(shownLine),
  }
}

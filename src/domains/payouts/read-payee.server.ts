import { wayToConfirm } from '#domains/accounts/index.ts'
import type { Actor } from '#platform/ask.ts'
import { offsetOf, pageOf, PER_PAGE } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { masked, openAccount } from './account.ts'
import { findPayee, listLinesOf, listTransfersOf, type TransferRow } from './queries.ts'
import { stateOf } from './rules.ts'
import { failureNames, stateNames, transferNumber, type Failure } from './terms.ts'

/** The form of who is paid by the school; for anybody else there is none. The account's number is never shown whole. */
export async function readPayeeForm(actor: Actor) {
  const { db, house, memberId } = actor
  const payee = orNotFound(await findPayee(db, memberId))
  const account = openAccount(house.settings.secret, memberId, payee.account)
  const { accountNumber: _, ...shown } = account ?? { accountNumber: '' }
  return {
    memberId,
    way: await wayToConfirm(actor),
    changed: payee.changedAt && formatDay(payee.changedAt),
    refused: payee.refusedAt !== null,
    masked: account && masked(account),
    account: shown as Record<string, string>,
  }
}

export const monthText = (month: string) => `${Number(month.slice(0, 4))}年${Number(month.slice(5, 7))}月分`

export function shownTransfer(row: TransferRow) {
  const state = stateOf(row)
  return {
    id: row.id,
    number: transferNumber(row.id),
    member: { id: row.memberId, name: row.name },
    month: monthText(row.month),
    grossYen: row.grossYen,
    withheldYen: row.withheldYen,
    netYen: row.grossYen - row.withheldYen,
    payOn: formatDayKey(row.payOn),
    state,
    stateName: stateNames[state],
    failure: row.failure && failureNames[row.failure as Failure],
    failureNote: row.failureNote,
  }
}
export type ShownTransfer = ReturnType<typeof shownTransfer>

export function shownLine(line: Awaited<ReturnType<typeof listLinesOf>>[number]) {
  return {
    id: line.id,
    day: formatDayKey(line.earnedOn),
    description: line.description,
    yen: line.yen,
    state: lineState(line),
    reason: line.cancelReason,
  }
}

function lineState({
  cancelReason,
  paidAt,
  filedAt,
}: {
  cancelReason: string | null
  paidAt: Date | null
  filedAt: Date | null
}) {
  if (cancelReason !== null) return '取り消し'
  if (paidAt) return '支払い済み'
  return filedAt ? '振込手続き中' : '支払い前'
}

/** A payee's own page: what is owed, and the statements of what was paid. */
export async function readPayouts({ db, house, memberId, url }: Actor) {
  const payee = orNotFound(await findPayee(db, memberId))
  const account = openAccount(house.settings.secret, memberId, payee.account)
  const page = pageOf(url)
  const [transfers, lines] = await Promise.all([
    listTransfersOf(db, memberId),
    listLinesOf(db, memberId, { from: offsetOf(page), limit: PER_PAGE + 1 }),
  ])
  return {
    memberId,
    masked: account && masked(account),
    refused: payee.refusedAt !== null,
    held: payee.kinds.some(({ held }) => held),
    owedYen: payee.owedYen,
    transfers: transfers.map(shownTransfer),
    page,
    hasNextPage: lines.length > PER_PAGE,
    lines: lines.slice(0, PER_PAGE).map(shownLine),
  }
}

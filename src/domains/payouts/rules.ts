import { bankDayUntil, bankDayFrom } from '#platform/bank-days.ts'
import { addMonthsAnchored, dayAfter, type Day } from '#platform/days.ts'
import {
  payKinds,
  type Month,
  type Owed,
  type OwedLine,
  type PlannedTransfer,
  type TransferState,
  type Waiting,
} from './terms.ts'

/**
 * What is withheld from what teachers earn (所得税法204条, with the tax for reconstruction until 2037), in hundredths of a
 * percent: so much up to a million yen of one payment, and of what is above it.
 */
const withholding = [
  { from: '2013-01-01', below: 1_021, above: 2_042 },
  { from: '2038-01-01', below: 1_000, above: 2_000 },
] as const
const STEP = 1_000_000

/** The rates of a day: so much up to the step, so much above it, in hundredths of a percent. */
export function withholdingOn(day: Day) {
  const { below, above } = withholding.findLast(({ from }) => from <= day) ?? withholding[0]
  return { below, above, step: STEP }
}

export function withheldFrom(yen: number, paidOn: Day): number {
  const { below, above } = withholdingOn(paidOn)
  return Math.floor((Math.min(yen, STEP) * below + Math.max(0, yen - STEP) * above) / 10_000)
}

export const monthOf = (day: Day): Month => `${day.slice(0, 7)}-01`
export const monthAfter = (month: Month): Month => addMonthsAnchored(month, 1)
export const monthBefore = (month: Month): Month => addMonthsAnchored(month, -1)

/** A month is paid on that day of the next, or the bank day before it. */
export const dueDayOf = (month: Month, dayOfMonth: number): Day =>
  bankDayUntil(`${monthAfter(month).slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`)

/** Where that has passed, as soon as a bank can. */
export const payDayOf = (month: Month, dayOfMonth: number, today: Day): Day =>
  payDayFrom(dueDayOf(month, dayOfMonth), today)

export const payDayFrom = (day: Day, today: Day): Day => (day > today ? day : bankDayFrom(dayAfter(today)))

export function whyCannotClose(month: Month, today: Day): 'month-runs' | null {
  return month < monthOf(today) ? null : 'month-runs'
}

/** Who is paid how much of what is owed, and who waits for what. */
export function planRun(owed: readonly Owed[], { payOn, minimumYen }: { payOn: Day; minimumYen: number }) {
  const transfers: PlannedTransfer[] = []
  const waiting: Waiting[] = []
  for (const { memberId, account, refused, lines } of owed) {
    const wait = (why: Waiting['why'], of: readonly OwedLine[]) => {
      if (of.length > 0) waiting.push({ memberId, why, yen: sum(of) })
    }
    if (!account || refused) {
      wait(account ? 'account-refused' : 'no-account', lines)
      continue
    }
    const free = lines.filter(({ held }) => !held)
    const small = free.filter(({ kind }) => payKinds[kind].hasMinimum && sum(ofKind(free, kind)) < minimumYen)
    const paid = free.filter((line) => !small.includes(line))
    wait(
      'held',
      lines.filter(({ held }) => held),
    )
    wait('minimum', small)
    if (paid.length === 0) continue
    const taxed = account.entity === 'individual' ? paid.filter(({ kind }) => payKinds[kind].withholds) : []
    transfers.push({
      memberId,
      lineIds: paid.map(({ id }) => id),
      grossYen: sum(paid),
      withheldYen: withheldFrom(sum(taxed), payOn),
    })
  }
  return { transfers, waiting }
}

const sum = (lines: readonly OwedLine[]) => lines.reduce((total, { yen }) => total + yen, 0)
const ofKind = (lines: readonly OwedLine[], kind: OwedLine['kind']) => lines.filter((line) => line.kind === kind)

/** The first of the 13 figures tells whether the others were written right (法人番号の検査用数字). */
export function isRegistration(text: string): boolean {
  if (!/^T[1-9]\d{12}$/.test(text)) return false
  const figures = [...text.slice(2)].reverse().map(Number)
  const weighed = figures.reduce((total, figure, at) => total + figure * (at % 2 === 0 ? 1 : 2), 0)
  return Number(text[1]) === 9 - (weighed % 9)
}

type Ends = { filedAt: Date | null; paidAt: Date | null; failedAt: Date | null }

export function stateOf({ filedAt, paidAt, failedAt }: Ends): TransferState {
  if (failedAt) return 'failed'
  if (paidAt) return 'paid'
  return filedAt ? 'filed' : 'drafted'
}

type Filed = { filedAt: Date | null }

export const whyCannotDiscard = ({ filedAt }: Filed) => (filedAt ? 'file-made' : null)

export function whyCannotFile(run: Filed, hasPayer: boolean) {
  return hasPayer ? whyCannotDiscard(run) : 'no-payer'
}

export const whyCannotPay = ({ filedAt }: Filed) => (filedAt ? null : 'no-file')

/** Also what was booked as paid may come back from the bank days later. */
export function whyCannotFail({ filedAt, failedAt }: Ends) {
  if (!filedAt) return 'no-file'
  return failedAt ? 'already-failed' : null
}

import { payKinds, type OwedLine, type PayKind, type PlannedTransfer, waitNames, type Waiting } from './terms.ts'

export type KindTotal = { kind: PayKind; lines: number; yen: number; waitingYen: number; beforeYen: number }

const sum = (all: readonly { yen: number }[]) => all.reduce((total, { yen }) => total + yen, 0)

/** What a run would pay of each kind, what of it waits, and what the run before paid; kinds of which there is nothing are left out. */
export function totalsByKind(
  lines: readonly OwedLine[],
  transfers: readonly Pick<PlannedTransfer, 'lineIds'>[],
  before: ReadonlyMap<PayKind, number>,
): KindTotal[] {
  const paid = new Set(transfers.flatMap(({ lineIds }) => lineIds))
  return (Object.keys(payKinds) as PayKind[])
    .map((kind) => {
      const own = lines.filter((line) => line.kind === kind)
      const now = own.filter(({ id }) => paid.has(id))
      const yen = sum(now)
      return { kind, lines: now.length, yen, waitingYen: sum(own) - yen, beforeYen: before.get(kind) ?? 0 }
    })
    .filter(({ yen, waitingYen, beforeYen }) => yen + waitingYen + beforeYen > 0)
}

export type Why = Waiting['why']
export const isWhy = (text: string | null): text is Why => text !== null && Object.hasOwn(waitNames, text)

/** Why somebody waits, how many do, and for how much. */
export const waitsByReason = (waiting: readonly Waiting[]) =>
  (Object.keys(waitNames) as Why[]).flatMap((why) => {
    const of = waiting.filter((one) => one.why === why)
    return of.length === 0 ? [] : [{ why, payees: of.length, yen: sum(of) }]
  })

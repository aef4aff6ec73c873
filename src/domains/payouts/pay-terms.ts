import type { House } from '#platform/house.ts'
import { dayKey, formatDayKey } from '#platform/tokyo.ts'
import { monthOf, payDayOf, withheldFrom, withholdingOn } from './rules.ts'
import { payKinds, type PayKind } from './terms.ts'

/** What holds now for everybody who is paid for that: when, what is kept back, and from which sum on. */
export function payTermsOf({ settings }: Pick<House, 'settings'>, kind: PayKind, now: Date) {
  const today = dayKey(now)
  const month = monthOf(today)
  const payOn = payDayOf(month, settings.payoutDay, today)
  const { withholds, hasMinimum } = payKinds[kind]
  return {
    /** the month that runs, and the day on which it is paid */
    month: `${Number(month.slice(5, 7))}月`,
    payOn: formatDayKey(payOn),
    dayOfMonth: settings.payoutDay,
    minimumYen: hasMinimum ? settings.payoutMinimumYen : null,
    withholding: withholds ? withholdingOn(payOn) : null,
    /** what is left of a payment to somebody who is no corporation */
    example(grossYen: number) {
      const withheldYen = withholds ? withheldFrom(grossYen, payOn) : 0
      return { grossYen, withheldYen, netYen: grossYen - withheldYen }
    },
  }
}

import { dayAfter, type Day } from '#platform/days.ts'
import { formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { trialEnd, trialMonthEnd } from '../calendar/rules.ts'
import { yen } from '../terms.ts'
import type { TrialOffer } from './rules.ts'

/** How a first trial is spoken of, wherever it is offered. What costs ten yen is nowhere called free. */
export type TrialWords = {
  /** on the button that leads to it */
  button: string
  /** what it costs, what comes after it, and who has something else; nothing beside what is free */
  note: string | null
  /** how long, and until when */
  invitation: string
  /** on the way to a plan that begins without it */
  without: string
  /** the first day of what is paid after it */
  paidFrom: Day
}

type Around = {
  /** what it is for who pays from a bank account */
  byDebit: TrialOffer
  /** the fees that may follow it */
  monthlyYen: readonly number[]
  /** whether its first months cost less than the others */
  isDiscounted: boolean
  today: Day
}

export function trialWordsOf(offer: TrialOffer, { byDebit, monthlyYen, isDiscounted, today }: Around): TrialWords {
  const last = offer.kind === 'trial' ? trialEnd(today, offer.days) : trialMonthEnd(today)
  const paidFrom = dayAfter(last)
  if (offer.kind === 'trial')
    return {
      button: '無料体験をはじめる',
      note: null,
      invitation: `${offer.days}日間無料体験 ${lastMinute(last)}`,
      without: '無料体験なしで申し込む',
      paidFrom,
    }
  const first = yen(offer.yen)
  const instead =
    byDebit.kind === 'trial' ? `口座振替では、その代わりに料金のかからない体験期間が${byDebit.days}日間あります。` : ''
  return {
    button: `初月${first}ではじめる`,
    note: `最初の1ヶ月は${first}（税込）、${monthDay(paidFrom)}からは月額${range(monthlyYen)}（税込）です。プランの期間${isDiscounted ? 'と割引の回数' : ''}は、${monthDay(paidFrom)}から数えます。${instead}`,
    invitation: `いまはじめると、${lastMinute(last)}${first}`,
    without: '初月のキャンペーンなしで申し込む',
    paidFrom,
  }
}

const monthDay = (day: Day) => formatMonthDay(startOfDay(day))
/** 「4月8日 23:59まで」 */
const lastMinute = (day: Day) => `${monthDay(day)} 23:59まで`

/** 「8,900円〜13,800円」 */
function range(amounts: readonly number[]): string {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return least === most ? yen(least) : `${yen(least)}〜${yen(most)}`
}

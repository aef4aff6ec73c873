import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import type { BillFacts } from './facts.ts'
import type { Day } from '#platform/days.ts'
import { accessWords, type OpenUntil } from './fee-letters.ts'
import { greeting } from '#platform/letter-words.ts'

type Failure = Addressee & {
  /** each debit has its own letter */
  key: string
  debitOn: Day
  noMoney: boolean
  yen: number
  invoices: readonly Pick<BillFacts, 'number' | 'title' | 'totalYen'>[]
  /**
   * the day of the next debit, whether another month is debited with it and everything stays open until then; or (after
   * the second failure) until when everything stays open
   */
  next: { debitOn: Day; withNextMonth: boolean; isOpen: boolean } | { openUntil: OpenUntil }
  payPath: string
}

/** Nothing could be debited: what comes of it, where to pay. */
export function debitFailed({ settings }: House, failure: Failure): Letter {
  const { to, key, debitOn, noMoney, invoices, next, payPath } = failure
  const why = noMoney ? '残高が不足していたため、' : 'ご登録の口座からの振替ができなかったため、'
  return {
    key: `debit-failed:${key}`,
    to,
    ...letterOf(settings, {
      subject: `口座振替ができませんでした（${yen(failure.yen)}）`,
      heading: '口座振替ができませんでした',
      paragraphs: [
        greeting(failure),
        `${why}${formatDayKey(debitOn)}の口座振替ができませんでした。`,
        [
          ...invoices.map(
            ({ number, title, totalYen }) => [`${title}（${number}）`, `${yen(totalYen)}（税込）`] as const,
          ),
          ['合計', `${yen(failure.yen)}（税込）`],
        ],
        ...whatFollows(next),
        '行き違いでお支払いがお済みの場合は、ご容赦ください。',
      ],
      button: { label: 'お支払いへ進む', path: payPath },
    }),
  }
}

function whatFollows(next: Failure['next']): string[] {
  if ('debitOn' in next)
    return [
      `この料金は、${formatDayKey(next.debitOn)}に${next.withNextMonth ? '次の月の料金とあわせて、' : ''}もう一度振り替えます。前日までに、口座の残高をご確認ください。${next.isOpen ? 'それまでは、これまでどおりご利用いただけます。' : ''}`,
      '次のボタンから、クレジットカードで先にお支払いいただくこともできます。',
    ]
  return [
    '2回続けて振替ができなかったため、この料金の口座振替は終了しました。次のボタンから、クレジットカードでお支払いください。',
    ...accessWords(next.openUntil),
    // Where no contract runs any more, or ends before, nothing closes and nothing ends for it.
    ...(next.openUntil ? ['お支払いが確認できないまま現在の契約月が終わると、ご契約は終了します。'] : []),
  ]
}

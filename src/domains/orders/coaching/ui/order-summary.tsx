import { FactList } from '#domains/coaching/ui/fact-list.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { CoachingOrder } from '../read-order.server.ts'

/** What is ordered and what it costs, as the server says it. */
export function OrderSummary({ item }: Pick<CoachingOrder, 'item'>) {
  const { name, minutes, validDays, priceYen, commissionYen, totalYen } = item
  return (
    <section aria-label="お申し込みの内容">
      <FactList
        facts={[
          ['内容', `${name}（1回 ${minutes}分）`],
          ['料金', `${yen(priceYen)}（税込）`],
          ['手数料', commissionYen > 0 ? `${yen(commissionYen)}（税込）` : 'なし'],
          ['合計', <strong key="total">{yen(totalYen)}（税込）</strong>],
          ['チケットの有効期限', `購入日から${validDays}日間`],
        ]}
      />
    </section>
  )
}

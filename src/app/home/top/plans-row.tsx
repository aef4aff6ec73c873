import { href } from 'react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

/** What it costs, in one quiet row. */
export function PlansRow({ prices }: { prices: FrontMatter['prices'] }) {
  if (prices.length === 0) return null
  return (
    <section aria-labelledby="plans">
      <SectionHeading id="plans" lead="どのプランでも、月額の講座とコースをすべて見られます。">
        料金
      </SectionHeading>
      <dl className="grid divide-line rounded-sheet border border-line bg-sheet max-md:divide-y md:grid-cols-3 md:divide-x">
        {prices.map(({ months, yen }) => (
          <div
            key={months}
            className="flex items-baseline justify-between gap-4 p-5 md:grid md:justify-items-center md:gap-1"
          >
            <dt className="text-sm text-graphite">{months}ヶ月プラン</dt>
            <dd>
              <span className="text-sm">月</span>{' '}
              <span className="figures font-head text-xl">{yen.toLocaleString('ja-JP')}</span>
              <span className="text-sm">円(税込)</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-5">
        <LinkButton to={href('/subscriptions/lp')} look="outline">
          プランを詳しく見る
        </LinkButton>
      </p>
    </section>
  )
}

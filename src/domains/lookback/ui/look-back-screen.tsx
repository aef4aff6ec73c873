import { href } from 'react-router'
import type { Growth } from '#domains/practice/index.ts'
import { GrowthPicture } from '#domains/practice/growth/ui/growth-picture.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { Day, Rung, Slice, Totals } from '../terms.ts'
import { FloatingCounters } from './floating-counters.tsx'
import { Ladder } from './ladder.tsx'
import { Timeline } from './timeline.tsx'
import { TotalsRow } from './totals-row.tsx'
import { yearLink } from './words.ts'

export type LookBackProps = {
  name: string
  siteName: string
  since: string
  totals: Totals
  ladder: Rung[]
  slices: Slice[]
  /** Which of the slices came with the page, and its days. */
  at: number
  days: Day[]
  isEmpty: boolean
  /** The first and the latest drawing of what was drawn most often. */
  growth: Growth | null
}

/** The learner's own way: how long, how much, how far, and every day on which something was finished or drawn. */
export function LookBackScreen({ name, siteName, since, totals, ladder, isEmpty, growth, ...way }: LookBackProps) {
  const lastYear = Number(way.slices.at(-1)!.from.slice(0, 4))
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-12 px-4 py-8 md:px-6 md:py-12 print:gap-6 print:p-0">
      <section aria-label="これまでの合計" className="grid gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <h1 className="text-lg md:text-xl">
            {name}さんが{siteName}をはじめて{' '}
            <span className="figures block font-head text-2xl md:text-3xl">{since}</span>
          </h1>
          {!isEmpty && (
            <LinkButton to={yearLink(lastYear)} look="outline" icon="download" className="print:hidden">
              {lastYear}年を印刷・PDFに保存
            </LinkButton>
          )}
        </div>
        <TotalsRow totals={totals} />
      </section>
      <Ladder rungs={ladder} totals={totals} />
      {growth && (
        <section aria-labelledby="look-back-growth" className="print:break-inside-avoid">
          <SectionHeading id="look-back-growth" lead={`「${growth.theme}」の、最初の1枚と最新の1枚です。`}>
            はじめと、いま
          </SectionHeading>
          <GrowthPicture {...growth} />
        </section>
      )}
      <section className="grid grid-cols-1" aria-labelledby="look-back-way">
        <SectionHeading id="look-back-way">歩いてきた道</SectionHeading>
        <Timeline {...way} />
        {isEmpty && (
          <EmptyState title="ここから始まります" action={<LinkButton to={href('/courses')}>講座を探す</LinkButton>}>
            講座を修了したり、作品を投稿したりすると、その日がここに残っていきます。
          </EmptyState>
        )}
      </section>
      <p className="print:hidden">
        <LinkButton to={href('/subscriptions/learning_status')} look="outline" icon="chevron-left">
          学習状況にもどる
        </LinkButton>
      </p>
      <FloatingCounters totals={totals} />
    </div>
  )
}

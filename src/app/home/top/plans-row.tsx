import { href } from 'react-router'
import type { PlansAtAGlance } from '#domains/plans/index.ts'
import { TermCards } from '#domains/plans/ui/term-cards.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** What it costs today, as the page of the plans says it. */
export function PlansRow({ plans, note, freeDays, firstYen }: PlansAtAGlance) {
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans">
      <SectionHeading id="plans" lead="どのプランでも、月額の講座とカリキュラムをすべて見られます。">
        料金
      </SectionHeading>
      {note && <p className="figures mb-5 max-w-reading border-l-2 border-vermilion pl-4">{note}</p>}
      <TermCards plans={plans} firstYen={firstYen} />
      {freeDays !== null && (
        <p className="figures phrases mt-4 text-sm">
          はじめての方は、最初の{freeDays}日間が無料です。その間に解約すれば、料金はかかりません。
        </p>
      )}
      <p className="mt-5">
        <LinkButton to={href('/subscriptions/lp')} look="outline">
          プランを詳しく見る
        </LinkButton>
      </p>
    </section>
  )
}

import { href } from 'react-router'
import type { PlansAtAGlance } from '#domains/plans/index.ts'
import { TermCards } from '#domains/plans/ui/term-cards.tsx'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

/** Signing up comes before the order, which then begins with the plan that was pressed. */
const beginWith = (months: number) => waysIn(`${href('/subscription_orders/new')}?months=${months}`).signUp

export type ShownPlans = Pick<PlansAtAGlance, 'plans' | 'note' | 'firstYen'> & { lead: string; free: string | null }

/** What it costs today, as the page of the plans says it. */
export function PlansRow({ plans, note, firstYen, lead, free }: ShownPlans) {
  if (plans.length === 0) return null
  return (
    <section aria-labelledby="plans">
      <SectionHeading id="plans" lead={lead}>
        料金
      </SectionHeading>
      <TermCards plans={plans} firstYen={firstYen} choice={{ to: beginWith, best: 6 }} />
      {note && <p className="figures phrases mt-4 text-sm text-graphite">{note}</p>}
      {free && <p className="figures phrases mt-4 text-sm">{free}</p>}
      <p className="mt-5">
        <LinkButton to={href('/subscriptions/lp')} look="outline">
          プランを詳しく見る
        </LinkButton>
      </p>
    </section>
  )
}

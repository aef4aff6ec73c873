import type { PlanNotice } from '#domains/plans/index.ts'
import { LinkButton } from '#ui/link-button.tsx'

/** How one stands with the plans: a line, and the way to more of it. */
export const PlanStrip = ({ title, words, way }: PlanNotice) => (
  <section
    aria-label="プラン"
    className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-l-2 border-vermilion pl-4 text-sm"
  >
    <p className="figures keeps-words min-w-0 flex-1 basis-80">
      <b className="block text-base">{title}</b>
      {words}
    </p>
    <LinkButton to={way.to} look="outline" size="small">
      {way.label}
    </LinkButton>
  </section>
)

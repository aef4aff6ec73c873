import type { PicturedProblem } from '#domains/catalogue/index.ts'
import { href } from 'react-router'
import { fileLink } from '#platform/file-link.ts'
import { Badge } from '#ui/badge.tsx'
import type { IconName } from '#ui/icon-names.ts'
import { LeadSheet } from '#ui/lead-sheet.tsx'
import { LevelChip } from '#ui/level-chip.tsx'
import type { Level } from '#ui/levels.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { ProblemChips } from './top/problem-entries.tsx'

/** What somebody could draw now, who has nothing to go on with. */
export type Offer = {
  pictureKey: string | null
  why: string
  title: string
  breaks: readonly number[]
  level?: Level
  facts?: string
  saysFree?: boolean
  way: { to: string; label: string; icon: IconName }
  other: string
  /** ways to begin with something else */
  problems: readonly PicturedProblem[]
}

/** One thing to draw, named and shown; `quiet` where something else comes before it. */
export const OfferSheet = ({ offer, quiet }: { offer: Offer; quiet?: boolean }) => (
  <div className="grid gap-4">
    <LeadSheet src={fileLink(offer.pictureKey)} framed={offer.level !== undefined}>
      <p className="phrases flex flex-wrap items-center gap-3 text-sm text-graphite">
        {offer.why}
        {offer.saysFree && <Badge tone="mark">無料</Badge>}
      </p>
      <h2 className="headline text-xl">
        <Phrases text={offer.title} breaks={offer.breaks} />
      </h2>
      {offer.level && (
        <p className="figures flex flex-wrap items-center gap-x-3 text-sm text-graphite">
          <LevelChip level={offer.level} />
          {offer.facts}
        </p>
      )}
      <p className="mt-2 flex flex-wrap items-center gap-x-8 gap-y-3">
        <LinkButton to={offer.way.to} look={quiet ? 'outline' : 'filled'} icon={offer.way.icon}>
          {offer.way.label}
        </LinkButton>
        <LinkButton to={href('/courses')} look="quiet" className="px-0!">
          {offer.other}
        </LinkButton>
      </p>
    </LeadSheet>
    {offer.problems.length > 0 && <ProblemChips problems={offer.problems} />}
  </div>
)

import type { ProblemEntry } from '#domains/catalogue/index.ts'
import { problemPath } from '#domains/catalogue/paths.ts'
import { fileLink } from '#platform/file-link.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LeadSheet } from '#ui/lead-sheet.tsx'

/** How the lesson of the first problem goes: what its film draws, and what is done one after the other. */
export type WayOut = { pictureKey: string | null; steps: string[] }

/** The first problem: the mistake beside the same drawn anew, and the way from one to the other. */
export const FirstProblem = ({ problem, pictureKey, steps }: WayOut & { problem: ProblemEntry }) => (
  <LeadSheet to={problemPath(problem)} src={fileLink(pictureKey)} lazy>
    <span className="flex flex-wrap items-center gap-3">
      <span className="headline text-xl md:text-2xl">{problem.label}</span>
      {problem.isFree && <Badge tone="mark">無料</Badge>}
    </span>
    <span className="phrases text-graphite">{problem.note}</span>
    <span className="grid gap-1">
      {steps.map((step, index) => (
        <span key={step} className="flex gap-3">
          <span className="figures font-head font-bold text-vermilion">{index + 1}</span>
          <span className="phrases">{step}</span>
        </span>
      ))}
    </span>
    <span className="flex items-center gap-2 font-bold text-indigo">
      この順に直していく
      <Icon name="arrow-right" className="size-5" />
    </span>
  </LeadSheet>
)

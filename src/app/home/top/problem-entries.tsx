import type { ReactNode } from 'react'
import { href } from 'react-router'
import { problemPath } from '#domains/catalogue/paths.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

type Props = { problems: FrontMatter['problems'] }

/** The same in one line, for a page on which they are one way among others. */
export const ProblemChips = ({ problems }: Props) => (
  <nav aria-label="描けないところから始める" className="flex flex-wrap gap-2">
    {problems.map((problem) => (
      <Chip key={problem.slug} label={problem.label} to={problemPath(problem)} />
    ))}
  </nav>
)

/** Ways in by what does not work yet, each to the very lesson that mends it; `first` shows how that goes with the first. */
export function ProblemEntries({ problems, first }: Props & { first?: ReactNode }) {
  if (problems.length === 0) return null
  return (
    <section aria-label="描けないところから始める">
      <SectionHeading lead="いま困っていることから、ぴったりのレッスンへ。">描けないところから始める</SectionHeading>
      <div className="grid gap-3">
        {first}
        <ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
          {problems.slice(first ? 1 : 0).map((problem) => (
            <li key={problem.slug}>
              <Link
                to={problemPath(problem)}
                className="grid h-full content-start gap-1 rounded-sheet border border-line bg-sheet p-3 hover:border-edge md:p-4"
              >
                <span className="flex items-center justify-between gap-2 md:text-lg">
                  <span className="headline">{problem.label}</span>
                  <Icon name="arrow-right" className="size-5 text-vermilion" />
                </span>
                <span className="phrases hidden text-sm text-graphite md:block">
                  {problem.note}
                  {problem.isFree && '（無料）'}
                </span>
              </Link>
            </li>
          ))}
          {first && (
            <li>
              <Link
                to={href('/free_lessons')}
                className="flex h-full items-center justify-between gap-2 rounded-sheet border border-edge p-3 text-sm font-bold md:p-4"
              >
                <span className="headline">無料レッスンをすべて見る</span>
                <Icon name="arrow-right" className="size-5" />
              </Link>
            </li>
          )}
        </ul>
      </div>
    </section>
  )
}

import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { PicturedProblem } from '#domains/catalogue/index.ts'
import { problemPath } from '#domains/catalogue/paths.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'

type Props = { problems: readonly PicturedProblem[] }

/** The same in one line, for a page on which they are one way among others. */
export const ProblemChips = ({ problems }: Props) => (
  <nav aria-label="描けないところから始める" className="flex flex-wrap gap-2">
    {problems.map((problem) => (
      <Chip key={problem.slug} label={problem.label} to={problemPath(problem)} />
    ))}
  </nav>
)

/** So many have their picture, the others are a line. */
const PICTURED = 6

/** Ways in by what does not work yet, each to the very lesson that mends it; `first` shows how that goes with the first. */
export function ProblemEntries({ problems, first }: Props & { first?: ReactNode }) {
  if (problems.length === 0) return null
  const others = problems.slice(first ? 1 : 0)
  return (
    <section aria-label="描けないところから始める">
      <SectionHeading lead="いま困っていることから、ぴったりのレッスンへ。">描けないところから始める</SectionHeading>
      <div className="grid gap-3 md:gap-4">
        {first}
        <ul className="grid grid-cols-2 gap-3 md:grid-cols-3 md:gap-4 lg:grid-cols-6">
          {others.slice(0, PICTURED).map((problem) => (
            <li key={problem.slug}>
              <Link to={problemPath(problem)} className="problem-card">
                <Picture src={problem.thumbnailUrl} alt="" width={320} height={180} />
                <span>
                  <span className="headline">{problem.label}</span>
                  {problem.isFree && <span className="text-sm text-graphite">無料</span>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <p className="flex flex-wrap items-center gap-2">
          {others.slice(PICTURED).map((problem) => (
            <Chip key={problem.slug} label={problem.label} to={problemPath(problem)} />
          ))}
          {first && (
            <Link
              to={href('/free_lessons')}
              className="link ml-2 inline-flex min-h-11 items-center gap-1 text-sm font-bold"
            >
              無料レッスンをすべて見る
              <Icon name="arrow-right" className="size-4" />
            </Link>
          )}
        </p>
      </div>
    </section>
  )
}

import { problemPath } from '#domains/catalogue/paths.ts'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

type Props = { problems: FrontMatter['problems'] }

/** The same in one line, for a page on which they are one way among others. */
export const ProblemChips = ({ problems }: Props) => (
  <nav aria-label="描けないところから始める" className="chip-line">
    {problems.map((problem) => (
      <Chip key={problem.slug} label={problem.label} to={problemPath(problem)} />
    ))}
  </nav>
)

/** Ways in by what does not work yet, each to the very lesson that mends it. */
export function ProblemEntries({ problems }: Props) {
  if (problems.length === 0) return null
  return (
    <section aria-label="描けないところから始める">
      <SectionHeading lead="いま困っていることから、ぴったりのレッスンへ。">描けないところから始める</SectionHeading>
      <ul className="grid gap-3 md:grid-cols-2 lg:grid-cols-4">
        {problems.map((problem) => (
          <li key={problem.slug}>
            <Link
              to={problemPath(problem)}
              className="grid h-full content-start gap-1 rounded-sheet border border-line bg-sheet p-4 hover:border-edge"
            >
              <span className="flex items-center justify-between gap-3 text-lg font-bold">
                {problem.label}
                <Icon name="arrow-right" className="size-5 flex-none text-vermilion" />
              </span>
              <span className="text-sm text-graphite">
                {problem.lessonTitle}
                {problem.isFree && '（無料）'}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

import { problemPath } from '#domains/catalogue/paths.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

/** Ways in by what does not work yet, each to the very lesson that mends it. */
export function ProblemEntries({ problems }: { problems: FrontMatter['problems'] }) {
  if (problems.length === 0) return null
  return (
    <section aria-labelledby="problems">
      <SectionHeading id="problems" lead="いま困っていることから、ぴったりのレッスンへ。">
        描けないところから始める
      </SectionHeading>
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

import { href } from 'react-router'
import { problemPath } from '#domains/catalogue/paths.ts'
import { fileLink } from '#platform/file-link.ts'
import { Badge } from '#ui/badge.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { FrontMatter } from '../front-matter.server.ts'

/** How the lesson of the first problem goes: from the pencil to what is drawn at its end, and what is done in between. */
export type WayOut = { from: string | null; to: string | null; steps: string[] }

type Props = { problems: FrontMatter['problems'] }
type Problem = Props['problems'][number]

/** The same in one line, for a page on which they are one way among others. */
export const ProblemChips = ({ problems }: Props) => (
  <nav aria-label="描けないところから始める" className="chip-line chip-rows">
    {problems.map((problem) => (
      <Chip key={problem.slug} label={problem.label} to={problemPath(problem)} />
    ))}
  </nav>
)

/** Ways in by what does not work yet, each to the very lesson that mends it; the first shows how that goes. */
export function ProblemEntries({ problems, wayOut }: Props & { wayOut?: WayOut | null }) {
  const [first, ...others] = problems
  if (!first) return null
  return (
    <section aria-label="描けないところから始める">
      <SectionHeading lead="いま困っていることから、ぴったりのレッスンへ。">描けないところから始める</SectionHeading>
      <div className="grid gap-3">
        {wayOut && <FirstProblem problem={first} {...wayOut} />}
        <ul className="grid grid-cols-2 gap-2 md:gap-3 lg:grid-cols-4">
          {(wayOut ? others : problems).map((problem) => (
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
          {wayOut && (
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

function FirstProblem({ problem, from, to, steps }: WayOut & { problem: Problem }) {
  return (
    <Link
      to={problemPath(problem)}
      className="grid items-center gap-x-10 gap-y-5 rounded-sheet border border-line bg-sheet p-4 hover:border-edge md:p-6 lg:grid-cols-2"
    >
      <span className="grid gap-3">
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
      </span>
      <span className="grid grid-cols-2 items-center gap-3 lg:order-first">
        {[from, to].map((key, index) => (
          <Picture
            key={index}
            src={fileLink(key)}
            alt=""
            width={480}
            height={360}
            className="block aspect-4/3 h-auto w-full rounded-field border border-line bg-line"
          />
        ))}
      </span>
    </Link>
  )
}

import type { PicturedProblem } from '#domains/catalogue/index.ts'
import { problemPath } from '#domains/catalogue/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'

type Props = { problem: PicturedProblem }

/** The lesson that mends what somebody searched for, before all courses on it. */
export const AnsweringLesson = ({ problem }: Props) => (
  <Link
    to={problemPath(problem)}
    className="mb-8 flex max-w-3xl items-center gap-4 rounded-sheet border border-line bg-sheet p-4 hover:border-edge"
  >
    <Picture
      src={problem.thumbnailUrl}
      alt=""
      width={160}
      height={90}
      className="aspect-cover h-auto w-24 flex-none rounded-field border border-line md:w-40"
    />
    <span className="grid min-w-0 flex-1 gap-1">
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-graphite">
        「{problem.label}」に答えるレッスン
        {problem.isFree && <Badge tone="mark">無料</Badge>}
      </span>
      <span className="headline">{problem.lessonTitle}</span>
      <span className="phrases text-sm">{problem.note}</span>
    </span>
    <Icon name="arrow-right" className="size-5 flex-none text-graphite" />
  </Link>
)

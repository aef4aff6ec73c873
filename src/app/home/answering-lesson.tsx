import { problemPath } from '#domains/catalogue/paths.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { FrontMatter } from './front-matter.server.ts'

type Props = { problem: FrontMatter['problems'][number] }

/** The lesson that mends what somebody searched for, before all courses on it. */
export const AnsweringLesson = ({ problem }: Props) => (
  <Link
    to={problemPath(problem)}
    className="mb-8 flex max-w-3xl items-center gap-4 rounded-sheet border border-line bg-sheet p-4 hover:border-edge"
  >
    <Icon name="play" className="size-6 flex-none text-vermilion" />
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

import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import type { NamedLesson } from '../read-report.server.ts'

/** The lesson after which it was drawn. */
export function LessonLine({ lesson, onRemove }: { lesson: NamedLesson; onRemove?: () => void }) {
  return (
    <p className="flex items-center gap-3 rounded-field border border-line bg-sheet py-2 pr-2 pl-4">
      <Icon name="play" className="size-5 flex-none text-graphite" />
      <span className="grid min-w-0 flex-1 text-sm">
        <span className="text-xs text-graphite">このレッスンで描きました</span>
        <Link to={lesson.path} className="touch-room truncate font-bold">
          {lesson.course}「{lesson.title}」
        </Link>
      </span>
      {onRemove && <IconButton icon="close" label="レッスンの名前を外す" onClick={onRemove} />}
    </p>
  )
}

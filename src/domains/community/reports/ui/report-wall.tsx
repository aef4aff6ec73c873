import { Avatar } from '#ui/avatar.tsx'
import { Icon } from '#ui/icon.tsx'
import { Wall } from '../../ui/wall.tsx'
import { reportPath, smallPictureOf } from '../paths.ts'
import type { WallReport } from '../terms.ts'

/** Reports on a wall, each with who drew it. */
export function ReportWall({ reports, label }: { reports: readonly WallReport[]; label: string }) {
  const items = reports.map((report) => ({ ...report, to: reportPath(report.id), picture: smallPictureOf(report.id) }))
  return (
    <Wall
      items={items}
      label={label}
      below={({ author: { name, avatarUrl }, goods }) => (
        <span className="flex min-w-0 items-center gap-1.5 text-sm text-graphite">
          <Avatar name={name} src={avatarUrl} size="small" />
          <span className="truncate">{name}</span>
          {goods > 0 && (
            <span className="figures ml-auto inline-flex flex-none items-center gap-1" title="いいね">
              <Icon name="heart" className="size-4" />
              <span className="sr-only">いいね</span>
              {goods}
            </span>
          )}
        </span>
      )}
    />
  )
}

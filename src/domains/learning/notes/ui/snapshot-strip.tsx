import { Icon } from '#ui/icon.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import type { Snapshots } from './use-snapshots.ts'

/** Caught scenes below the note, to be looked at, kept as files or thrown away. */
export function SnapshotStrip({ snapshots: { shown, drop } }: { snapshots: Snapshots }) {
  if (shown.length === 0) return null
  return (
    <section aria-label="切り取った場面" className="grid gap-2">
      <p className="text-xs text-graphite">切り取った場面（この端末に残ります）</p>
      <ul className="player-snapshots">
        {shown.map(({ id, label, url }) => (
          <li key={id}>
            <img src={url} alt={`${label} の場面`} width={320} height={180} />
            <div className="flex items-center">
              <span className="min-w-0 flex-1 truncate text-xs">{label}</span>
              <a href={url} download={`${label}.webp`} className="icon-button" aria-label={`${label} の場面を保存`}>
                <Icon name="download" />
              </a>
              <IconButton icon="trash" label={`${label} の場面を削除`} onClick={() => drop(id)} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

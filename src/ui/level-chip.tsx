import { Icon } from './icon.tsx'
import { type Level, levelLabels } from './levels.ts'

export { type Level, levelLabels }

const strokes = { entry: 'level-1', beginner: 'level-2', intermediate: 'level-3', advanced: 'level-4' } as const

/** The level in words and in one to four strokes of the pencil. */
export function LevelChip({ level, label = levelLabels[level] }: { level: Level; label?: string }) {
  return (
    <span className="inline-flex items-center gap-0.5 text-xs leading-6 font-bold whitespace-nowrap text-graphite">
      <Icon name={strokes[level]} className="size-4.5" />
      {label}
    </span>
  )
}

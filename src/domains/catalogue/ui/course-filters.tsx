import type { ReactNode } from 'react'
import { levelLabels } from '#ui/levels.ts'
import { Chip } from '#ui/chip.tsx'
import type { Length } from '../search/terms.ts'
import { type Level, levels } from '../terms.ts'

type Asked = { level?: Level | null; length?: Length | null; free?: boolean }
type Props = {
  level: Level | null
  length: Length | null
  free: boolean
  lengths: readonly { id: Length; label: string }[]
  hrefFor: (asked: Asked) => string
}

/** What narrows the listing, as links: pressed again, a choice is taken back. */
export function CourseFilters({ level, length, free, lengths, hrefFor }: Props) {
  return (
    <nav aria-label="しぼりこみ" className="grid gap-2">
      <Row name="レベル">
        {levels.map((one) => (
          <Chip
            key={one}
            label={levelLabels[one]}
            current={one === level}
            to={hrefFor({ level: one === level ? null : one })}
          />
        ))}
      </Row>
      <Row name="動画">
        <Chip label="無料レッスンあり" current={free} to={hrefFor({ free: !free })} />
        {lengths.map(({ id, label }) => (
          <Chip key={id} label={label} current={id === length} to={hrefFor({ length: id === length ? null : id })} />
        ))}
      </Row>
    </nav>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-2">
    <span className="w-full text-sm text-graphite md:w-16">{name}</span>
    {children}
  </p>
)

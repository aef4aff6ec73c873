import { levelLabels } from '#ui/levels.ts'
import { Chip } from '#ui/chip.tsx'
import type { Length } from '../search/terms.ts'
import { type Level, levels } from '../terms.ts'

type Asked = { level?: Level | null; length?: Length | null }
type Props = {
  level: Level | null
  length: Length | null
  lengths: readonly { id: Length; label: string }[]
  hrefFor: (asked: Asked) => string
}

/** What narrows the listing, as links: pressed again, a choice is taken back. On a phone the thumb moves them on one line. */
export function CourseFilters({ level, length, lengths, hrefFor }: Props) {
  return (
    <nav aria-label="しぼりこみ" className="flex gap-4 md:grid md:grid-cols-1 md:gap-2">
      <p className="chip-line items-center">
        <span className="text-sm text-graphite md:w-16">レベル</span>
        {levels.map((one) => (
          <Chip
            key={one}
            label={levelLabels[one]}
            current={one === level}
            to={hrefFor({ level: one === level ? null : one })}
          />
        ))}
      </p>
      {lengths.length > 0 && (
        <p className="chip-line items-center">
          <span className="text-sm text-graphite md:w-16">長さ</span>
          {lengths.map(({ id, label }) => (
            <Chip key={id} label={label} current={id === length} to={hrefFor({ length: id === length ? null : id })} />
          ))}
        </p>
      )}
    </nav>
  )
}

import { Chip } from '#ui/chip.tsx'

/** What a press asks for; null takes a choice back. */
export type Asked = Record<string, string | null>
export type FilterRow = {
  name: string
  /** `asked` is null where no course would be left. */
  chips: { label: string; current: boolean; asked: Asked | null }[]
}
type Props = { filters: readonly FilterRow[]; hrefFor: (asked: Asked) => string }

/** What narrows the listing, as links: pressed again, a choice is taken back. */
export function CourseFilters({ filters, hrefFor }: Props) {
  return (
    <nav aria-label="絞り込み" className="grid md:contents">
      {filters.map(({ name, chips }) => (
        <p key={name} className="flex min-w-0 gap-1.5 py-0.5 md:py-1">
          <span className="flex h-9 w-14 flex-none items-center text-sm text-graphite md:w-auto">{name}</span>
          <span className="flex min-w-0 flex-wrap gap-x-1.5 gap-y-1">
            {chips.map(({ label, current, asked }) => (
              <Chip key={label} label={label} current={current} to={asked && hrefFor(asked)} />
            ))}
          </span>
        </p>
      ))}
    </nav>
  )
}

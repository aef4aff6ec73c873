import { Chip } from '#ui/chip.tsx'

/** What a press asks for; null takes a choice back. */
export type Asked = Record<string, string | null>
export type FilterRow = { name: string; chips: { label: string; current: boolean; asked: Asked }[] }
type Props = { filters: readonly FilterRow[]; hrefFor: (asked: Asked) => string }

/** What narrows the listing, as links: pressed again, a choice is taken back. */
export function CourseFilters({ filters, hrefFor }: Props) {
  return (
    <nav aria-label="しぼりこみ" className="grid md:contents">
      {filters.map(({ name, chips }) => (
        <p key={name} className="flex min-w-0 items-center gap-1.5 overflow-x-auto py-1 md:overflow-visible">
          <span className="w-14 flex-none text-sm text-graphite md:w-auto">{name}</span>
          {chips.map(({ label, current, asked }) => (
            <Chip key={label} label={label} current={current} to={hrefFor(asked)} />
          ))}
        </p>
      ))}
    </nav>
  )
}

type Props = { title: string; values: readonly { label: string; value: number }[]; say: (value: number) => string }

/** So many columns each have their label on a wide screen; of more, and on a narrow one, only some. */
const EACH = 12

/** Columns beside each other; the table under it says the same to whoever cannot see them. */
export function ColumnsPlot({ title, values, say }: Props) {
  const most = Math.max(1, ...values.map(({ value }) => value))
  const isLabelled = (at: number) => at % (values.length <= EACH ? 3 : 5) === 0
  return (
    <div role="img" aria-label={title} className="figures grid max-w-page gap-1 text-xs text-graphite">
      <span>{say(most)}</span>
      <div className="flex h-36 items-end border-b border-edge">
        {values.map(({ label, value }) => (
          <span key={label} className="h-full w-0 flex-1 px-[1%]">
            <span className="flex h-full items-end">
              <span className="w-full bg-indigo" style={{ height: `${(100 * value) / most}%` }} />
            </span>
          </span>
        ))}
      </div>
      <div className="flex">
        {values.map(({ label }, at) => (
          <span
            key={label}
            className={`w-0 flex-1 px-[1%] whitespace-nowrap ${
              isLabelled(at) ? '' : values.length <= EACH ? 'max-md:invisible' : 'invisible'
            }`}
          >
            {label}
          </span>
        ))}
      </div>
    </div>
  )
}

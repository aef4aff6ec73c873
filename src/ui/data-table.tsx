import type { ReactNode } from 'react'

export type Column<Row> = {
  label: string
  of: (row: Row) => ReactNode
  figures?: boolean
  /** On a phone it stands in the first line of its row, without its label. A table without any scrolls in its box. */
  leads?: boolean
}

type Props<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  /** Many rows for people who read them all day: lines close together, nothing broken that need not be. */
  dense?: boolean
}

/** Rows and rules. On a narrow screen the table scrolls in its own box, never the page; or its rows become lines. */
export function DataTable<Row>({ caption, columns, rows, keyOf, dense }: Props<Row>) {
  // Figures never break; words get a width at which they can be read, and the box scrolls.
  const room = dense ? 'py-1.5' : 'py-3'
  const inLines = columns.some(({ leads }) => leads)
  const words = inLines ? 'md:min-w-20' : dense ? 'max-md:min-w-28 md:min-w-20' : 'max-md:min-w-36'
  const right = inLines ? 'md:text-right' : 'text-right'
  const cell = inLines ? (dense ? 'md:px-3 md:py-1.5' : 'md:px-3 md:py-3') : `px-3 ${room}`
  return (
    <div className="scrolls-x" role="group" aria-label={caption} tabIndex={0}>
      <table className={inLines ? 'w-full text-sm rows-in-lines' : 'w-full text-sm'}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-edge text-left text-graphite">
            {columns.map(({ label, figures }) => (
              <th
                key={label}
                scope="col"
                className={`px-3 py-2 font-bold whitespace-nowrap ${figures ? 'text-right' : ''}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className="border-b border-line">
              {columns.map(({ label, of, figures, leads }) => (
                <td
                  key={label}
                  data-label={inLines && !leads ? label : undefined}
                  className={`align-top ${cell} ${figures ? `figures whitespace-nowrap ${right}` : `phrases ${words}`}`}
                >
                  {of(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

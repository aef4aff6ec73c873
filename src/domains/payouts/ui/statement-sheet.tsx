import type { StatementSheet as Sheet } from '../statement-sheet.ts'

/** A statement as it lies on the desk; in print it is the sheet itself. */
export function StatementSheet({ sheet }: { sheet: Sheet }) {
  const [label, total] = sheet.total
  return (
    <article
      aria-label={`${sheet.title} ${sheet.head[0]![1]}`}
      className="mx-auto grid w-full max-w-paper gap-8 rounded-sheet border border-line bg-sheet p-5 md:p-12 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-t-3 border-ink pt-5">
        <div>
          <h1 className="text-2xl tracking-widest">{sheet.title}</h1>
          <p className="text-sm text-graphite">{sheet.month}</p>
        </div>
        <dl className="figures text-sm text-graphite">
          {sheet.head.map(([term, text]) => (
            <div key={term} className="flex justify-between gap-x-4">
              <dt>{term}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </header>
      <div>
        <p className="w-full border-b border-ink pb-1 text-lg break-words md:w-3/4">{sheet.recipient}</p>
        {sheet.registration && <p className="figures mt-1 text-sm text-graphite">{sheet.registration}</p>}
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 rounded-field border border-ink px-5 py-4">
        <dt className="text-graphite">{label}</dt>
        <dd className="figures ml-auto text-2xl font-bold">{total}</dd>
      </dl>
      <Lines sheet={sheet} />
      <p className="figures text-sm">{sheet.paidTo}</p>
      <footer className="border-t border-line pt-5 text-right">
        <p className="text-lg">{sheet.issuer}</p>
        {sheet.issuerLines.map((line) => (
          <p key={line} className="figures text-sm text-graphite">
            {line}
          </p>
        ))}
      </footer>
    </article>
  )
}

const Lines = ({ sheet: { columns, rows, sums } }: { sheet: Sheet }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">内訳</caption>
    <thead className="text-left text-graphite">
      <tr className="border-b border-ink">
        {columns.map((column, at) => (
          <th key={column} scope="col" className={`py-2 font-normal ${at === columns.length - 1 ? 'text-right' : ''}`}>
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, day, description, sum }) => (
        <tr key={id} className="border-b border-line">
          <td className="figures py-2 pr-3 align-top whitespace-nowrap">{day}</td>
          <td className="py-2 pr-3">{description}</td>
          <td className="figures py-2 text-right whitespace-nowrap">{sum}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      {sums.map(([label, text], at) => {
        const weight = at === sums.length - 1 ? 'font-bold' : 'font-normal'
        return (
          <tr key={label} className={`border-b border-line ${weight}`}>
            <th scope="row" colSpan={2} className={`py-2 text-left ${weight}`}>
              {label}
            </th>
            <td className="figures py-2 text-right whitespace-nowrap">{text}</td>
          </tr>
        )
      })}
    </tfoot>
  </table>
)

import type { Agreement } from '#domains/contracts/terms.ts'
import { Dated } from '#ui/dated.tsx'
import { termsRows } from '../terms-words.ts'

/** The contents of an order as the law wants them shown: one list, nothing folded away. */
export function TermsList({ terms, contact }: { terms: Agreement; contact: string }) {
  return (
    <dl className="divide-y divide-line border-y border-line">
      {termsRows(terms, contact).map(({ about, says, charges }) => (
        <div key={about} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-3">
          <dt className="font-bold">{about}</dt>
          <dd className="phrases grid gap-1 md:col-span-2">
            {says.map((words) => (
              <p key={words} className="figures">
                <Dated text={words} />
              </p>
            ))}
            {charges && <Charges charges={charges} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Charges({ charges }: { charges: { on: string; yen: string; label: string }[] }) {
  return (
    <ol className="figures grid gap-1">
      {charges.map(({ on, yen, label }) => (
        <li key={on + label} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span>
            <span className="whitespace-nowrap">{on}</span> <span className="text-sm text-graphite">{label}</span>
          </span>
          <span>{yen}</span>
        </li>
      ))}
    </ol>
  )
}

import { yen } from '#domains/plans/terms.ts'
import type { Paper } from '../terms.ts'

/** A receipt or a refund note as it lies on the desk; in print it is the sheet itself. */
export function PaperSheet({ paper }: { paper: Paper }) {
  return (
    <article
      aria-label={`${paper.title} ${paper.number}`}
      className="paper-sheet mx-auto grid w-full max-w-paper gap-8 rounded-sheet border border-line bg-sheet p-5 md:p-12 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-t-3 border-ink pt-5">
        <div>
          <h1 className="text-2xl tracking-widest">{paper.title}</h1>
          <p className="text-sm text-graphite">{paper.kind}</p>
        </div>
        {paper.reprint && (
          <p className="-rotate-6 rounded-field border-2 border-vermilion px-4 py-1 text-lg font-bold tracking-widest text-vermilion">
            再発行
          </p>
        )}
        <dl className="figures grid grid-cols-[auto_auto] gap-x-4 text-sm text-graphite">
          <dt>番号</dt>
          <dd className="text-right">{paper.number}</dd>
          <dt>発行日</dt>
          <dd className="text-right">{paper.issuedOn}</dd>
        </dl>
      </header>
      <p className="w-full border-b border-ink pb-1 text-lg break-words md:w-3/4">{paper.recipient}　様</p>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 rounded-field border border-ink px-5 py-4">
        <dt className="text-graphite">{paper.totalLabel}</dt>
        <dd className="figures ml-auto text-2xl font-bold">
          {yen(paper.totalYen)}
          <span className="text-base font-normal">（税込）</span>
        </dd>
      </dl>
      <Lines paper={paper} />
      <dl className="grid gap-2 text-sm">
        {paper.facts.map(([label, text]) => (
          <div key={label} className="grid md:grid-cols-4">
            <dt className="text-graphite">{label}</dt>
            <dd className="break-words md:col-span-3">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="text-sm">
        {paper.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
      <footer className="border-t border-line pt-5 text-right">
        <p className="text-lg">{paper.issuer}</p>
        {paper.issuerAt.map((line) => (
          <p key={line} className="text-sm">
            {line}
          </p>
        ))}
        {paper.registration && <p className="figures text-sm text-graphite">登録番号 {paper.registration}</p>}
      </footer>
    </article>
  )
}

function Lines({ paper }: { paper: Paper }) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">内訳</caption>
      <thead className="text-left text-graphite">
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 font-normal">
            内容
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            金額（税込）
          </th>
        </tr>
      </thead>
      <tbody>
        {paper.lines.map(({ label, yen: amount }) => (
          <Row key={label} label={label} amount={amount} />
        ))}
      </tbody>
      <tfoot>
        <Row label="合計（10%対象）" amount={paper.totalYen} strong />
        <Row label="うち消費税（10%）" amount={paper.taxYen} />
      </tfoot>
    </table>
  )
}

function Row({ label, amount, strong }: { label: string; amount: number; strong?: boolean }) {
  return (
    <tr className={`border-b border-line ${strong ? 'font-bold' : ''}`}>
      <th scope="row" className={`py-3 pr-4 text-left ${strong ? 'font-bold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="figures py-3 text-right whitespace-nowrap">{yen(amount)}</td>
    </tr>
  )
}

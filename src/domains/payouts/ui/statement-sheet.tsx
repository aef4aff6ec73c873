import { yen } from '#domains/plans/terms.ts'
import type { Statement } from '../statement.ts'

/** A statement as it lies on the desk; in print it is the sheet itself. */
export function StatementSheet({ statement, total }: { statement: Statement; total: string }) {
  return (
    <article
      aria-label={`支払明細書 ${statement.number}`}
      className="mx-auto grid w-full max-w-paper gap-8 rounded-sheet border border-line bg-sheet p-5 md:p-12 print:border-0 print:p-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4 border-t-3 border-ink pt-5">
        <div>
          <h1 className="text-2xl tracking-widest">支払明細書</h1>
          <p className="text-sm text-graphite">{statement.month}</p>
        </div>
        <dl className="figures grid grid-cols-[auto_auto] gap-x-4 text-sm text-graphite">
          <dt>番号</dt>
          <dd className="text-right">{statement.number}</dd>
          <dt>支払日</dt>
          <dd className="text-right">{statement.payOn}</dd>
        </dl>
      </header>
      <div>
        <p className="w-full border-b border-ink pb-1 text-lg break-words md:w-3/4">{statement.recipient}　様</p>
        {statement.registration && (
          <p className="figures mt-1 text-sm text-graphite">登録番号 {statement.registration}</p>
        )}
      </div>
      <dl className="flex flex-wrap items-baseline justify-between gap-x-6 rounded-field border border-ink px-5 py-4">
        <dt className="text-graphite">お振込額</dt>
        <dd className="figures ml-auto text-2xl font-bold">{total}</dd>
      </dl>
      <Lines statement={statement} />
      <p className="figures text-sm">お振込先　{statement.paidTo}</p>
      <footer className="border-t border-line pt-5 text-right">
        <p className="text-lg">{statement.issuer}</p>
        <p className="text-sm text-graphite">{statement.issuerAddress}</p>
        <p className="figures text-sm text-graphite">登録番号 {statement.issuerRegistration}</p>
      </footer>
    </article>
  )
}

function Lines({ statement }: { statement: Statement }) {
  const { lines, grossYen, withheldYen, netYen } = statement
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">内訳</caption>
      <thead className="text-left text-graphite">
        <tr className="border-b border-ink">
          <th scope="col" className="py-2 font-normal">
            日付
          </th>
          <th scope="col" className="py-2 font-normal">
            内容
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            金額（税込）
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id} className="border-b border-line">
            <td className="figures py-2 pr-3 align-top whitespace-nowrap">{line.day}</td>
            <td className="py-2 pr-3">{line.description}</td>
            <td className="figures py-2 text-right whitespace-nowrap">{yen(line.yen)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum label="報酬の合計（税込）" text={yen(grossYen)} />
        <Sum label="源泉所得税" text={withheldYen === 0 ? 'なし' : `−${yen(withheldYen)}`} />
        <Sum label="お振込額" text={yen(netYen)} strong />
      </tfoot>
    </table>
  )
}

function Sum({ label, text, strong }: { label: string; text: string; strong?: boolean }) {
  return (
    <tr className={`border-b border-line ${strong ? 'font-bold' : ''}`}>
      <th scope="row" colSpan={2} className={`py-2 text-left ${strong ? 'font-bold' : 'font-normal'}`}>
        {label}
      </th>
      <td className="figures py-2 text-right whitespace-nowrap">{text}</td>
    </tr>
  )
}

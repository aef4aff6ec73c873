import { Icon } from '#ui/icon.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { Ledger } from '../read-ledger.server.ts'

/** All accounts: what went in, what went out, what is left. Both sums must be one. */
export function TrialBalance({ ledger }: { ledger: Ledger }) {
  const { balances, sums, compared } = ledger
  const balanced = sums.debitYen === sums.creditYen
  return (
    <>
      <div className="scrolls-x" role="group" aria-label="合計残高試算表" tabIndex={0}>
        <table className="w-full max-w-paper text-sm">
          <caption className="sr-only">合計残高試算表</caption>
          <thead>
            <tr className="border-b border-edge text-graphite">
              <th scope="col" className="px-3 py-2 text-left">
                勘定科目
              </th>
              {['借方合計', '貸方合計', '借方残高', '貸方残高'].map((label) => (
                <th key={label} scope="col" className="px-3 py-2 text-right whitespace-nowrap">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {balances.map(({ account, name, debitYen, creditYen, balanceYen }) => (
              <tr key={account} className="border-b border-line">
                <th scope="row" className="px-3 py-2 text-left font-normal whitespace-nowrap">
                  {name}
                </th>
                <Amount value={debitYen} />
                <Amount value={creditYen} />
                <Amount value={Math.max(0, balanceYen)} />
                <Amount value={Math.max(0, -balanceYen)} />
              </tr>
            ))}
          </tbody>
          <tfoot className="font-bold">
            <tr>
              <th scope="row" className="px-3 py-2 text-left">
                合計
              </th>
              <Amount value={sums.debitYen} />
              <Amount value={sums.creditYen} />
              <Amount value={balances.reduce((sum, { balanceYen }) => sum + Math.max(0, balanceYen), 0)} />
              <Amount value={balances.reduce((sum, { balanceYen }) => sum + Math.max(0, -balanceYen), 0)} />
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={`flex items-center gap-2 text-sm ${balanced ? 'text-leaf' : 'text-crimson'}`}>
        <Icon name={balanced ? 'check' : 'warning'} className="size-5" />
        {balanced ? '借方と貸方は一致しています。' : '借方と貸方が一致していません。'}
      </p>
      <p className="figures text-sm text-graphite">
        {compared
          ? `決済会社との照合：${compared.checkedAt}に確認。請求${compared.charges}件、決済会社の合計 ${yen(compared.providerYen)}、当校の合計 ${yen(compared.ourYen)}${compared.providerYen === compared.ourYen ? '（一致）' : '（不一致）'}`
          : '決済会社との照合：この日の分は、翌朝6時30分ごろに確認します。'}
      </p>
    </>
  )
}

function Amount({ value }: { value: number }) {
  return <td className="figures px-3 py-2 text-right whitespace-nowrap">{value === 0 ? '－' : yen(value)}</td>
}

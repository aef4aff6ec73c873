import { Dated } from '#ui/dated.tsx'
import { DEBIT_FEE_YEN, yen } from '#domains/plans/terms.ts'
import type { PlanView } from '../read-plan.server.ts'

type Props = Pick<PlanView, 'charges' | 'renewal' | 'standing' | 'byDebit' | 'owed'>

/** Every charge that is under way or certain to come, day by day, and what the renewal brings after them. */
export function ComingCharges({ charges, renewal, standing, byDebit, owed }: Props) {
  const next = charges.findIndex(({ isAwaited }) => !isAwaited)
  const total = charges.reduce((sum, charge) => sum + charge.yen, 0)
  if (charges.length === 0 && !renewal)
    return <p>{owed > 0 ? 'お支払いが確認できていない料金のほかに、' : ''}これから請求される料金はありません。</p>
  return (
    <div className="grid gap-4">
      {byDebit && (
        <p className="text-sm text-graphite">口座振替の金額には、毎月の手数料 {yen(DEBIT_FEE_YEN)}が含まれています。</p>
      )}
      {charges.length > 0 && (
        <table className="w-full text-left">
          <caption className="sr-only">これから請求される料金</caption>
          <thead className="text-sm text-graphite">
            <tr className="border-b border-line">
              <th scope="col" className="py-2 font-normal">
                {byDebit ? '振替日' : '請求日'}
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
            {charges.map(({ day, label, yen: fee, isAwaited }, index) => (
              <tr key={`${day} ${index}`} className={`border-b border-line ${index === next ? 'font-bold' : ''}`}>
                <td className="figures py-2.5 pr-3 whitespace-nowrap">{day}</td>
                <td className="py-2.5 pr-3">
                  {label}
                  {index === next && <span className="ml-2 text-sm whitespace-nowrap text-vermilion">次回</span>}
                  {isAwaited && <span className="ml-2 text-sm whitespace-nowrap text-graphite">結果の確認中</span>}
                </td>
                <td className="py-2.5 text-right whitespace-nowrap">{yen(fee)}</td>
              </tr>
            ))}
          </tbody>
          {charges.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row" colSpan={2} className="py-2.5 font-bold">
                  合計（{charges.length}回）
                </th>
                <td className="py-2.5 text-right font-bold whitespace-nowrap">{yen(total)}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {renewal && (
        <p className="figures">
          {next >= 0 ? 'その後は、' : '次のお支払いは、'}
          <strong>
            <Dated text={`${renewal.payment.day}に${yen(renewal.payment.yen)}（税込）`} />
          </strong>
          です。
          {standing === 'monthly'
            ? `${byDebit ? `${renewal.day}の前日` : '前日'}の23:59までに解約すると、請求されません。`
            : '自動更新を停止すると、請求されません。'}
        </p>
      )}
    </div>
  )
}

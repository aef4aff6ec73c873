import { Sheet } from '#ui/sheet.tsx'
import { studentYen, termNames, yen, type TermPrice } from '../../terms.ts'

/** What a month costs a student, beside what it costs everybody. */
export function StudentPrices({ prices }: { prices: readonly TermPrice[] }) {
  return (
    <Sheet as="section" aria-labelledby="prices" className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="prices" className="text-lg">
          学生割引の料金
        </h2>
        <p className="text-sm text-graphite">いずれも税込みです。</p>
      </div>
      <div className="scrolls-x">
        <table className="figures w-full text-left">
          <thead>
            <tr className="border-b border-edge text-sm text-graphite">
              <th scope="col" className="py-3 pr-4 font-normal">
                プラン
              </th>
              <th scope="col" className="py-3 pr-4 font-normal">
                通常の月額
              </th>
              <th scope="col" className="py-3 font-normal">
                学生割引の月額
              </th>
            </tr>
          </thead>
          <tbody>
            {prices.map(({ months, monthlyYen }) => (
              <tr key={months} className="border-b border-line">
                <th scope="row" className="py-3 pr-4">
                  {termNames[months]}
                </th>
                <td className="py-3 pr-4">{yen(monthlyYen)}</td>
                <td className="py-3 font-bold">{yen(studentYen(monthlyYen))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Sheet>
  )
}

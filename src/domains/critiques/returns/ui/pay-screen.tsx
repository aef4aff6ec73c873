import type { ReactNode } from 'react'
import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { PayData } from '../read-pay.server.ts'

/** How much a teacher is paid for what, when, and what is kept back of it. */
export function PayScreen({ pay }: { pay: PayData }) {
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:px-6 md:py-16">
      <SectionHeading
        level={1}
        flush
        lead="添削の報酬が、いつ、いくら支払われるかをまとめました。"
        aside={
          <LinkButton to={href('/correctional_teachers')} look="quiet" size="small" className="-mx-3">
            添削の机にもどる
          </LinkButton>
        }
      >
        報酬のしくみ
      </SectionHeading>
      <Sheet className="grid gap-5">
        <dl className="grid gap-5 md:grid-cols-2">
          <Fact term="1作品の報酬（税込）">{yen(pay.feeYen)}</Fact>
          <Fact term={`${pay.month}に返却した分の支払日`}>{pay.payOn}</Fact>
        </dl>
        <p className="text-sm text-graphite">
          報酬の額は、作品を担当したときに決まります。あとで条件が変わっても、すでに担当している作品の額は変わりません。
        </p>
        {pay.payoutsPath && pay.payeePath && (
          <div className="flex flex-wrap gap-3">
            <LinkButton to={pay.payoutsPath} look="outline">
              報酬の受け取りと支払明細書
            </LinkButton>
            <LinkButton to={pay.payeePath} look="outline">
              振込先
            </LinkButton>
          </div>
        )}
      </Sheet>
      <Part title="支払いの日">
        <p>
          {`返却した月の末日で締め、翌月${pay.dayOfMonth}日にお振り込みします。${pay.dayOfMonth}日が銀行の休業日のときは、その前の営業日です。`}
        </p>
        <p>
          {pay.minimumYen === null
            ? '1作品分から、毎月お支払いします。'
            : `${yen(pay.minimumYen)}に満たない月は、次の月に繰り越します。`}
          振込先が未登録の間はお支払いできませんが、報酬はなくならず、登録したあとの支払日にまとめてお振り込みします。
        </p>
      </Part>
      {pay.withholding && <Withholding pay={pay} withholding={pay.withholding} />}
      <Part title="作品ごとの扱い">
        <ul className="divide-y divide-line border-y border-line">
          {cases.map(([when, what]) => (
            <li key={when} className="grid gap-1 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-6">
              <span className="font-bold">{when}</span>
              <span>{what}</span>
            </li>
          ))}
        </ul>
      </Part>
    </div>
  )
}

const cases = [
  ['返却した', '1作品分をお支払いします。'],
  ['返却の前に取り消された', 'お支払いはありません。取り消しは、会員からでも運営からでも同じです。'],
  ['返却の前にほかの先生に代わった', '返却した先生にお支払いします。'],
  ['返却したあと、直して返却し直した', '最初の返却の報酬のままです。2回目のお支払いはありません。'],
  ['返却したあと、運営が非表示にした', '返却の報酬は変わりません。'],
] as const

type Withheld = { pay: PayData; withholding: NonNullable<PayData['withholding']> }

const percent = (hundredths: number) => `${(hundredths / 100).toFixed(2)}%`

function Withholding({ pay, withholding: { below, above, step } }: Withheld) {
  return (
    <Part title="源泉所得税">
      <p>
        {`個人の方の報酬からは、所得税と復興特別所得税を差し引いてお支払いし、学校が納めます。1回の支払いのうち${yen(step)}までは${percent(below)}、それを超える部分は${percent(above)}です。法人の方からは差し引きません。`}
      </p>
      {pay.examples.length > 0 && (
        <DataTable
          caption="個人の方の、支払額の例"
          columns={exampleColumns}
          rows={pay.examples}
          keyOf={({ works }) => works}
        />
      )}
    </Part>
  )
}

type Example = PayData['examples'][number]
const exampleColumns = [
  { label: '1か月の返却', of: ({ works }: Example) => `${works}作品` },
  { label: '報酬（税込）', figures: true, of: (row: Example) => yen(row.grossYen) },
  { label: '源泉所得税', figures: true, of: (row: Example) => yen(row.withheldYen) },
  { label: 'お振込額', figures: true, of: (row: Example) => yen(row.netYen) },
]

const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div>
    <dt className="text-sm text-graphite">{term}</dt>
    <dd className="figures text-2xl font-bold">{children}</dd>
  </div>
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-3">
    <h2 className="text-xl">{title}</h2>
    {children}
  </section>
)

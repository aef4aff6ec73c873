import type { ReactNode } from 'react'
import { DEBIT_FEE_YEN, yen } from '#domains/plans/terms.ts'
import { receivingNames, type PostalAddress, type Receiving } from '../../debit-applications/terms.ts'

type Props = {
  receiving: Receiving
  to: PostalAddress | null
  phoneMask: string
  /** Kanji of the name or address that the paper shows in another form. */
  printedOtherwise?: readonly (readonly [sign: string, form: string])[]
}

/** A direct debit in its own words: its fee, its day, the paper and the phone. */
export function DebitBlock({ receiving, to, phoneMask, printedOtherwise = [] }: Props) {
  return (
    <dl className="grid gap-x-6 gap-y-3 rounded-sheet border border-line bg-sheet p-5 md:grid-cols-2">
      <Fact about="お支払い方法">
        <strong>口座振替</strong>
      </Fact>
      <Fact about="口座振替手数料">
        <span className="figures">毎月 {yen(DEBIT_FEE_YEN)}（税込）</span>
      </Fact>
      <Fact about="振替日">毎月27日（金融機関の休業日は翌営業日）</Fact>
      <Fact about="携帯電話番号">
        <span className="figures">{phoneMask}（認証済み）</span>
      </Fact>
      <Fact about="口座振替依頼書" wide>
        {receivingNames[receiving]}
        {to && (
          <span className="figures block">
            〒{to.postalCode.slice(0, 3)}-{to.postalCode.slice(3)} {to.prefecture}
            {to.address}
            <br />
            {to.name} 様
          </span>
        )}
        {printedOtherwise.length > 0 && (
          <p className="mt-2 text-sm">
            書類の書体にない文字があるため、
            {printedOtherwise.map(([sign, form]) => `「${sign}」は「${form}」`).join('、')}
            と印刷します。お申し込みを確定すると、これに同意したことになります。
          </p>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ about, wide, children }: { about: string; wide?: boolean; children: ReactNode }) {
  return (
    <div className={`grid content-start gap-0.5 ${wide ? 'md:col-span-2' : ''}`}>
      <dt className="text-sm text-graphite">{about}</dt>
      <dd>{children}</dd>
    </div>
  )
}

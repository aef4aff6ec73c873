import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WalletWays } from '#domains/plans/ui/wallet-ways.tsx'
import { DEBIT_FEE_YEN, yen } from '#domains/plans/terms.ts'

/** What is still to be paid, before anything else. */
export function OwedSheet({ owedYen }: { owedYen: number }) {
  return (
    <section aria-label="お支払いのお願い" className="rounded-sheet border border-crimson bg-sheet p-5 md:p-6">
      <p className="flex items-start gap-3">
        <Icon name="warning" className="mt-0.5 size-5 shrink-0 text-crimson" />
        <span>
          お支払いが確認できていない料金が
          <strong className="figures mx-1 text-lg">{yen(owedYen)}</strong>
          （税込）あります。下の「未払い」のご請求からお支払いください。
        </span>
      </p>
    </section>
  )
}

type Props = {
  returnTo: string
  text: string
  expires: string | null
  cardPath: string
  byDebit: boolean
  hasCard: boolean
  wallet: WalletFacts | null
}
/** null where the school has no wallet */
export type WalletFacts = { isUsed: boolean; manageUrl: string | null }

/** What coming fees are paid with. */
export function PaidWithSheet({ returnTo, text, expires, cardPath, byDebit, hasCard, wallet }: Props) {
  return (
    <Sheet
      as="section"
      aria-label="お支払い方法"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <dl className="flex flex-wrap gap-x-4">
        <dt className="text-graphite">お支払い方法</dt>
        <dd className="figures flex flex-wrap items-baseline gap-x-3">
          <span>{text}</span>
          {expires && <span className="text-sm text-graphite">有効期限 {expires}</span>}
        </dd>
      </dl>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {(!byDebit || hasCard) && (
          <Link to={cardPath} className="inline-flex min-h-11 items-center font-bold text-indigo hover:underline">
            {wallet?.isUsed ? 'クレジットカードに変更する' : 'カードを変更する'}
          </Link>
        )}
        {wallet && !byDebit && <WalletWays {...wallet} returnTo={returnTo} />}
      </div>
      {byDebit && (
        <p className="w-full text-sm text-graphite">
          毎月27日（金融機関の休業日の場合は翌営業日）に、料金と手数料 {yen(DEBIT_FEE_YEN)}を振り替えます。
        </p>
      )}
    </Sheet>
  )
}

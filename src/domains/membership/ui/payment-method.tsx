import { accountPath } from '#domains/accounts/ui/account-places.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { WalletWays } from '#domains/plans/ui/wallet-ways.tsx'
import { DebitPapers } from '#domains/orders/debit-applications/ui/debit-papers.tsx'
import type { PlanView } from '../read-plan.server.ts'

const kinds = { card: 'クレジットカード', direct_debit: '口座振替', amazon_pay: 'Amazon Pay' }

type Props = Pick<PlanView, 'method' | 'memberId' | 'papers' | 'wallet'>

export function PaymentMethod({ method, memberId, papers, wallet }: Props) {
  return (
    <div className="grid gap-4">
      {method ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{kinds[method.kind]}</span>
          {method.mask && <span className="figures font-bold">{method.mask}</span>}
          {method.expires && <span className="figures text-sm text-graphite">有効期限 {method.expires}</span>}
        </p>
      ) : (
        <p>登録されているお支払い方法はありません。お申し込みのときに登録できます。</p>
      )}
      {papers === 'with-bank' && (
        <p className="phrases">
          口座振替依頼書を受け取りました。金融機関での登録が完了すると、メールでお知らせします。
        </p>
      )}
      {papers && papers !== 'with-bank' && <DebitPapers papers={papers} level={3} />}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {method?.kind === 'card' && (
          <LinkButton to={accountPath('card', memberId)} look="outline">
            カードを変更
          </LinkButton>
        )}
        {method?.kind === 'amazon_pay' && (
          <LinkButton to={accountPath('card', memberId)} look="outline">
            クレジットカードに変更
          </LinkButton>
        )}
        {wallet && <WalletWays {...wallet} returnTo={accountPath('plan', memberId)} />}
        <Link
          to={accountPath('payments', memberId)}
          className="inline-flex min-h-11 items-center gap-1 text-indigo underline underline-offset-4"
        >
          お支払いの履歴と領収書
          <Icon name="arrow-right" className="size-4" />
        </Link>
      </div>
    </div>
  )
}

import { accountPath } from '#domains/accounts/ui/account-area.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { PlanView } from '../read-plan.server.ts'

const kinds = { card: 'クレジットカード', direct_debit: '口座振替', amazon_pay: 'Amazon Pay' }

type Props = Pick<PlanView, 'method' | 'memberId'>

export function PaymentMethod({ method, memberId }: Props) {
  return (
    <div className="grid justify-items-start gap-3">
      {method ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span>{kinds[method.kind]}</span>
          {method.mask && <span className="figures font-bold">{method.mask}</span>}
          {method.expires && <span className="figures text-sm text-graphite">有効期限 {method.expires}</span>}
        </p>
      ) : (
        <p>登録されているお支払い方法はありません。お申し込みのときに登録できます。</p>
      )}
      <div className="flex flex-wrap gap-3">
        {method?.kind === 'card' && (
          <LinkButton to={accountPath('card', memberId)} look="outline">
            カードを変更
          </LinkButton>
        )}
        <LinkButton to={accountPath('payments', memberId)} look="quiet">
          お支払いの履歴と領収書
          <Icon name="arrow-right" />
        </LinkButton>
      </div>
    </div>
  )
}

import type { ReactNode } from 'react'
import { href } from 'react-router'
import { SignUpModal } from '#domains/accounts/ui/sign-up-modal.tsx'
import type { SubscriptionState } from '#platform/ask.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { UnpaidPopup } from './unpaid-popup.tsx'

type Props = {
  open: boolean
  onClose: () => void
  state: SubscriptionState
  signedIn: boolean
  /** how a trial is offered to who may have one */
  trial: { button: string; note: string | null } | null
  /** the member whose plan shows nothing until a debt is paid */
  debtor: number | null
  /** What needs the plan, where it is no course. */
  title?: string
  children?: ReactNode
}

/**
 * What one meets instead of something that needs a plan: a visitor the ways in, who had a plan the way back, who owes
 * the payment, everybody else the way to a trial or a plan.
 */
export function SubscriptionPopup({ open, onClose, title, children, ...who }: Props) {
  const { signedIn, state, trial, debtor } = who
  if (!signedIn)
    return <SignUpModal sentence={open ? '月額プランでご利用いただける内容です。' : null} onClose={onClose} />
  if (debtor) return <UnpaidPopup memberId={debtor} open={open} onClose={onClose} closed />
  if (state === 'after_unsubscribe') {
    return (
      <Popup
        open={open}
        onClose={onClose}
        title="プランを再開すると続きから学べます"
        actions={
          <LinkButton to={href('/subscription_orders/new')} wide>
            プランを選ぶ
          </LinkButton>
        }
      >
        <p>これまでのノートや進み具合はそのまま残っています。</p>
      </Popup>
    )
  }
  return (
    <Popup
      open={open}
      onClose={onClose}
      title={title ?? '月額プランで見られる講座です'}
      actions={
        <LinkButton to={`${href('/subscriptions/lp')}?from=popup`} wide>
          {trial?.button ?? '月額プランに登録する'}
        </LinkButton>
      }
    >
      {children ?? <p>月額プランに含まれる講座とカリキュラムを、好きなだけ見られます。</p>}
      {trial?.note && <p className="figures text-sm text-graphite">{trial.note}</p>}
    </Popup>
  )
}

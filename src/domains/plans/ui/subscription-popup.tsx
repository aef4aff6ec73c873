import { href } from 'react-router'
import type { SubscriptionState } from '#platform/ask.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { UnpaidPopup } from './unpaid-popup.tsx'

type Props = {
  open: boolean
  onClose: () => void
  state: SubscriptionState
  canStartTrial: boolean
  firstMonthCampaign: boolean
  /** the member whose plan shows nothing until a debt is paid */
  debtor: number | null
}

/** What a member without a plan meets instead of something that needs one: the resume popup, or the way to a trial. */
export function SubscriptionPopup({ open, onClose, state, canStartTrial, firstMonthCampaign, debtor }: Props) {
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
      title="月額プランで見られる講座です"
      actions={
        <LinkButton to={`${href('/subscriptions/lp')}?from=popup`} wide>
          {canStartTrial ? '無料体験をはじめる' : '月額プランに登録する'}
        </LinkButton>
      }
    >
      <p>月額プランでは、すべての講座とコースを好きなだけ見られます。</p>
      {canStartTrial && firstMonthCampaign && <p className="text-sm text-graphite">初月10円キャンペーン実施中</p>}
    </Popup>
  )
}

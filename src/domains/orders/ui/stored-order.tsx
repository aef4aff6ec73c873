import { WalletWay } from '../by-wallet/ui/wallet-way.tsx'
import { Confirmation } from './confirmation.tsx'
import { OrderScreen } from './order-screen.tsx'
import { PaymentBlock } from './payment-block.tsx'
import type { OrderFrame, OrderTrouble, OrderView, StoredCard } from './order-view.ts'

type Props = { action: string; order: OrderView; frame: OrderFrame; card: StoredCard; trouble?: OrderTrouble }

/** An order with the card on file: nothing to type in, one page to read. */
export function StoredOrder({ action, order, frame, card, trouble }: Props) {
  return (
    <OrderScreen title="お申し込み内容の確認" steps={frame.steps} now="確認">
      <Confirmation
        action={action}
        terms={order.terms}
        contact={frame.contact}
        fields={{ order_key: order.key, ...order.payload }}
        payment={<PaymentBlock {...card} />}
        {...trouble}
        back={{ to: frame.backTo }}
      />
      {frame.hasWallet && order.payload.course_id && <WalletWay courseId={order.payload.course_id} />}
    </OrderScreen>
  )
}

import { Confirmation } from './confirmation.tsx'
import { OrderFrame } from './order-frame.tsx'
import { PaymentBlock } from './payment-block.tsx'
import type { OrderPlace, OrderTrouble, ShownOrder } from './shown-order.ts'

export type StoredCard = { mask: string; expiry: string; returnTo: string }

type Props = { action: string; order: ShownOrder; place: OrderPlace; card: StoredCard; trouble?: OrderTrouble }

/** An order with the card on file: nothing to type in, one page to read. */
export function StoredOrder({ action, order, place, card, trouble }: Props) {
  return (
    <OrderFrame title="お申し込み内容の確認" steps={place.steps} now="確認">
      <Confirmation
        action={action}
        terms={order.terms}
        contact={place.contact}
        fields={{ order_key: order.key, ...order.payload }}
        payment={<PaymentBlock {...card} />}
        {...trouble}
        back={{ to: place.backTo }}
      />
    </OrderFrame>
  )
}

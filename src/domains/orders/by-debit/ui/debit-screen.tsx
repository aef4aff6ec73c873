import { Confirmation } from '../../ui/confirmation.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { subscriptionOrders } from '../../paths.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import type { Placed } from '../../ui/order-view.ts'
import type { DebitConfirmation } from '../confirm.server.ts'
import { DebitBlock } from './debit-block.tsx'
import { debitSteps } from '../../debit-applications/ui/debit-steps.ts'

/** The confirmation of an order by direct debit, or what stands in its way. */
export function DebitScreen({ shown }: { shown: DebitConfirmation | Placed }) {
  if (shown.screen !== 'debit') return <PlacedScreen placed={shown} {...subscriptionOrders} />
  const { order, contact, application, paths, trouble } = shown
  return (
    <OrderScreen title="お申し込み内容の確認" steps={debitSteps} now={debitSteps[3]}>
      <Confirmation
        key={order.key}
        action={paths.start}
        terms={order.terms}
        contact={contact}
        fields={{ order_key: order.key }}
        payment={<DebitBlock {...application} />}
        {...trouble}
        back={{ post: paths.remove }}
      />
    </OrderScreen>
  )
}

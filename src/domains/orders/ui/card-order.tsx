import { LinkButton } from '#ui/link-button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { typedMonth } from '../cards/card-fields.ts'
import { CardForm } from '../cards/ui/card-form.tsx'
import { useCard } from '../cards/ui/use-card.ts'
import { WalletWay } from '../by-wallet/ui/wallet-way.tsx'
import { Confirmation } from './confirmation.tsx'
import { DueFigures } from './due-figures.tsx'
import { OrderScreen } from './order-screen.tsx'
import { PaymentBlock } from './payment-block.tsx'
import type { Placed } from './order-view.ts'

type Props = { action: string } & Omit<Extract<Placed, { screen: 'card' }>, 'screen'>

/** A new card and its order: typed, turned into tokens by the provider, confirmed with all figures in view. */
export function CardOrder({ action, order, source, frame, given, trouble }: Props) {
  const hand = useCard(source, given)
  const { terms } = order
  if (!hand.tokens)
    return (
      <OrderScreen title="お支払い方法の入力" steps={frame.steps} now="カード" lead={terms.title}>
        <DueFigures terms={terms} />
        <Sheet as="section" aria-label="クレジットカード">
          <CardForm hand={hand} thisYear={frame.thisYear}>
            <LinkButton to={frame.backTo} look="quiet" wide reloadDocument>
              戻る
            </LinkButton>
          </CardForm>
        </Sheet>
        {frame.hasWallet && order.payload.course_id && <WalletWay courseId={order.payload.course_id} />}
      </OrderScreen>
    )
  const { registerToken, authToken, mask, expiry } = hand.tokens
  return (
    <OrderScreen title="お申し込み内容の確認" steps={frame.steps} now="確認">
      <Confirmation
        action={action}
        terms={terms}
        contact={frame.contact}
        fields={{
          order_key: order.key,
          ...order.payload,
          register_token: registerToken,
          auth_token: authToken,
          req_card_number: mask,
          card_expire: expiry,
        }}
        payment={<PaymentBlock mask={mask} expires={typedMonth(expiry)} />}
        {...trouble}
        back={{ onPress: hand.back }}
      />
    </OrderScreen>
  )
}

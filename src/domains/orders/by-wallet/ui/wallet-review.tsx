import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { yen } from '#domains/plans/terms.ts'
import { Confirmation } from '../../ui/confirmation.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { useSending } from '../../ui/use-sending.ts'
import type { Review } from '../review.server.ts'
import { WalletBlock } from './wallet-block.tsx'

/** After the buyer has chosen at the wallet: everything once more, and one button that says what it does. */
export function WalletReview(review: Review) {
  const { order, steps, trouble, action, contact, backTo } = review
  const payment = <WalletBlock {...review} />
  if (!order) return <BareReview {...review} />
  return (
    <OrderScreen title="お申し込み内容の確認" steps={steps} now="確認">
      <Confirmation
        action={action}
        terms={order.terms}
        contact={contact}
        fields={{ order_key: order.key, ...order.payload }}
        payment={payment}
        {...trouble}
        back={{ to: backTo }}
      />
    </OrderScreen>
  )
}

/** Nothing is sold: one open bill is paid, or fees are taken from here from now on. */
function BareReview(review: Review) {
  const { kind, yen: sum, owed, action, orderKey, backTo } = review
  const { sending, onSubmit } = useSending()
  const pays = kind === 'debt'
  return (
    <OrderScreen title={pays ? 'お支払いの確認' : 'お支払い方法の確認'}>
      {pays && (
        <p className="grid gap-1 rounded-sheet border border-line bg-sheet p-5">
          <span className="text-sm text-graphite">本日のお支払い</span>
          <span>
            <strong className="figures font-head text-2xl">{yen(sum)}</strong>
            <span className="text-sm text-graphite">（税込）</span>
          </span>
        </p>
      )}
      <WalletBlock {...review} />
      <PostForm action={action} onSubmit={onSubmit} className="grid gap-3">
        <HiddenFields fields={{ order_key: orderKey }} />
        {!pays && (
          <p>
            次回の料金から、Amazon Payに請求します。契約の内容と日程は変わりません。
            {owed > 0 && `お支払いが済んでいない料金（${yen(owed)}）は、変更のあとすぐに請求します。`}
          </p>
        )}
        <Button type="submit" size="large" wide pending={sending}>
          {pays ? 'この内容で支払う' : 'Amazon Payに変更する'}
        </Button>
        <LinkButton to={backTo} look="quiet" wide reloadDocument>
          戻る
        </LinkButton>
      </PostForm>
    </OrderScreen>
  )
}

import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { WalletFacts } from './payments-head.tsx'
import { PostForm } from '#ui/post-form.tsx'

export type Paying = {
  userId: string
  hasCard: boolean
  cardPath: string
  wallet: WalletFacts | null
  pending: boolean
}
type Props = Paying & { id: number; isHard: boolean; byWallet: boolean; debitedAgain: boolean }

/** Pays an unpaid invoice: with the card on file where that can work, or with another one. */
export function PayForm({ id, userId, hasCard, cardPath, wallet, isHard, byWallet, debitedAgain, pending }: Props) {
  const onFile = hasCard || wallet?.isUsed === true
  const canUseFile = onFile && !isHard
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {isHard && byWallet && wallet?.isUsed && (
        <p className="text-sm">
          Amazonから、登録済みのお支払い方法は利用できないとの回答がありました。
          {wallet.manageUrl && (
            <a href={wallet.manageUrl} target="_blank" rel="noopener">
              Amazonでお支払い方法を変更
            </a>
          )}
          すると、この料金をもう一度請求します。ほかの方法でもお支払いいただけます。
        </p>
      )}
      {isHard && !byWallet && (
        <p className="text-sm">
          カード会社から、登録済みのカードは利用できないとの回答がありました。別のカードを登録すると、この料金をすぐに請求します。
        </p>
      )}
      {debitedAgain && (
        <p className="text-sm">
          口座振替ができませんでした。次の振替日に、もう一度振り替えます。カードで先にお支払いいただくこともできます。
        </p>
      )}
      <PostForm soft="stays" action={href('/users/:userId/payments', { userId })} className="flex flex-wrap gap-3">
        <input type="hidden" name="invoice" value={id} />
        {canUseFile && (
          <Button type="submit" pending={pending}>
            {hasCard ? '登録済みのカードで支払う' : '登録済みのAmazon Payで支払う'}
          </Button>
        )}
        <LinkButton to={cardPath} reloadDocument look={canUseFile ? 'outline' : 'filled'}>
          {hasCard ? '別のカードで支払う' : 'カードを登録して支払う'}
        </LinkButton>
      </PostForm>
      {wallet && !(wallet.isUsed && canUseFile) && (
        <PostForm action={href('/subscription_orders/amazon_pay')}>
          <input type="hidden" name="wish" value="debt" />
          <input type="hidden" name="invoice" value={id} />
          <Button type="submit" look="outline">
            Amazon Payで支払う
          </Button>
        </PostForm>
      )}
    </div>
  )
}

import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'

export type Paying = { userId: string; hasCard: boolean; cardPath: string; pending: boolean }
type Props = Paying & { id: number; isHard: boolean; debitedAgain: boolean }

/** Pays an unpaid invoice: with the card on file where that can work, or with another one. */
export function PayForm({ id, userId, hasCard, cardPath, isHard, debitedAgain, pending }: Props) {
  const canUseCard = hasCard && !isHard
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      {isHard && (
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
        {canUseCard && (
          <Button type="submit" pending={pending}>
            登録済みのカードで支払う
          </Button>
        )}
        <LinkButton to={cardPath} reloadDocument look={canUseCard ? 'outline' : 'filled'}>
          {hasCard ? '別のカードで支払う' : 'カードを登録して支払う'}
        </LinkButton>
      </PostForm>
    </div>
  )
}

import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import { PaymentBlock } from '../../ui/payment-block.tsx'
import { useSending } from '../../ui/use-sending.ts'
import { typedMonth } from '../../cards/card-fields.ts'
import type { CardTokens, TokenSource } from '../../cards/ask-for-tokens.ts'
import { CardForm } from '../../cards/ui/card-form.tsx'
import { useCard } from '../../cards/ui/use-card.ts'

type Props = {
  source: TokenSource
  thisYear: number
  returnTo: string
  /** The card that future fees are charged to now. */
  current: { mask: string; expires: string } | null
  unpaid: boolean
  given?: CardTokens | null
  mistake?: string | null
}

const steps = ['カード', '確認', '完了']

/** Another card for the fees to come: typed, turned into tokens, looked at once more, changed. */
export function CardChange({ source, given, ...rest }: Props) {
  const hand = useCard(source, given)
  const { thisYear, returnTo, current } = rest
  if (hand.tokens) return <LookAgain {...rest} tokens={hand.tokens} back={hand.back} />
  return (
    <OrderScreen
      title={current ? 'カードの変更' : 'カードの登録'}
      steps={steps}
      now="カード"
      lead="新しいカードは、次のお支払いから使います。カードの登録だけで料金がかかることはありません。"
    >
      {current && (
        <section aria-labelledby="current" className="grid gap-3">
          <h2 id="current" className="text-lg">
            現在のカード
          </h2>
          <PaymentBlock {...current} />
        </section>
      )}
      <Sheet as="section" aria-label="新しいカード">
        <CardForm hand={hand} thisYear={thisYear}>
          <LinkButton to={returnTo} look="quiet" wide reloadDocument>
            戻る
          </LinkButton>
        </CardForm>
      </Sheet>
    </OrderScreen>
  )
}

type LookAgainProps = Omit<Props, 'source' | 'given'> & { tokens: CardTokens; back: () => void }

function LookAgain({ returnTo, unpaid, mistake, tokens, back }: LookAgainProps) {
  const { sending, onSubmit } = useSending()
  const { registerToken, authToken, mask, expiry } = tokens
  return (
    <OrderScreen title="新しいカードの確認" steps={steps} now="確認">
      <PaymentBlock mask={mask} expires={typedMonth(expiry)} />
      {unpaid && <p>お支払いが済んでいない料金は、このカードですぐに請求します。</p>}
      <PostForm action={href('/users/edit_card')} onSubmit={onSubmit} className="grid gap-3">
        <HiddenFields
          fields={{
            redirect_to: returnTo,
            register_token: registerToken,
            auth_token: authToken,
            req_card_number: mask,
            card_expire: expiry,
          }}
        />
        <FieldError error={mistake} />
        <Button type="submit" size="large" wide pending={sending}>
          このカードに変更する
        </Button>
        <Button look="quiet" wide onClick={back}>
          戻る
        </Button>
      </PostForm>
    </OrderScreen>
  )
}

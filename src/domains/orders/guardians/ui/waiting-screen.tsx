import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { HiddenFields } from '../../ui/hidden-fields.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import type { ConsentState } from '../terms.ts'

/** A page to go on at, or the plan's form as it was sent before. */
export type WayOn = { to: string } | { post: Record<string, string> }

type Props = { state: ConsentState; title: string; guardian: string; until: string; way: WayOn }

const said: Record<ConsentState, (of: Props) => string> = {
  asked: ({ guardian, until }) =>
    `保護者の方（${guardian}）に、同意のお願いをメールでお送りしました。期限は${until}です。それまで料金とキャンペーンはそのままで、料金はかかりません。無料体験も始まりません。`,
  given: ({ until }) =>
    `保護者の方の同意をいただきました。${until}までに、お支払い方法を確認してお申し込みを完了してください。`,
  used: () => '同意をいただいたお申し込みは、受け付けています。',
  declined: () => '保護者の方の同意をいただけなかったため、お申し込みは取り消しました。料金はかかっていません。',
  fallen: () => '期限が過ぎたため、お申し込みは取り消しました。料金はかかっていません。',
  superseded: () => 'このお申し込みは、新しいお申し込みに替わりました。',
  withdrawn: () => '保護者の方が同意を取り消しました。',
}

/** How the guardian's consent stands, for who waits for it. */
export function WaitingScreen(props: Props) {
  const { state, title, way } = props
  const isOver = state === 'declined' || state === 'fallen' || state === 'superseded' || state === 'withdrawn'
  return (
    <OrderScreen title="保護者の方の同意" lead={title}>
      <Sheet className="grid justify-items-start gap-5">
        <p role="status">{said[state](props)}</p>
        {state === 'given' && <GoOn way={way} />}
        {state === 'asked' && (
          <p className="text-sm text-graphite">
            メールが届かないときは、迷惑メールのフォルダーをご確認ください。アドレスを間違えたときは、もう一度お申し込みの画面からお送りください。
          </p>
        )}
        {(state === 'asked' || isOver) && (
          <LinkButton to={href('/subscription_orders/new')} look="outline">
            プランの選択に戻る
          </LinkButton>
        )}
      </Sheet>
    </OrderScreen>
  )
}

function GoOn({ way }: { way: WayOn }) {
  if ('to' in way)
    return (
      <LinkButton to={way.to} reloadDocument>
        お手続きを続ける
      </LinkButton>
    )
  return (
    <PostForm action={href('/subscription_orders/card_form')}>
      <HiddenFields fields={way.post} />
      <Button type="submit">お手続きを続ける</Button>
    </PostForm>
  )
}

import { type FormEvent, useState } from 'react'
import { coachingPlacePath, coachingItemPath, coachingTermsPath } from '#domains/coaching/paths.ts'
import { BUYER_NAME_MAX } from '#domains/coaching/terms.ts'
import { symbolsIn } from '#platform/text.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CounterField } from '#ui/counter-field.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { textLength } from '#ui/text-length.ts'
import { CardForm } from '../../cards/ui/card-form.tsx'
import { CardOrder } from '../../ui/card-order.tsx'
import { OrderScreen } from '../../ui/order-screen.tsx'
import type { CoachingOrder } from '../read-order.server.ts'
import { OrderSummary } from './order-summary.tsx'
import { PaymentOverlay } from './payment-overlay.tsx'
import { usePayment } from './use-payment.ts'

const isNamed = (name: string) => name !== '' && textLength(name) <= BUYER_NAME_MAX && symbolsIn(name).length === 0

/** A ticket is ordered: a name and three agreements, then the card in a dialog, then everything once more. */
export function CoachingOrderScreen({ item, agreements, frame, source }: CoachingOrder) {
  const payment = usePayment(source, item.id)
  const { order, hand } = payment
  const [name, setName] = useState('')
  const [agreed, setAgreed] = useState(() => agreements.map(() => false))
  if (order && hand.tokens)
    return <CardOrder key={order.key} action={coachingPlacePath} {...{ order, source, frame }} given={hand.tokens} />
  const isReady = isNamed(name.trim()) && agreed.every(Boolean)
  const isUnderWay = payment.phase !== 'form'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isUnderWay) void payment.begin(name.trim())
  }
  return (
    <OrderScreen title="個人コーチングのお申し込み" steps={frame.steps} now="お申し込み">
      <OrderSummary item={item} />
      <form className="grid gap-8" noValidate onSubmit={submit} inert={isUnderWay}>
        <CounterField
          letters
          name="name"
          label="お名前"
          hint="コーチがお呼びするお名前です。"
          autoComplete="name"
          required
          max={BUYER_NAME_MAX}
          error={payment.mistake}
          value={name}
          onText={setName}
        />
        <fieldset className="grid gap-1">
          <legend className="mb-1 font-bold">ご確認ください</legend>
          {agreements.map((words, at) => (
            <Checkbox
              key={words}
              name={`agreement_${at + 1}`}
              label={words}
              checked={agreed[at]}
              onChange={({ currentTarget }) => setAgreed(agreed.with(at, currentTarget.checked))}
            />
          ))}
          <p className="text-sm">
            <a href={coachingTermsPath} target="_blank" rel="noopener">
              利用規約（個人コーチングについて）
            </a>
          </p>
        </fieldset>
        {payment.sentence && (
          <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
            {payment.sentence}
          </p>
        )}
        <div className="grid gap-3">
          <Button type="submit" size="large" wide disabled={!isReady}>
            お支払いに進む
          </Button>
          <LinkButton to={coachingItemPath(item.id)} look="quiet" wide reloadDocument>
            戻る
          </LinkButton>
        </div>
      </form>
      {isUnderWay && <PaymentOverlay />}
      <Dialog open={payment.phase === 'card'} onClose={payment.close} title="カード情報の入力">
        <CardForm hand={hand} thisYear={frame.thisYear} />
      </Dialog>
    </OrderScreen>
  )
}

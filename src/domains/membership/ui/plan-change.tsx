import { href } from 'react-router'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { PlanView } from '../read-plan.server.ts'

type Props = { view: PlanView; trouble?: FormTrouble }

/** The plan that was chosen for afterwards, with the way to take it back, or the way to choose one. */
export function PlanChange({ view: { renewal, memberId, standing, term }, trouble }: Props) {
  const change = (
    <LinkButton to={`${href('/subscription_orders/new')}?order_type=start&from=popup`} look="outline">
      プランを変更する
    </LinkButton>
  )
  if (!renewal?.isReserved)
    return (
      <div className="grid justify-items-start gap-3">
        <p>
          {standing === 'trial'
            ? term?.isTrialMonth
              ? '初月の期限までは、そのあとのプランを何度でも選び直せます。初月の期限は変わりません。'
              : '無料体験の期限までは、体験後のプランを何度でも選び直せます。体験の期限は変わりません。'
            : '変更は、今の契約期間が終わったあとから有効になります。変更しても、今の期間の料金は変わりません。'}
        </p>
        {change}
      </div>
    )
  return (
    <div className="grid gap-3">
      <p className="figures">
        {renewal.day}から
        <strong>
          {renewal.planName}（毎月{yen(renewal.yen)}・税込）
        </strong>
        に変わります。
      </p>
      {renewal.option && <p className="text-sm text-graphite">{renewal.option}</p>}
      <FieldError error={trouble?.sentence} />
      <PostForm
        method="delete"
        action={href('/users/:userId/plan', { userId: String(memberId) })}
        className="flex flex-wrap items-center gap-3"
      >
        <Button type="submit" look="outline">
          変更の予約を取り消す
        </Button>
        {change}
      </PostForm>
    </div>
  )
}

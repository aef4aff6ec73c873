import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import type { Selection } from '../read-selection.server.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { accountPath } from '#domains/plans/paths.ts'

type Props = Pick<Selection, 'kind' | 'memberId'> & { current: NonNullable<Selection['current']> }

/** The plan that runs, and what was decided about it already. */
export function CurrentPlan({ kind, memberId, current }: Props) {
  const { name, state, onFirstMonth, until, trialEnds, reserved, nextFrom, canChange } = current
  return (
    <Sheet as="section" className="grid max-w-reading gap-3" aria-labelledby="current-plan">
      <h2 id="current-plan" className="text-lg">
        現在のプラン
      </h2>
      <p className="text-xl font-bold">
        {name} <span className="text-base font-normal text-graphite">{state}</span>
      </p>
      {trialEnds && (
        <p className="figures">
          {onFirstMonth ? '初月' : '体験'}の終了 {trialEnds}
        </p>
      )}
      {until && !trialEnds && <p className="figures">ご利用期限 {until}</p>}
      {reserved && (
        <PostForm action={href('/subscription_orders')} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <HiddenFields fields={{ order_type: 'start', reservation: 'cancel' }} />
          <p className="figures">
            {nextFrom}から{reserved}に変わります（予約済み）
          </p>
          <Button type="submit" look="outline" size="small">
            予約を取り消す
          </Button>
        </PostForm>
      )}
      <p className="flex flex-wrap gap-3">
        {kind === 'leaving' && canChange && (
          <LinkButton to={`${href('/subscription_orders/new')}?order_type=quit`} reloadDocument>
            解約の取り消し
          </LinkButton>
        )}
        <LinkButton to={accountPath(memberId)} look="outline" reloadDocument>
          契約内容を見る
        </LinkButton>
      </p>
    </Sheet>
  )
}

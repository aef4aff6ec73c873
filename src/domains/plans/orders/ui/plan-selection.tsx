import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Selection } from '../read-selection.server.ts'
import { CampaignNotes } from './campaign-notes.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { OrderFrame } from './order-frame.tsx'
import { orderSteps } from './order-steps.tsx'
import { PlanForm } from './plan-form.tsx'
import { changedWords, selectionWords } from './selection-words.ts'

/** The first page of an order, and the page on which a running plan is changed. */
export function PlanSelection({ selection }: { selection: Selection }) {
  const { kind, plans, options, current, trial, hadTrial, notes, changed, token } = selection
  const words = selectionWords(selection)
  const orders = kind === 'trial' || kind === 'start' || kind === 'resume'
  const chooses = orders || ((kind === 'change' || kind === 'reserve') && current?.canChange)
  return (
    <OrderFrame
      wide
      title={words.title}
      lead={
        <>
          {trial?.limited && (
            <span className="mr-2">
              <Badge tone="mark">期間限定</Badge>
            </span>
          )}
          {words.lead}
        </>
      }
      {...(orders && { steps: orderSteps, now: orderSteps[0] })}
    >
      {changed && Object.hasOwn(changedWords, changed) && (
        <p role="status" className="flex items-center gap-2 font-bold text-leaf">
          <Icon name="check" className="size-5" />
          {changedWords[changed]}
        </p>
      )}
      {hadTrial && (
        <p className="flex items-start gap-2">
          <Icon name="info" className="mt-1 size-5 text-indigo" />
          無料体験は、お一人様一回限りです。
        </p>
      )}
      {current && !orders && <CurrentPlan {...selection} current={current} />}
      {chooses && (
        <PlanForm
          key={`${kind} ${current?.name} ${current?.reserved}`}
          action={orders ? '/subscription_orders/card_form' : '/subscription_orders/'}
          changes={!orders}
          legend="プラン"
          submit={words.submit}
          {...{ token, plans, options, chosen: selection.chosen, chosenOption: selection.chosenOption }}
        >
          <CampaignNotes notes={notes} />
        </PlanForm>
      )}
      <p>
        <a href="/subscriptions/lp">プランに含まれるものを見る</a>
      </p>
    </OrderFrame>
  )
}

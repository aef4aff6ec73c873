import { href } from 'react-router'
import { useState } from 'react'
import { lookUp } from '#platform/look-up.ts'
import { Badge } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { selectionPath } from '../selection.ts'
import type { Selection } from '../read-selection.server.ts'
import { debitSteps } from '../debit-applications/ui/debit-steps.ts'
import { TrialQuestions } from '#domains/plans/trial-questions/ui/trial-questions.tsx'
import { StudentNote } from '#domains/plans/students/ui/student-note.tsx'
import { CampaignNotes } from './campaign-notes.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { OrderScreen } from './order-screen.tsx'
import { stepsOf, walletSteps } from './order-steps.tsx'
import type { PaymentKind } from '#domains/plans/terms.ts'
import { PlanForm } from './plan-form.tsx'
import { changedWords, selectionWords } from './selection-words.ts'

/** The first page of an order, and the page on which a running plan is changed. */
export function PlanSelection({ selection }: { selection: Selection }) {
  const { kind, plans, options, current, trial, notes, changed, student, hasCard } = selection
  const [payment, setPayment] = useState(selection.payment)
  const words = selectionWords(selection)
  const said = lookUp(changedWords, changed)
  const orders = kind === 'trial' || kind === 'start' || kind === 'resume'
  const chooses = orders || ((kind === 'change' || kind === 'reserve') && current?.canChange)
  const steps = stepsBy(payment, hasCard)
  return (
    <OrderScreen
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
      {...(orders && { steps, now: 'プラン' })}
    >
      {said && (
        <p role="status" className="flex items-center gap-2 font-bold text-leaf">
          <Icon name="check" className="size-5" />
          {said}
        </p>
      )}
      {kind === 'trial' && (
        <Sheet as="section" className="flex flex-wrap items-center justify-between gap-4">
          <div className="grid gap-1">
            {selection.justJoined && <h2 className="text-lg">会員登録が完了しました</h2>}
            <p className="phrases">登録だけで料金がかかることはありません。プランは、あとからでも選べます。</p>
          </div>
          <LinkButton to={href('/free_lessons')} reloadDocument>
            お支払いなしで見られるレッスンへ
          </LinkButton>
        </Sheet>
      )}
      <HadTrial {...selection} />
      {student && chooses && <StudentNote {...student} />}
      {current && !orders && <CurrentPlan {...selection} current={current} />}
      {chooses && (
        <PlanForm
          key={`${kind} ${current?.name} ${current?.reserved}`}
          action={orders ? href('/subscription_orders/card_form') : href('/subscription_orders')}
          changes={!orders}
          legend="プラン"
          firstYen={trial?.yen ?? null}
          terms={<FirstMonth {...selection} />}
          submit={submitWords(selection, payment) ?? words.submit}
          hasWallet={selection.hasWallet}
          payment={payment}
          onPayment={setPayment}
          {...{ plans, options, chosen: selection.chosen, chosenOption: selection.chosenOption }}
        >
          {notes.length > 0 && (
            <section className="grid gap-4">
              <h2 className="text-lg">実施中のキャンペーン</h2>
              <CampaignNotes notes={notes} />
            </section>
          )}
        </PlanForm>
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-4">
        <a href={href('/subscriptions/lp')} className="touch-room">
          プランに含まれるものを見る
        </a>
        {!student && (
          <a href={href('/subscriptions/lp_student_discount')} className="touch-room">
            学生の方は半額になります
          </a>
        )}
      </p>
      {selection.questions.length > 0 && <TrialQuestions questions={selection.questions} />}
    </OrderScreen>
  )
}

function stepsBy(payment: PaymentKind, hasCard: boolean) {
  if (payment === 'direct_debit') return debitSteps
  return payment === 'amazon_pay' ? walletSteps(false) : stepsOf({ isCourse: false, withCard: !hasCard })
}

/** Where the button leads, when that is not just the next page. */
function submitWords({ kind, hasCard }: Selection, payment: PaymentKind): string | null {
  if (kind !== 'trial' && kind !== 'start' && kind !== 'resume') return null
  if (payment === 'amazon_pay') return 'Amazon Payへ進む'
  return payment === 'card' && hasCard ? '確認へ進む' : null
}

/** That there is one trial for each person, to who had it. */
function HadTrial({ hadTrial, refused }: Selection) {
  if (!hadTrial) return null
  return (
    <p role={refused ? 'alert' : undefined} className="phrases flex max-w-reading items-start gap-2">
      <Icon name="info" className="mt-1 size-5 text-indigo" />
      <span>
        無料体験は、お一人様一回限りです。
        {refused &&
          'お申し込みは完了しておらず、料金はかかっていません。無料体験のないプランは、このままお申し込みいただけます。'}
      </span>
    </p>
  )
}

/** What the first month costs and what comes after it; and the way with or without it, to whom it is offered. */
function FirstMonth({ kind, words, givesUpTrial, student }: Selection) {
  if (!words) return null
  return (
    <div className="mt-4 grid max-w-reading justify-items-start gap-1">
      {kind === 'trial' && words.note && <p className="figures text-sm">{words.note}</p>}
      <Link
        to={selectionPath({ isStudent: student !== null, withoutTrial: !givesUpTrial })}
        className="inline-flex min-h-11 items-center text-indigo underline"
      >
        {givesUpTrial ? words.button : words.without}
      </Link>
    </div>
  )
}

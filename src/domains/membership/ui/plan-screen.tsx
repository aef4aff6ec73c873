import { type ReactNode, useId } from 'react'
import { href } from 'react-router'
import { AccountArea } from '#domains/accounts/ui/account-area.tsx'
import { accountPath } from '#domains/accounts/ui/account-places.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Dated } from '#ui/dated.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { WithdrawQuitForm } from '#domains/contracts/quitting/ui/quit-done.tsx'
import { yen } from '#domains/plans/terms.ts'
import type { PlanStanding, PlanView } from '../read-plan.server.ts'
import { critiqueWords, standingWords } from '../words.ts'
import { ComingCharges } from './coming-charges.tsx'
import { PaymentMethod } from './payment-method.tsx'
import { StudentPart } from './student-part.tsx'
import { PlanChange } from './plan-change.tsx'

const badges: Record<PlanStanding, [string, BadgeTone]> = {
  none: ['未契約', 'plain'],
  over: ['終了', 'plain'],
  old: ['利用中', 'done'],
  trial: ['無料体験中', 'info'],
  'trial-cancelled': ['解約手続き済み', 'plain'],
  brought: ['利用中', 'done'],
  monthly: ['継続中', 'done'],
  fixed: ['継続中', 'done'],
  cancelled: ['自動更新なし', 'plain'],
}

type Props = { view: PlanView; trouble?: FormTrouble }

/** The contract in plain words, every charge to come, and the ways to change or end it. */
export function PlanScreen({ view, trouble }: Props) {
  const { standing, memberId } = view
  const runs = standing !== 'none' && standing !== 'over'
  const mayChange = standing === 'trial' || standing === 'monthly' || standing === 'fixed'
  return (
    <AccountArea memberId={memberId} place="plan" title="プラン">
      <Debt view={view} />
      <Current view={view} />
      {(runs || view.charges.length > 0) && (
        <Part title="これからのお支払い">
          <ComingCharges {...view} />
        </Part>
      )}
      <Critiques view={view} />
      {mayChange && (
        <Part title={view.renewal?.isReserved ? '予約しているプラン変更' : 'プランの変更'}>
          <PlanChange view={view} trouble={trouble} />
        </Part>
      )}
      <Part title="学生割引">
        <StudentPart memberId={memberId} student={view.student} />
      </Part>
      <Part title="お支払い方法">
        <PaymentMethod {...view} />
      </Part>
      {mayChange && (
        <Part title="解約・自動更新の停止">
          <p className="mb-3">
            理由を選び、ボタンを押すと終わります。理由によっては、あてはまるものも選んでいただきます。お電話やメールでのご連絡は必要ありません。
          </p>
          <Link
            to={accountPath('quit', memberId)}
            className="inline-flex min-h-11 items-center text-indigo underline underline-offset-4"
          >
            解約・自動更新の停止
          </Link>
        </Part>
      )}
    </AccountArea>
  )
}

function Current({ view }: { view: PlanView }) {
  const { standing, planName, option, term } = view
  const [words, tone] = badges[standing]
  const leaving = standing === 'cancelled' || standing === 'trial-cancelled'
  return (
    <Sheet as="section" aria-labelledby="current-plan" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="current-plan" className="text-xl">
          {planName ?? '無料会員'}
        </h2>
        <Badge tone={tone}>{standing === 'trial' && term?.isTrialMonth ? '初月の期間中' : words}</Badge>
      </div>
      {standingWords(view).map((sentence) => (
        <p key={sentence} className="figures phrases">
          <Dated text={sentence} />
        </p>
      ))}
      {option && <p className="text-sm text-graphite">{option}</p>}
      {leaving && term && !view.byGuardian && <WithdrawQuitForm quitting={{ way: term.way, ticketId: term.id }} />}
      {(standing === 'none' || standing === 'over') && view.owed === 0 && (
        <LinkButton to={href('/subscription_orders/new')} className="justify-self-start">
          {standing === 'none' ? 'プランを選ぶ' : 'プランを再開する'}
        </LinkButton>
      )}
    </Sheet>
  )
}

function Critiques({ view }: { view: PlanView }) {
  const words = critiqueWords(view)
  if (!words) return null
  return (
    <Part title="先生の添削">
      <p className="figures phrases mb-3">
        <Dated text={words} />
      </p>
      <LinkButton to={href('/correction_campaigns')} look="outline">
        添削企画を見る
      </LinkButton>
    </Part>
  )
}

/** What is owed stands before everything else, with what it brings about. */
function Debt({ view: { owed, closes, standing, memberId } }: { view: PlanView }) {
  if (owed === 0) return null
  return (
    <section aria-labelledby="debt" className="grid gap-3 rounded-sheet border border-crimson bg-sheet p-5 md:p-6">
      <h2 id="debt" className="flex items-start gap-2 text-lg text-crimson">
        <Icon name="warning" className="mt-0.5 size-6 flex-none" />
        お支払いが確認できていない料金があります
      </h2>
      <p className="figures phrases">
        {yen(owed)}（税込）です。
        {standing === 'over'
          ? 'お支払いが済むと、プランを再開できます。'
          : closes === 'closed'
            ? '講座の視聴を一時的に止めています。お支払いが済むと、すぐに再開します。'
            : closes && `${closes} 23:59までは、これまでどおりご利用いただけます。`}
      </p>
      <LinkButton to={accountPath('payments', memberId)} className="justify-self-start">
        お支払いへ進む
      </LinkButton>
    </section>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <SectionHeading id={id}>{title}</SectionHeading>
      {children}
    </section>
  )
}

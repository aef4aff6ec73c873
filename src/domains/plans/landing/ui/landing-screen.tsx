import type { ReactNode } from 'react'
import { href } from 'react-router'
import { Accordion } from '#ui/accordion.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import type { LandingData } from '../read-landing.server.ts'
import { CampaignNotes } from '../../campaigns/ui/campaign-notes.tsx'
import { PriceCountdown } from '../../campaigns/ui/price-countdown.tsx'
import { UrlBanner } from '../../campaigns/ui/url-banner.tsx'
import { FirstWeeks } from './first-weeks.tsx'
import { planQuestions } from './plan-questions.tsx'
import type { TermMonths } from '../../terms.ts'
import { TermCards } from '../../ui/term-cards.tsx'

/** What the plans cost and hold; `children` is what the school shows of itself between the two. */
export function LandingScreen({ landing, children }: { landing: LandingData; children?: ReactNode }) {
  const { way, trial, notes, banner, revision, offers, critiques, lead } = landing
  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-16 px-4 py-10 md:px-6 md:py-16">
      <header className="grid gap-6">
        <UrlBanner campaign={banner} />
        <div className="grid max-w-reading gap-4">
          <SectionHeading level={1} flush>
            月額プランで、たっぷり学ぶ。
          </SectionHeading>
          <p className="phrases">{lead}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton to={way.to} size="large">
            {way.label}
          </LinkButton>
          {trial && <TrialLine {...trial} />}
        </div>
      </header>
      {revision && <PriceCountdown {...revision} />}
      <Prices {...landing} />
      {notes.length > 0 && (
        <section aria-labelledby="campaigns">
          <SectionHeading id="campaigns">実施中のキャンペーン</SectionHeading>
          <CampaignNotes campaigns={notes} />
        </section>
      )}
      {trial && <FirstWeeks {...trial} />}
      <section aria-labelledby="included">
        <SectionHeading id="included">プランでできること</SectionHeading>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {included(critiques, offers).map((words) => (
            <li key={words} className="flex items-start gap-3">
              <Icon name="check" className="mt-1 size-5 text-vermilion" />
              {words}
            </li>
          ))}
        </ul>
      </section>
      {children}
      <section aria-labelledby="questions">
        <SectionHeading id="questions">よくある質問</SectionHeading>
        <Accordion items={planQuestions(trial, landing.hasWallet)} />
      </section>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8">
        <LinkButton to={way.to} look="outline">
          {way.label}
        </LinkButton>
        <a href={href('/terms/:document', { document: 'transactions_law' })} className="touch-room">
          特定商取引法に基づく表記
        </a>
        <a href={href('/terms/:document', { document: 'user_policy' })} className="touch-room">
          利用規約
        </a>
      </p>
    </div>
  )
}

/** The plans with their buttons, and who pays less. */
function Prices({ plans, starts, trial, later, studentUntil }: LandingData) {
  return (
    <section aria-labelledby="prices">
      <SectionHeading id="prices" lead="どのプランでも、講座もカリキュラムもすべて使えます。料金は税込みです。">
        プランと料金
      </SectionHeading>
      <TermCards
        plans={plans}
        firstYen={trial && trial.days === null ? trial.firstYen : null}
        {...(starts && { choice: { to: (months: TermMonths) => starts[months], best: 6 } })}
      />
      {later.map((words) => (
        <p key={words} className="phrases figures mt-4 text-sm font-bold">
          先生の添削: {words}
        </p>
      ))}
      <p className="mt-4 text-sm">
        <span className="figures">
          {studentUntil
            ? `学生割引を適用中です。${studentUntil}までに始まる月は、通常の月額の半額になります。`
            : '25歳以下の学生の方は、通常の月額の半額になります。'}
        </span>
        キャンペーンの割引とは併用できません。 <a href={href('/subscriptions/lp_student_discount')}>学生割引について</a>
      </p>
    </section>
  )
}

function TrialLine({ days, isLimited, firstYen, endsOn, note }: NonNullable<LandingData['trial']>) {
  return (
    <p className="figures max-w-reading text-sm text-graphite">
      {isLimited && <span className="mr-2 font-bold text-vermilion">期間限定</span>}
      {note}
      {days === null
        ? `${endsOn} 23:59までに解約すれば、${firstYen}円のほかに料金はかかりません。`
        : `${days}日間無料。${endsOn} 23:59までに解約すれば、料金はかかりません。`}
    </p>
  )
}

function included(critiques: string, offers: readonly string[]) {
  return [
    '250以上の講座（すべてのレッスンとスライド、教材）',
    '目標から選べるカリキュラムと、修了証書',
    '再生位置・ノート・学習の記録（どの端末からでも続きから）',
    critiques,
    ...offers,
  ]
}

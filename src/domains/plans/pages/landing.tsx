import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { startOfDay } from '#platform/tokyo.ts'
import { Accordion } from '#ui/accordion.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { campaignsOnPages } from '../campaigns/queries.ts'
import { USUAL_TRIAL_DAYS } from '../campaigns/terms.ts'
import { listTermPrices } from '../queries.ts'
import { planQuestions } from '../ui/plan-questions.tsx'
import { NotOpenYet } from '../ui/not-open-yet.tsx'
import { TermCards } from '../ui/term-cards.tsx'
import type { Route } from './+types/landing'

const POSES_FROM = startOfDay('2025-04-01')

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now, house, member } = asker(context)
  return {
    prices: await listTermPrices(db, now),
    isMember: member !== null,
    withPoses: now >= POSES_FROM,
    siteName: house.settings.siteName,
    trialDays: (await campaignsOnPages(house, now, { isStudent: false })).extendTrial?.trialDays ?? USUAL_TRIAL_DAYS,
  }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '料金プラン')

export default function Landing({ loaderData }: Route.ComponentProps) {
  const { prices, isMember, withPoses, siteName, trialDays } = loaderData
  return (
    <div className="mx-auto grid max-w-page gap-16 px-4 py-10 md:px-6 md:py-16">
      <header className="grid max-w-reading gap-4">
        <SectionHeading level={1}>月額プランで、好きなだけ学ぶ。</SectionHeading>
        <p>
          {siteName}
          の月額プランでは、キャラクターから背景、マンガまで、250以上の講座を好きな順に何度でも学べます。描きたいものが決まっていなくても、カリキュラムが次の一歩を示します。
        </p>
      </header>
      <section aria-labelledby="prices">
        <SectionHeading id="prices" lead="料金はすべて税込みです。お支払いは、どのプランも1ヶ月ごとです。">
          プランと料金
        </SectionHeading>
        <TermCards prices={prices} />
      </section>
      <section aria-labelledby="included">
        <SectionHeading id="included">プランに含まれるもの</SectionHeading>
        <ul className="grid gap-x-8 gap-y-3 md:grid-cols-2">
          {included(withPoses).map((words) => (
            <li key={words} className="flex items-start gap-3">
              <Icon name="check" className="mt-1 size-5 text-vermilion" />
              {words}
            </li>
          ))}
        </ul>
      </section>
      <NotOpenYet>
        <p>
          受付を始めるまで、料金がかかることはありません。無料会員は、無料公開のレッスンを見て、進み具合を残せます。
        </p>
        <p className="flex flex-wrap gap-3">
          {!isMember && <LinkButton to={href('/users/new')}>無料で会員登録</LinkButton>}
          <LinkButton to={href('/free_lessons')} look={isMember ? 'filled' : 'outline'}>
            無料レッスンを見る
          </LinkButton>
        </p>
      </NotOpenYet>
      <section aria-labelledby="questions">
        <SectionHeading id="questions">よくある質問</SectionHeading>
        <Accordion items={planQuestions(trialDays)} />
      </section>
    </div>
  )
}

function included(withPoses: boolean) {
  return [
    '250以上の講座（すべてのレッスンとスライド、教材）',
    '目標から選べるカリキュラムと、修了証',
    '再生位置・ノート・学習の記録（どの端末からでも続きから）',
    '6ヶ月・12ヶ月プランでは、講師の添削（受付準備中）',
    ...(withPoses ? ['1,000点以上のポーズ素材（公開準備中）'] : []),
  ]
}

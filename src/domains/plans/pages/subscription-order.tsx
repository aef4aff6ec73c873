import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { listTermPrices } from '../queries.ts'
import { readQuitting } from '../quitting/read-quitting.server.ts'
import { QuitScreen } from '../quitting/ui/quit-screen.tsx'
import { quitWords } from '../quitting/words.ts'
import { hasSubscription } from '../rules.ts'
import { planName, stateNames, termTotal } from '../terms.ts'
import { NotOpenYet } from '../ui/not-open-yet.tsx'
import { RegistrationView } from '../ui/registration-view.tsx'
import { TermCards } from '../ui/term-cards.tsx'
import type { Route } from './+types/subscription-order'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  if (asking.url.searchParams.get('order_type') === 'quit') return { quitting: await readQuitting(asking) }
  const { db, now, member } = asking
  const plan = hasSubscription(member, now) ? planName(member.planId) : null
  return {
    quitting: null,
    prices: await listTermPrices(db, now),
    plan: plan && {
      name: plan,
      state: stateNames[member.state],
      until: member.accessEndsAt ? formatMoment(member.accessEndsAt) : null,
    },
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.quitting ? quitWords[loaderData.quitting.way].title : 'プランとお申し込み')

export default function SubscriptionOrder({ loaderData }: Route.ComponentProps) {
  if (loaderData.quitting) return <QuitScreen quitting={loaderData.quitting} />
  const { prices, plan } = loaderData
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 md:px-6 md:py-16">
      <RegistrationView />
      <div>
        <SectionHeading level={1} lead="学び方に合わせて、3つのプランから選べます。">
          プランとお申し込み
        </SectionHeading>
        {plan ? <CurrentPlan {...plan} /> : <WhatCanBeDone />}
      </div>
      <section aria-labelledby="prices">
        <SectionHeading id="prices" lead="料金はすべて税込みです。お支払いは、どのプランも1ヶ月ごとです。">
          プランと料金
        </SectionHeading>
        <TermCards
          plans={prices.map((price) => ({
            months: price.months,
            currentYen: price.monthlyYen,
            regularYen: price.monthlyYen,
            discountMonths: 0,
            totalYen: termTotal(price),
          }))}
        />
        <p className="mt-6 text-sm text-graphite">未成年の方は、保護者の同意を得てからお申し込みください。</p>
        <p className="mt-4">
          <a href="/subscriptions/lp">プランに含まれるものを見る</a>
        </p>
      </section>
    </div>
  )
}

function CurrentPlan({ name, state, until }: { name: string; state: string; until: string | null }) {
  return (
    <Sheet as="section" className="grid gap-2" aria-labelledby="current-plan">
      <h2 id="current-plan" className="text-lg">
        現在のプラン
      </h2>
      <p className="text-xl font-bold">
        {name} <span className="text-base font-normal text-graphite">{state}</span>
      </p>
      {until && <p className="figures">ご利用期限 {until}</p>}
      <p className="text-sm text-graphite">
        プランの変更の受付は、ただいま準備中です。ご契約中の内容はそのままご利用いただけます。
      </p>
    </Sheet>
  )
}

function WhatCanBeDone() {
  return (
    <NotOpenYet>
      <p>
        受付を始めるまで、料金がかかることはありません。会員の方は、無料公開のレッスンを今すぐ見て、進み具合を残せます。
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/free_lessons')}>無料レッスンを見る</LinkButton>
        <LinkButton to={href('/courses')} look="outline">
          講座を探す
        </LinkButton>
      </p>
    </NotOpenYet>
  )
}

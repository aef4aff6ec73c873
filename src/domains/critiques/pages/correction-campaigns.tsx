import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Accordion } from '#ui/accordion.tsx'
import { CorrectionSlider } from '#ui/correction-slider.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { GuidePage, GuideSection } from '#ui/guide-page.tsx'
import { listOwnCorrections } from '../own-corrections.ts'
import type { Route } from './+types/correction-campaigns'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  return { corrections: ask.member ? await listOwnCorrections(ask, ask.member) : [] }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削企画')

const questions = [
  { title: '料金はかかりますか？', body: '6ヶ月・12ヶ月プランの方は、追加料金なしで依頼できます。' },
  {
    title: 'いくつまで依頼できますか？',
    body: '1つの期間につき1作品です。依頼しなかった分を次の期間に繰り越すことはできません。',
  },
  { title: 'いつ返ってきますか？', body: '30日以内にお返しすることを目標にしています。' },
  {
    title: 'どの先生にも依頼できますか？',
    body: '先生ごとに受付の枠があり、先着順です。枠が埋まった先生は、その期間は選べません。',
  },
  { title: '依頼を取り消すとどうなりますか？', body: '取り消した場合は、同じ期間のうちにもう一度依頼できます。' },
]

export default function CorrectionCampaigns({ loaderData: { corrections } }: Route.ComponentProps) {
  return (
    <GuidePage title="添削企画" lead="講師があなたの作品に朱を入れてお返しする企画です。">
      <EmptyState
        title="現在受付中の添削企画はありません"
        action={
          <LinkButton to={href('/courses')} look="outline">
            講座を探す
          </LinkButton>
        }
      />
      <CorrectionSlider items={corrections} heading="自分の添削" />
      <GuideSection title="添削についてのよくある質問">
        <Accordion items={questions} />
      </GuideSection>
    </GuidePage>
  )
}

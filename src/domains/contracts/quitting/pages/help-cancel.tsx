import { href } from 'react-router'
import { listTermPrices, turnsWithPrices } from '#domains/plans/index.ts'
import { termNames, yen } from '#domains/plans/terms.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { GuidePage, GuideSection } from '#ui/guide-page.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { CostTable } from '../ui/cost-table.tsx'
import { CancelSteps } from '../ui/cancel-steps.tsx'
import type { Route } from './+types/help-cancel'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = asker(context)
  const { db, now, house } = asking
  await turnsWithPrices(asking)
  const prices = (await listTermPrices(db, now)).map(({ months, monthlyYen }) => ({
    name: termNames[months],
    months,
    monthly: yen(monthlyYen),
  }))
  return { prices, contact: house.settings.contactEmail }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, '解約の方法'),
  {
    name: 'description',
    content: '解約・自動更新の停止の手順と、解約したときにかかる料金をご案内します。お電話や書類は必要ありません。',
  },
]

const quitPath = `${href('/subscription_orders/new')}?order_type=quit`

/** How to quit and what it costs on which day: the same for who thinks of beginning. */
export default function HelpCancel({ loaderData: { prices, contact } }: Route.ComponentProps) {
  return (
    <GuidePage
      title="解約の方法"
      lead="解約（自動更新の停止）は、アカウントの画面からいつでもお手続きいただけます。お電話や書類は必要ありません。"
    >
      <GuideSection title="お手続きの流れ">
        <CancelSteps />
        <p>
          <LinkButton to={quitPath} reloadDocument>
            解約・自動更新の停止へ
          </LinkButton>
        </p>
      </GuideSection>
      <GuideSection title="解約したときの料金">
        <p>いつ解約しても、契約期間の最後の日の23:59まで、これまでどおりご利用いただけます。解約料はかかりません。</p>
        <CostTable prices={prices} />
        <p>
          お客さまのご都合による返金と、料金の日割り計算はいたしません。詳しくは
          <a href={href('/terms/:document', { document: 'transactions_law' })}>特定商取引法に基づく表記</a>
          をご覧ください。
        </p>
      </GuideSection>
      <GuideSection title="取り消すとき、退会するとき">
        <p>解約の手続きは、契約期間の最後の日の23:59まで、同じ画面から取り消せます。</p>
        <p>
          解約しても、アカウントとノートなどの記録は残ります。アカウントを削除するには、契約が終わったあとに、アカウントの「退会」からお手続きください。退会の前に、「個人情報」から記録をまとめてダウンロードできます。
        </p>
        <p>
          ログインできないなど、お困りのときは、<a href={`mailto:${contact}`}>{contact}</a> までご連絡ください。
        </p>
      </GuideSection>
    </GuidePage>
  )
}

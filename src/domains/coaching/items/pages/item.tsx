import { yen } from '#domains/plans/terms.ts'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { coachingOrderPath } from '../../paths.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { readItem, type ItemPage } from '../read-item.server.ts'
import type { Route } from './+types/item'

export async function loader({ context }: Route.LoaderArgs) {
  return readItem(actor(context))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.item.name ?? '個人コーチング')

export default function CoachingItem({ loaderData: { item, left, coaches, totalYen } }: Route.ComponentProps) {
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <SectionHeading level={1} lead="コーチが一対一で、作品と学び方のご相談にお応えします。" flush>
        {item.name}
      </SectionHeading>
      <p className="break-words whitespace-pre-line">{item.description}</p>
      <FactList facts={factsOf({ item, left, coaches, totalYen })} />
      {left > 0 ? (
        <LinkButton to={coachingOrderPath(item.id)} size="large" wide reloadDocument>
          申し込みに進む
        </LinkButton>
      ) : (
        <p role="status" className="rounded-sheet border border-dashed border-edge px-4 py-5">
          今月の販売数に達しました。翌月の1日に、あらためて販売します。
        </p>
      )}
    </div>
  )
}

const factsOf = ({ item, left, coaches, totalYen }: ItemPage): (readonly [string, string])[] => [
  ['時間', `1回 ${item.minutes}分`],
  ['コーチ', coaches.join('、') || '調整中'],
  ['料金', `${yen(item.priceYen)}（税込）`],
  ['手数料', item.commissionYen > 0 ? `${yen(item.commissionYen)}（税込）` : 'なし'],
  ['合計', `${yen(totalYen)}（税込）`],
  ['チケットの有効期限', `購入日から${item.validDays}日間`],
  ['今月の残り', left > 0 ? `${left}枚` : 'なし'],
]

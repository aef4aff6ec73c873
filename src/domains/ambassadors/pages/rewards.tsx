import { href } from 'react-router'
import { yen } from '#domains/plans/terms.ts'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { agreeToTerms } from '../actions/agree-anew.ts'
import { GuardianNotice } from '../guardians/ui/guardian-notice.tsx'
import { readRewards } from '../rewards/read-rewards.server.ts'
import { rewardStates, type RewardState } from '../rewards/terms.ts'
import { rewardColumns } from '../rewards/ui/reward-table.tsx'
import { monthColumns } from '../rewards/ui/month-table.tsx'
import { ShareKit } from '../ui/share-kit.tsx'
import { SharePicture } from '../ui/share-picture.tsx'
import { Terms } from '../ui/terms.tsx'
import type { Route } from './+types/rewards'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  return { ...(await readRewards(asking)), siteName: asking.house.settings.siteName }
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  return pageForm(asking, async () => {
    await agreeToTerms(asking)
    return flash(asking, href('/ambassador_users/rewards'), '規約への同意を受け付けました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'アンバサダーの報酬')

export default function Rewards({ loaderData }: Route.ComponentProps) {
  const { memberId, guardian, isHeld, link, siteName, isSuspended, mustAgree, sums, months, rewards } = loaderData
  return (
    <div className="mx-auto grid max-w-page gap-10 px-4 py-10 md:py-14">
      <SectionHeading level={1}>アンバサダーの報酬</SectionHeading>
      {isSuspended && (
        <Sheet as="section" role="status" className="grid gap-2 border-crimson">
          <p className="font-bold text-crimson">アンバサダー資格は停止されています</p>
          <p className="text-sm">停止のあいだ、新しい報酬は発生せず、未払いの報酬のお支払いも止まります。</p>
        </Sheet>
      )}
      {mustAgree && <AgreeAnew />}
      {guardian && <GuardianNotice {...guardian} />}
      {isHeld && (
        <Sheet as="section" role="status" className="grid justify-items-start gap-3 border-vermilion">
          <p className="font-bold">「PR」の表示を確認できるまで、報酬の確定とお支払いをお待ちしています</p>
          <LinkButton to={href('/ambassador_users/posts')}>紹介の投稿を直す</LinkButton>
        </Sheet>
      )}
      <section aria-label="報酬の合計" className="grid gap-4">
        <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5">
          {(Object.entries(rewardStates) as [RewardState, string][]).map(([state, name]) => (
            <Sheet key={state} className="grid gap-1">
              <dt className="text-sm text-graphite">{name}</dt>
              <dd className="figures text-xl font-bold">{yen(sums[state].yen)}</dd>
              <dd className="figures text-sm text-graphite">{sums[state].count.toLocaleString('ja-JP')}件</dd>
            </Sheet>
          ))}
        </dl>
        <p className="text-sm text-graphite">
          報酬は、お申し込みから30日のあいだ取り消しがなければ確定し、翌月の支払日に振り込みます。
        </p>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={href('/users/:userId/payouts', { userId: String(memberId) })} look="outline">
            振込先と支払明細書
          </LinkButton>
          <LinkButton to={href('/ambassador_users/posts')} look="outline">
            紹介の投稿を登録する
          </LinkButton>
        </div>
      </section>
      {!isSuspended && <ShareKit link={link} siteName={siteName} />}
      {!isSuspended && <SharePicture link={link} siteName={siteName} />}
      <section aria-labelledby="ledger" className="grid gap-3">
        <h2 id="ledger" className="text-lg">
          報酬の記録
        </h2>
        {rewards.length === 0 ? (
          <EmptyState title="報酬の記録はまだありません">
            紹介リンクからのお申し込みがあると、ここに並びます。
          </EmptyState>
        ) : (
          <DataTable caption="報酬の記録" columns={rewardColumns} rows={rewards} keyOf={({ id }) => id} />
        )}
        <NewerOlder label="報酬の記録のページ" page={loaderData.page} hasNextPage={loaderData.hasNextPage} />
      </section>
      <section aria-labelledby="months" className="grid gap-3">
        <h2 id="months" className="text-lg">
          月ごとの紹介
        </h2>
        <DataTable caption="月ごとの紹介" columns={monthColumns} rows={months} keyOf={({ month }) => month} />
      </section>
    </div>
  )
}

function AgreeAnew() {
  return (
    <Sheet as="section" aria-labelledby="anew" className="grid gap-4">
      <h2 id="anew" className="text-lg">
        アンバサダー規約が変わりました
      </h2>
      <p>新しい規約をお読みのうえ、同意をお願いします。同意いただくまで、新しい報酬の確定をお待ちしています。</p>
      <details>
        <summary className="cursor-pointer font-bold text-indigo">規約を読む</summary>
        <div className="pt-3">
          <Terms />
        </div>
      </details>
      <PostForm>
        <Button type="submit">新しい規約に同意する</Button>
      </PostForm>
    </Sheet>
  )
}

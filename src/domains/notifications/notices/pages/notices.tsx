import { useEffect } from 'react'
import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { callPath, post } from '#platform/browser-call.ts'
import { flash } from '#platform/flash.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { NewerOlder } from '#ui/newer-older.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { chooseNotices } from '../actions/choose-notices.ts'
import { readNotices } from '../read-notices.server.ts'
import { NoticeList } from '../ui/notice-list.tsx'
import { WishesForm } from '../ui/wishes-form.tsx'
import type { Route } from './+types/notices'

export async function loader({ context }: Route.LoaderArgs) {
  return readNotices(actor(context))
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  return pageForm(asking, async () => {
    await chooseNotices(asking)
    return flash(asking, href('/notices'), '通知の設定を保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '通知')

export default function Notices({
  loaderData: { notices, page, hasNextPage, wishes, seenUntil },
}: Route.ComponentProps) {
  const isNew = notices.some(({ isRead }) => !isRead)
  useEffect(() => {
    if (isNew && seenUntil) void post(callPath('/notices/reading'), { until: seenUntil })
  }, [isNew, seenUntil])
  return (
    <div className="mx-auto grid max-w-reading gap-10 px-4 py-10 md:py-14">
      <SectionHeading level={1} lead="添削や回答、コメントなど、あなたに届いた知らせです。半年のあいだ残ります。">
        通知
      </SectionHeading>
      {notices.length === 0 ? (
        <EmptyState title="通知はまだありません">
          添削が返ってきたときや、質問に回答があったときに、ここでお知らせします。
        </EmptyState>
      ) : (
        <NoticeList notices={notices} />
      )}
      <NewerOlder label="通知のページ" page={page} hasNextPage={hasNextPage} />
      <WishesForm wishes={wishes} />
    </div>
  )
}

import { previewNotification } from '#domains/notifications/index.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { PopupSight } from '../shell/announced-popup.tsx'
import { AnnouncementNotice, SisterBanner } from '../shell/notices.tsx'
import { AnnouncedBanners } from './top/announced-banners.tsx'
import type { Route } from './+types/notification-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  return previewNotification(staffActor(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お知らせのプレビュー')

/** What is announced as it will stand on a page, to look at: nothing on it can be pressed. */
export default function NotificationPreview({ loaderData: { place, shown } }: Route.ComponentProps) {
  return (
    <div inert>
      <h1 className="sr-only">プレビュー</h1>
      {place === 'line' && <AnnouncementNotice announcement={shown} isMember={false} />}
      {place === 'sister' && <SisterBanner announcement={shown} isMember={false} />}
      {place === 'banner' && (
        <div className="mx-auto grid max-w-page px-4 py-10 md:px-6">
          <AnnouncedBanners banners={[shown]} isMember={false} />
        </div>
      )}
      {place === 'popup' && <PopupSight popup={shown} />}
    </div>
  )
}

import { asker } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { hasConsent } from '../queries.ts'
import { readerOf } from '../stop-link.ts'
import type { Route } from './+types/stop-news'

export async function loader({ context }: Route.LoaderArgs) {
  const { house, db, url } = asker(context)
  const token = url.searchParams.get('token') ?? ''
  const memberId = readerOf(house, token)
  const state = memberId === null ? 'dead' : (await hasConsent(db, memberId)) ? 'wanted' : 'stopped'
  return { state, action: `${callPath('/news_letters/stop')}?token=${encodeURIComponent(token)}` }
}

export const meta: Route.MetaFunction = ({ matches }) => [
  ...pageTitle(matches, 'お知らせメールの停止'),
  { name: 'robots', content: 'noindex' },
]

export default function StopNews({ loaderData: { state, action } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-form px-4 py-10 md:py-16">
      <SectionHeading level={1}>お知らせメールの停止</SectionHeading>
      <Sheet className="grid gap-5">
        {state === 'stopped' && (
          <p role="status">お知らせメールの配信を停止しました。アカウントの「メールの設定」から、また受け取れます。</p>
        )}
        {state === 'dead' && (
          <p role="alert">このリンクは使えません。ログインして、アカウントの「メールの設定」から停止してください。</p>
        )}
        {state === 'wanted' && (
          <>
            <p>
              新しい講座やキャンペーンのお知らせを停止します。契約やお手続きに関するメールは、これまでどおり届きます。
            </p>
            <form method="post" action={action}>
              <input type="hidden" name="by" value="page" />
              <Button type="submit">配信を停止する</Button>
            </form>
          </>
        )}
      </Sheet>
    </div>
  )
}

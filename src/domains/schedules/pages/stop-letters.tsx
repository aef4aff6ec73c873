import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageTitle } from '#platform/page-title.ts'
import { seeOther } from '#platform/page-form.ts'
import { seal, unseal } from '#platform/seal.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { stopLetters } from '../actions/stop-letters.ts'
import { LETTERS } from '../mail/week-letter.ts'
import type { Route } from './+types/stop-letters'

type Ask = ReturnType<typeof asker>
const memberOf = (ask: Ask) => Number(unseal(ask.house.settings.secret, LETTERS, tokenOf(ask)) ?? 0)

/** What stands in the address after the form: that it was done, and nothing of whom. */
const DONE = 'study-schedule-letters-stopped'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { secret } = ask.house.settings
  const isDone = unseal(secret, DONE, ask.url.searchParams.get('done') ?? '') !== null
  return { isDone, token: memberOf(ask) > 0 ? tokenOf(ask) : null }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  const memberId = memberOf(ask)
  if (memberId > 0) await stopLetters(ask, memberId)
  const done = memberId > 0 ? `?done=${encodeURIComponent(seal(ask.house.settings.secret, DONE, 'done'))}` : ''
  return seeOther(href('/study_schedule/letters') + done)
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学習計画のお知らせ')

export default function StopLetters({ loaderData: { isDone, token } }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-form px-4 py-10 md:py-16">
      <SectionHeading level={1}>学習計画のお知らせ</SectionHeading>
      <Sheet className="grid gap-5">
        {isDone ? (
          <p role="status">お知らせを止めました。学習計画のページから、いつでもまた受け取れます。</p>
        ) : token ? (
          <>
            <p>毎週月曜日のお知らせを止めます。学習計画はそのまま残ります。</p>
            <PostForm action={href('/study_schedule/letters')}>
              <input type="hidden" name="token" value={token} />
              <Button type="submit">お知らせを止める</Button>
            </PostForm>
          </>
        ) : (
          <p role="alert">このリンクは使えません。ログインして、学習計画のページから止めてください。</p>
        )}
      </Sheet>
    </div>
  )
}

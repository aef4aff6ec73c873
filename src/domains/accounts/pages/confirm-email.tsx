import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { confirmEmailChange } from '../actions/confirm-email-change.ts'
import { ownActor } from '#platform/own-page.ts'
import { findLink } from '../queries.ts'
import { isUsable } from '../rules.ts'
import { TokenForm } from '../forms.ts'
import { deadLink } from '../words.ts'
import { Entrance } from '../ui/entrance.tsx'
import { Mistakes } from '../ui/mistakes.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/confirm-email'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const linkToken = tokenOf(actor)
  const link = await findLink(actor.db, 'change', linkToken)
  const usable = link?.member_id === actor.memberId && isUsable(link, actor.now)
  return {
    memberId: actor.memberId,
    linkToken,
    oldEmail: actor.member.email,
    newEmail: usable ? link.email : null,
  }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  return pageForm(actor, async () => {
    await confirmEmailChange(actor, readBody(actor.body, TokenForm).token)
    return flash(
      actor,
      href('/users/:userId/edit_email', { userId: String(actor.memberId) }),
      'メールアドレスを変更しました。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの変更')

export default function ConfirmEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { memberId, linkToken, oldEmail, newEmail } = loaderData
  const { form, sending } = usePosting([])
  if (!newEmail || actionData?.trouble) {
    return (
      <Entrance title="変更を完了できませんでした">
        <Mistakes sentences={[actionData?.trouble.sentence ?? deadLink]} />
        <p>
          <a href={href('/users/:userId/edit_email', { userId: String(memberId) })}>メールアドレスの変更</a>
          から、もう一度お試しください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="メールアドレスの変更">
      <dl className="grid gap-1">
        <dt className="text-sm text-graphite">現在</dt>
        <dd>{oldEmail}</dd>
        <dt className="mt-3 text-sm text-graphite">変更後</dt>
        <dd className="font-bold">{newEmail}</dd>
      </dl>
      <PostForm {...form} action={href('/users/:userId/confirm_email', { userId: String(memberId) })}>
        <input type="hidden" name="token" value={linkToken} />
        <Button type="submit" wide pending={sending}>
          変更を完了する
        </Button>
      </PostForm>
    </Entrance>
  )
}

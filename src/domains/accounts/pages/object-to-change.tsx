import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { objectToChange } from '../actions/object-to-change.ts'
import { findLink } from '../queries.ts'
import { isUsable } from '../rules.ts'
import { TokenForm } from '../forms.ts'
import { deadLink } from '../words.ts'
import { Entrance } from '../ui/entrance.tsx'
import { Mistakes } from '../ui/mistakes.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/object-to-change'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { db, house, now } = ask
  const linkToken = tokenOf(ask)
  const link = await findLink(db, 'object', linkToken)
  const usable = link !== undefined && isUsable(link, now)
  return { linkToken, email: usable ? link.email : null, contact: house.settings.contactEmail }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    await objectToChange(ask, readBody(ask.body, TokenForm).token)
    return seeOther(`${href('/sessions/new')}?notice=change-undone`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの変更の取り消し')

export default function ObjectToChange({ loaderData, actionData }: Route.ComponentProps) {
  const { linkToken, email, contact } = loaderData
  const { form, sending } = usePosting([])
  if (!email || actionData?.trouble) {
    return (
      <Entrance title="取り消せませんでした">
        <Mistakes sentences={[deadLink]} />
        <p>
          お心当たりのない変更がある場合は、<a href={`mailto:${contact}`}>{contact}</a>
          までご連絡ください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="変更を取り消す" lead="ご自身で申し込んでいないときに、アカウントを守るための手続きです。">
      <ul className="grid list-disc gap-2 pl-5">
        <li>
          登録のメールアドレスを <b className="wrap-anywhere">{email}</b> に戻します。
        </li>
        <li>すべての端末からログアウトします。</li>
        <li>今のパスワードを使えなくし、再設定用のメールをお送りします。</li>
      </ul>
      <PostForm {...form} action={href('/accounts/object_to_change')}>
        <input type="hidden" name="token" value={linkToken} />
        <Button type="submit" wide pending={sending}>
          変更を取り消す
        </Button>
      </PostForm>
    </Entrance>
  )
}

import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { resetPassword } from '../actions/reset-password.ts'
import { findLink } from '../queries.ts'
import { isUsable } from '../rules.ts'
import { NewPasswordForm } from '../forms.ts'
import { deadLink } from '../words.ts'
import { Entrance } from '../ui/entrance.tsx'
import { Mistakes } from '../ui/mistakes.tsx'
import { usePosting } from '../ui/posting.ts'
import type { Route } from './+types/reset-password'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const linkToken = tokenOf(ask)
  const link = await findLink(ask.db, 'reset', linkToken)
  const usable = link !== undefined && isUsable(link, ask.now)
  return { linkToken, usable, email: usable ? link.email : null }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { token, user } = readBody(ask.body, NewPasswordForm)
    await resetPassword(ask, token, user.password)
    return seeOther(`${href('/sessions/new')}?notice=password-changed`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '新しいパスワード')

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { form, filled, sending } = usePosting(['user[password]'])
  if (!loaderData.usable) {
    return (
      <Entrance title="パスワードを再設定できませんでした">
        <Mistakes sentences={[deadLink]} />
        <p>
          お手数ですが、<a href={href('/accounts/begin_password_reset')}>もう一度メールを送信</a>してください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="新しいパスワード" lead="変更すると、ログイン中のすべての端末からログアウトします。">
      <PostForm {...form} action={href('/accounts/reset_password')} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={loaderData.linkToken} />
        <input type="email" autoComplete="username" defaultValue={loaderData.email ?? ''} readOnly hidden />
        <PasswordField
          label="新しいパスワード"
          name="user[password]"
          autoComplete="new-password"
          hint="8文字以上128文字以内"
          error={actionData?.trouble.sentence}
          required
        />
        <Button type="submit" wide disabled={!filled} pending={sending}>
          パスワードを変更する
        </Button>
      </PostForm>
    </Entrance>
  )
}

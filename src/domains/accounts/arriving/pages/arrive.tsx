import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '#ui/password-field.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ArriveForm } from '../../forms.ts'
import { findLink } from '../../queries.ts'
import { isUsable } from '../../rules.ts'
import { Entrance } from '../../ui/entrance.tsx'
import { Mistakes } from '../../ui/mistakes.tsx'
import { usePosting } from '../../ui/posting.ts'
import { TermsTick } from '../../ui/terms-tick.tsx'
import { deadLink, guardianNotice } from '../../words.ts'
import { arrive } from '../arrive.ts'
import type { Route } from './+types/arrive'

/** Opening the link changes nothing, its button does. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const linkToken = tokenOf(ask)
  const link = await findLink(ask.db, 'arrive', linkToken)
  return { linkToken, email: link && isUsable(link, ask.now) ? link.email : null }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { token, user } = readBody(ask.body, ArriveForm)
    await arrive(ask, { token, ...user })
    return seeOther(href('/'))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'パスワードの設定')

export default function Arrive({ loaderData: { linkToken, email }, actionData }: Route.ComponentProps) {
  const { form, filled, sending } = usePosting(['user[password]', 'user[terms]'])
  const field = fieldsOf(actionData?.trouble ?? null)
  if (!email) {
    return (
      <Entrance title="パスワードを設定できませんでした">
        <Mistakes sentences={[deadLink]} />
        <p>
          お手数ですが、<a href={href('/accounts/begin_password_reset')}>もう一度メールを送信</a>
          してください。設定が済んでいる方は<a href={href('/sessions/new')}>ログイン</a>してください。
        </p>
      </Entrance>
    )
  }
  return (
    <Entrance title="パスワードの設定" lead={`${email} でご利用いただくためのパスワードを決めてください。`}>
      <PostForm {...form} action={href('/users/arrive')} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={linkToken} />
        <input type="email" autoComplete="username" defaultValue={email} readOnly hidden />
        <PasswordField
          label="パスワード"
          name="user[password]"
          autoComplete="new-password"
          hint="8文字以上128文字以内"
          error={field('user.password').error}
          required
        />
        <TermsTick name="user[terms]" error={field('user.terms').error} />
        <p className="text-sm text-graphite">{guardianNotice}</p>
        <Button type="submit" wide disabled={!filled} pending={sending}>
          設定してはじめる
        </Button>
      </PostForm>
    </Entrance>
  )
}

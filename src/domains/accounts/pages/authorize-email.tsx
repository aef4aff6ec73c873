import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { fieldsOf } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { tokenOf } from '#platform/link-token.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextField } from '#ui/text-field.tsx'
import { confirmRegistration } from '../actions/confirm-registration.ts'
import { findLink } from '../queries.ts'
import { isUsable } from '../rules.ts'
import { JoinForm } from '../forms.ts'
import { NAME_MAX, NAMELESS } from '../terms.ts'
import { deadLink, joinedWords } from '../words.ts'
import { Entrance } from '../ui/entrance.tsx'
import { Mistakes } from '../ui/mistakes.tsx'
import { usePosting } from '../ui/posting.ts'
import { ResendForm } from '../ui/resend-form.tsx'
import type { Route } from './+types/authorize-email'

/** Opening the link changes nothing, so that a program that opens every link of a letter confirms nobody. */
export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const linkToken = tokenOf(ask)
  const link = await findLink(ask.db, 'confirm', linkToken)
  const usable = link !== undefined && isUsable(link, ask.now)
  return { linkToken, usable, userId: link?.registration_id ?? 'unknown', email: link?.email }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const returnTo = await confirmRegistration(ask, readBody(ask.body, JoinForm))
    return flash(ask, returnTo ?? href('/subscription_orders/new'), joinedWords)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '会員登録の確認')

export default function AuthorizeEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { linkToken, usable, userId, email } = loaderData
  const { form, sending } = usePosting([])
  const trouble = actionData?.trouble
  const field = fieldsOf(trouble)('name')
  if (!usable || (trouble && !field.error)) {
    return (
      <Entrance title="会員登録を完了できませんでした">
        <Mistakes sentences={[trouble?.sentence ?? deadLink]} />
        <p>
          確認メールをもう一度お送りします。登録が済んでいる方は<a href={href('/sessions/new')}>ログイン</a>
          してください。
        </p>
        <ResendForm userId={userId} email={email} />
      </Entrance>
    )
  }
  return (
    <Entrance title="会員登録の確認">
      <p>
        <strong>{email}</strong> で会員登録を完了します。
      </p>
      <PostForm {...form} action={href('/users/authorize_email')} noValidate className="grid gap-5">
        <input type="hidden" name="token" value={linkToken} />
        <TextField
          label="表示名"
          {...field}
          hint={`講座の感想や修了証書などに表示されます。空欄のときは「${NAMELESS}」になります。あとから変更できます。`}
          autoComplete="nickname"
          max={NAME_MAX}
          optional
        />
        <Button type="submit" wide pending={sending}>
          登録を完了する
        </Button>
      </PostForm>
    </Entrance>
  )
}

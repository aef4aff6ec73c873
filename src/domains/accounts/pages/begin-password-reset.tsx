import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { askForLetter } from '../actions/ask-for-letter.ts'
import { EmailForm } from '../forms.ts'
import { AskLetterScreen } from '../ui/ask-letter-screen.tsx'
import type { Route } from './+types/begin-password-reset'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  return { sent: ask.url.searchParams.has('sent'), email: ask.member?.email }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    await askForLetter(ask, 'reset', readBody(ask.body, EmailForm).email)
    return seeOther(`${href('/accounts/begin_password_reset')}?sent=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'パスワードの再設定')

export default function BeginPasswordReset({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AskLetterScreen
      title="パスワードの再設定"
      lead="ご登録のメールアドレスに、新しいパスワードを設定するためのリンクをお送りします。"
      done={['パスワード再設定用のメールを送信しました。', 60]}
      action={href('/accounts/begin_password_reset')}
      {...loaderData}
      trouble={actionData?.trouble}
    />
  )
}

import { href } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { askForLetter } from '../actions/ask-for-letter.ts'
import { LetterForm } from '../forms.ts'
import { AskLetterScreen } from '../ui/ask-letter-screen.tsx'
import type { Route } from './+types/ask-sign-in-letter'

export async function loader({ context }: Route.LoaderArgs) {
  const { house, member, url } = asker(context)
  const returnTo = ownPath(url.searchParams.get('return_to'), house.settings.origin)
  return { returnTo, sent: url.searchParams.has('sent'), email: member?.email }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { email, return_to } = readBody(ask.body, LetterForm)
    const path = ownPath(return_to, ask.house.settings.origin)
    await askForLetter(ask, 'sign-in', email, path === '/' ? null : path)
    return seeOther(`${href('/sessions/by_letter')}?sent=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールでログイン')

export default function AskSignInLetter({ loaderData, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble
  return (
    <AskLetterScreen
      title="メールでログイン"
      lead="ご登録のメールアドレスに、ログイン用のリンクをお送りします。パスワードの入力は要りません。"
      done={['ログイン用のメールを送信しました。', 30]}
      action={href('/sessions/by_letter')}
      {...loaderData}
      returnTo={trouble?.values.return_to ?? loaderData.returnTo}
      trouble={trouble}
    />
  )
}

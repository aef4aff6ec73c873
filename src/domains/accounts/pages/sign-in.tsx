import { redirect } from 'react-router'
import { asker } from '#platform/ask.ts'
import { lookUp } from '#platform/look-up.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readDoors } from '../identities/doors.ts'
import { troubles } from '../identities/troubles.ts'
import { SignInScreen } from '../ui/sign-in-screen.tsx'
import type { Route } from './+types/sign-in'

const notices: Record<string, string> = {
  'password-changed': 'パスワードを変更しました。新しいパスワードでログインしてください。',
  'change-undone':
    'メールアドレスの変更を取り消し、すべての端末からログアウトしました。お送りしたメールから、新しいパスワードを設定してください。',
  withdrawn: '退会の手続きが完了しました。これまでご利用いただき、ありがとうございました。',
}

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const { searchParams } = ask.url
  const returnTo = ownPath(searchParams.get('return_to'), ask.house.settings.origin)
  if (ask.member) throw redirect(returnTo)
  return {
    returnTo,
    mode: searchParams.get('mode') === 'register' ? ('register' as const) : ('login' as const),
    notice: lookUp(notices, searchParams.get('notice')),
    trouble: lookUp<string>(troubles, searchParams.get('trouble')),
    doors: readDoors(ask),
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.mode === 'register' ? '無料会員登録' : 'ログイン')

export default function SignIn({ loaderData }: Route.ComponentProps) {
  return <SignInScreen key={loaderData.mode} {...loaderData} />
}

import { redirect } from 'react-router'
import { asker } from '#platform/ask.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readDoors } from '../identities/doors.ts'
import { SignUpScreen } from '../ui/sign-up-screen.tsx'
import type { Route } from './+types/sign-up'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  const returnTo = ownPath(ask.url.searchParams.get('return_to'), ask.house.settings.origin)
  if (ask.member) throw redirect(returnTo)
  return { returnTo, doors: readDoors(ask) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '無料会員登録')

export default function SignUp({ loaderData }: Route.ComponentProps) {
  return <SignUpScreen {...loaderData} />
}

import { href, redirect } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { signIn } from '../actions/sign-in.ts'
import { SignInForm } from '../forms.ts'
import { readDoors } from '../identities/doors.ts'
import { SignInScreen } from '../ui/sign-in-screen.tsx'
import type { Route } from './+types/sessions'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  if (ask.method === 'GET' || ask.method === 'HEAD') throw redirect(`${href('/sessions/new')}${ask.url.search}`)
  return { doors: readDoors(ask) }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const { session, return_to } = readBody(ask.body, SignInForm)
    const waiting = await signIn(ask, session)
    if (waiting) return seeOther(`${href('/users/temporary_email_registration/sent')}?id=${waiting.unconfirmed}`)
    return seeOther(ownPath(return_to, ask.house.settings.origin))
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'ログイン')

export default function Sessions({ loaderData, actionData }: Route.ComponentProps) {
  const { sentence, values = {} } = actionData?.trouble ?? {}
  return (
    <SignInScreen
      mode="login"
      doors={loaderData.doors}
      returnTo={values.return_to ?? '/'}
      email={values['session.email']}
      mistakes={sentence ? [sentence] : []}
    />
  )
}

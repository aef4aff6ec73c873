import { href, redirect } from 'react-router'
import { asker } from '#platform/ask.ts'
import { readBody } from '#platform/forms.ts'
import { ownPath } from '#platform/own-path.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { register } from '../actions/register.ts'
import { RegisterForm } from '../forms.ts'
import { readDoors } from '../identities/doors.ts'
import { SignInScreen } from '../ui/sign-in-screen.tsx'
import { SignUpScreen } from '../ui/sign-up-screen.tsx'
import type { Route } from './+types/register'

export async function loader({ context }: Route.LoaderArgs) {
  const ask = asker(context)
  if (ask.method === 'GET' || ask.method === 'HEAD') throw redirect(`${href('/users/new')}${ask.url.search}`)
  return { returnTo: ownPath(ask.body.fields.return_to, ask.house.settings.origin), doors: readDoors(ask) }
}

export async function action({ context }: Route.ActionArgs) {
  const ask = asker(context)
  return pageForm(ask, async () => {
    const id = await register(ask, readBody(ask.body, RegisterForm))
    return seeOther(`${href('/users/temporary_email_registration/sent')}?id=${id}`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '無料会員登録')

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const { fields = {}, sentence, values = {} } = actionData?.trouble ?? {}
  const named = Object.values(fields).flat()
  const given = {
    ...loaderData,
    email: values['user.email'],
    agreed: values['user.terms'] === '1',
    mistakes: named.length > 0 ? named : sentence ? [sentence] : [],
  }
  return values.screen === 'entrance' ? <SignInScreen mode="register" {...given} /> : <SignUpScreen {...given} />
}

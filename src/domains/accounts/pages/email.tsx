import { href, redirect } from 'react-router'
import { readBody } from '#platform/forms.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { wayToConfirm } from '../actions/confirm-it-is-you.ts'
import { requestEmailChange } from '../actions/request-email-change.ts'
import { ownActor } from '#platform/own-page.ts'
import { NewEmailForm } from '../forms.ts'
import { EditEmailScreen } from '../ui/edit-email-screen.tsx'
import type { Route } from './+types/email'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { method, memberId, member } = actor
  if (method === 'GET' || method === 'HEAD')
    throw redirect(href('/users/:userId/edit_email', { userId: String(memberId) }))
  return { memberId, email: member.email, way: await wayToConfirm(actor) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'PATCH') return notFound()
  return pageForm(actor, async () => {
    await requestEmailChange(actor, readBody(actor.body, NewEmailForm).email)
    return seeOther(`${href('/users/:userId/edit_email', { userId: String(actor.memberId) })}?sent=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'メールアドレスの変更')

export default function Email({ loaderData, actionData }: Route.ComponentProps) {
  const { fields, sentence, values } = actionData?.trouble ?? {}
  const [error, unconfirmed] = [fields?.email?.[0], fields?.current_password?.[0]]
  const mistake = error || unconfirmed ? undefined : sentence
  return <EditEmailScreen {...loaderData} typed={values?.email} {...{ error, unconfirmed, mistake }} />
}

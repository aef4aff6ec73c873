import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { ownActor } from '#platform/own-page.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { wayToConfirm } from '../actions/confirm-it-is-you.ts'
import { changePassword } from '../actions/change-password.ts'
import { PasswordChangeForm } from '../forms.ts'
import { findPasswordHash } from '../queries.ts'
import { EditPasswordScreen } from '../ui/edit-password-screen.tsx'
import type { Route } from './+types/edit-password'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { db, memberId, member } = actor
  const hasPassword = (await findPasswordHash(db, memberId)) !== null
  return { memberId, email: member.email, hasPassword, way: await wayToConfirm(actor) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'PATCH') return notFound()
  return pageForm(actor, async () => {
    await changePassword(actor, readBody(actor.body, PasswordChangeForm).new_password)
    return flash(
      actor,
      href('/users/:userId/edit_password', { userId: String(actor.memberId) }),
      'パスワードを変更しました。',
    )
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'パスワードの変更')

export default function EditPassword({ loaderData, actionData }: Route.ComponentProps) {
  return <EditPasswordScreen {...loaderData} trouble={actionData?.trouble} />
}

import { href, redirect } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { changeProfile } from '../actions/change-profile.ts'
import { ownActor } from '#platform/own-page.ts'
import { profileOf } from '../profile.ts'
import { ProfileForm } from '../forms.ts'
import { ProfileScreen } from '../ui/profile-screen.tsx'
import type { Route } from './+types/user'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method === 'GET' || actor.method === 'HEAD')
    throw redirect(href('/users/:userId/settings', { userId: String(actor.memberId) }))
  return profileOf(actor)
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'PATCH') return notFound()
  return pageForm(actor, async () => {
    await changeProfile(actor, readBody(actor.body, ProfileForm), actor.body.files.avatar?.[0]?.bytes)
    return flash(actor, href('/users/:userId/settings', { userId: String(actor.memberId) }), '保存しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィール')

export default function User({ loaderData, actionData }: Route.ComponentProps) {
  return <ProfileScreen profile={loaderData} trouble={actionData?.trouble} />
}

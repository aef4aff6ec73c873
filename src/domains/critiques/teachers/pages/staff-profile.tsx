import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { hidePart, showPart } from '../actions/hide-part.ts'
import { readProfile } from '../read-staff.server.ts'
import { HideForm } from '../staff-forms.ts'
import { StaffProfileScreen } from '../ui/staff-profile-screen.tsx'
import type { Route } from './+types/staff-profile'

export async function loader({ context, params }: Route.LoaderArgs) {
  return { profile: await readProfile(staffActor(context), idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, HideForm)
    if (form.act === 'hide') await hidePart(actor, id, form)
    else await showPart(actor, id, form.part, form.content)
    const said = form.act === 'hide' ? '非公開にし、先生にお知らせしました。' : 'もう一度公開しました。'
    return flash(actor, href('/staff/correctional_teachers/:id/profile', { id: String(id) }), said)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.profile.name ?? ''}先生のプロフィール`)

export default function StaffProfile({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffProfileScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

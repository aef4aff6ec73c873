import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { isOneOf, admins } from '#platform/staff-roles.ts'
import { inviteTeacher } from '../actions/invite-teacher.ts'
import { readTeachers } from '../read-staff.server.ts'
import { InviteForm } from '../staff-forms.ts'
import { StaffTeachersScreen } from '../ui/staff-teachers-screen.tsx'
import type { Route } from './+types/staff-teachers'

export async function loader({ context }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { ...(await readTeachers(actor)), mayInvite: isOneOf(actor.member.staffRole, admins) }
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await inviteTeacher(actor, readBody(actor.body, InviteForm))
    return flash(actor, href('/staff/correctional_teachers/:id', { id: String(id) }), '招待のメールを送りました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削の先生')

export default function StaffTeachers({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffTeachersScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

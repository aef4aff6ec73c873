import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { admins, isOneOf } from '#platform/staff-roles.ts'
import { inviteAgain } from '../actions/invite-teacher.ts'
import { changeTerms, endTeacher, resetTeacherFactor, restTeacher, resumeTeacher } from '../actions/manage-teacher.ts'
import { readTeacher } from '../read-staff.server.ts'
import { TeacherActForm } from '../staff-forms.ts'
import { StaffTeacherScreen } from '../ui/staff-teacher-screen.tsx'
import type { Route } from './+types/staff-teacher'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const teacher = await readTeacher(actor, idOf(params.id))
  return { teacher, mayChange: isOneOf(actor.member.staffRole, admins) }
}

const said = {
  terms: '条件を保存しました。',
  invite: '招待のメールを送りました。',
  rest: '休止しました。',
  resume: '活動を再開しました。',
  end: '終了しました。先生はすべての端末からログアウトしました。',
  reset: '認証アプリの登録を解除し、すべての端末からログアウトさせました。',
} as const

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, TeacherActForm)
    if (form.act === 'terms') await changeTerms(actor, id, form)
    if (form.act === 'invite') await inviteAgain(actor, id, form.email)
    if (form.act === 'rest') await restTeacher(actor, id)
    if (form.act === 'resume') await resumeTeacher(actor, id)
    if (form.act === 'end') await endTeacher(actor, id)
    if (form.act === 'reset') await resetTeacherFactor(actor, id)
    return flash(actor, href('/staff/correctional_teachers/:id', { id: String(id) }), said[form.act])
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.teacher.name ?? ''}先生`)

export default function StaffTeacher({ loaderData, actionData }: Route.ComponentProps) {
  return <StaffTeacherScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

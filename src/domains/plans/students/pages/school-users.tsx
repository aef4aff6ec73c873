import { ownActor } from '#platform/own-page.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { dayKey } from '#platform/tokyo.ts'
import { registerStudent } from '../actions/register-student.ts'
import { studentOrdersPath } from '../../paths.ts'
import { findActiveStudent } from '../queries.ts'
import { readStudentForm } from '../read-form.server.ts'
import { readRegistration } from '../read-registration.server.ts'
import { refuse } from '../refusals.ts'
import { RegistrationScreen } from '../ui/registration-screen.tsx'
import type { Route } from './+types/school-users'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readRegistration(ownActor(context, params.userId))
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'POST') return notFound()
  return pageForm(actor, async () => {
    if (await findActiveStudent(actor.db, actor.memberId, actor.now)) refuse('already-registered')
    const { cards, ...student } = readStudentForm(actor.body, dayKey(actor.now))
    await registerStudent(actor, student, cards)
    return seeOther(studentOrdersPath)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '学生割引の登録')

export default function SchoolUsers({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationScreen registration={loaderData} trouble={actionData?.trouble} />
}

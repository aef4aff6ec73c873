import { href } from 'react-router'
import { z } from 'zod'
import { approveStudent } from '../actions/approve-student.ts'
import { revokeStudent } from '../actions/revoke-student.ts'
import { flash } from '#platform/flash.ts'
import { readBody, textField } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { readStudent } from '../read-students.server.ts'
import { StudentScreen } from '../ui/student-screen.tsx'
import type { Route } from './+types/staff-student'

const Form = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('approve') }),
  z.object({
    intent: z.literal('revoke'),
    reason: textField({
      required: '取り消しの理由を入力してください。',
      max: 200,
      tooLong: '理由は200文字以内で入力してください。',
    }),
  }),
])

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  return { student: await readStudent(actor, idOf(params.id)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, Form)
    if (form.intent === 'approve') await approveStudent(actor, id)
    else await revokeStudent(actor, id, form.reason)
    return flash(actor, href('/staff/students/:id', { id: String(id) }), '確認の結果を記録しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `${loaderData.student.member.name}さんの学生割引` : '学生割引')

export default function Student({ loaderData, actionData }: Route.ComponentProps) {
  return <StudentScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

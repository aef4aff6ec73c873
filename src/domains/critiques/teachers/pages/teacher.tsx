import { href, redirect } from 'react-router'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { changeTeacher } from '../actions/change-teacher.ts'
import { TeacherForm as Form } from '../forms.ts'
import { ownTeacher } from '../own-teacher.ts'
import { profileOf } from '../profile.ts'
import { TeacherForm } from '../ui/teacher-form.tsx'
import type { Route } from './+types/teacher'

/** Where the form of a teacher leads: it is shown again here with what is wrong in it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { who, teacher } = await ownTeacher(context, params.id)
  if (who.method === 'GET' || who.method === 'HEAD')
    throw redirect(href('/correctional_teachers/:id/edit', { id: String(teacher.id) }))
  return profileOf(teacher)
}

export async function action({ context, params }: Route.ActionArgs) {
  const { who, teacher } = await ownTeacher(context, params.id)
  if (who.method !== 'PATCH') return notFound()
  return pageForm(who, async () => {
    await changeTeacher(who, teacher.id, readBody(who.body, Form), who.body.files.icon?.[0]?.bytes)
    return flash(who, href('/correctional_teachers'), 'プロフィールを更新しました')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィールの編集')

export default function Teacher({ loaderData, actionData }: Route.ComponentProps) {
  return <TeacherForm profile={loaderData} trouble={actionData?.trouble} />
}

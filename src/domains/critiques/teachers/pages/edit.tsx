import { pageTitle } from '#platform/page-title.ts'
import { ownTeacher } from '../own-teacher.ts'
import { profileOf } from '../profile.ts'
import { TeacherForm } from '../ui/teacher-form.tsx'
import type { Route } from './+types/edit'

export async function loader({ context, params }: Route.LoaderArgs) {
  return profileOf((await ownTeacher(context, params.id)).teacher)
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プロフィールの編集')

export default function Edit({ loaderData }: Route.ComponentProps) {
  return <TeacherForm profile={loaderData} />
}

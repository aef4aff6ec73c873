import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { changeWindow, closeCourse, publishCourse } from '../../courses/actions/publish-course.ts'
import { ActForm, WindowForm } from '../../courses/forms.ts'
import { readPublishing } from '../read-publishing.server.ts'
import { CourseFrame } from '../ui/course-frame.tsx'
import { Missing } from '../ui/missing.tsx'
import { WindowSheet } from '../ui/window-sheet.tsx'
import type { Route } from './+types/staff-publishing'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readPublishing(staffActor(context), idOf(params.id))
}

const acts = {
  publish: publishCourse,
  window: changeWindow,
  close: closeCourse,
} as const
const said = {
  publish: '講座を公開しました。開始日時になると、受講者に表示されます。',
  window: '公開期間を変更しました。',
  close: '公開を終了しました。',
} as const

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const { act } = readBody(actor.body, ActForm)
    const back = href('/staff/courses/:id/publishing', { id: String(id) })
    if (act === 'close') await acts.close(actor, id)
    else await acts[act](actor, id, readBody(actor.body, WindowForm))
    return flash(actor, back, said[act])
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.course.title ?? '講座'}の公開`)

const leads = {
  draft: '下書きです。スタッフのほかには、どのページにも表示されません。',
  coming: '公開の開始日時を待っています。',
  open: '公開しています。',
  closed: '公開を終了しています。購入した人と受講していた人だけが、続きを見られます。',
}

export default function StaffPublishing({ loaderData, actionData }: Route.ComponentProps) {
  const { course, missing, values } = loaderData
  const trouble = actionData?.trouble ?? null
  return (
    <CourseFrame course={course} lead={leads[course.state]} trouble={wholeTrouble(trouble)}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        {course.state === 'draft' && <Missing courseId={course.id} missing={missing} />}
        <WindowSheet state={course.state} isWhole={missing.length === 0} values={values} field={fieldsOf(trouble)} />
      </div>
    </CourseFrame>
  )
}

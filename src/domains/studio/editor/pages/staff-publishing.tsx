import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { doAct } from '../do-act.server.ts'
import { readPublishing } from '../read-publishing.server.ts'
import { CourseFrame } from '../ui/course-frame.tsx'
import { Missing } from '../ui/missing.tsx'
import { MoreSheet } from '../ui/more-sheet.tsx'
import { PreviewSheet } from '../ui/preview-sheet.tsx'
import { WindowSheet } from '../ui/window-sheet.tsx'
import { ActForm } from '../../courses/forms.ts'
import type { Route } from './+types/staff-publishing'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readPublishing(staffActor(context), idOf(params.id))
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    const done = await doAct(actor, id, readBody(actor.body, ActForm))
    // The link is known for this one answer only.
    if ('link' in done) return { trouble: null, link: done.link }
    return flash(actor, done.to ?? href('/staff/courses/:id/publishing', { id: String(id) }), done.said)
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
  const { course, missing, values, previews } = loaderData
  const trouble = actionData?.trouble ?? null
  const link = actionData && 'link' in actionData ? actionData.link : null
  return (
    <CourseFrame course={course} lead={leads[course.state]} trouble={wholeTrouble(trouble)}>
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid min-w-0 gap-6">
          {course.state === 'draft' && <Missing courseId={course.id} missing={missing} />}
          <WindowSheet state={course.state} isWhole={missing.length === 0} values={values} field={fieldsOf(trouble)} />
        </div>
        <div className="grid min-w-0 gap-6">
          <PreviewSheet courseId={course.id} link={link} previews={previews} />
          <MoreSheet isUsed={loaderData.isUsed} />
        </div>
      </div>
    </CourseFrame>
  )
}

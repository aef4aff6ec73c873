import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { idField, readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { bringBack } from '../../fields/actions/bring-back.ts'
import { type HistoryLine, readHistory } from '../read-history.server.ts'
import { CourseFrame } from '../ui/course-frame.tsx'
import type { Route } from './+types/staff-history'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readHistory(staffActor(context), idOf(params.id))
}

const Form = z.object({ change: idField })

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  return pageForm(actor, async () => {
    await bringBack(actor, id, readBody(actor.body, Form).change)
    return flash(actor, href('/staff/courses/:id/history', { id: String(id) }), '前の内容に戻しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.course.title ?? '講座'}の変更の記録`)

export default function StaffHistory({ loaderData, actionData }: Route.ComponentProps) {
  const { course, changes, page, pages } = loaderData
  return (
    <CourseFrame course={course} trouble={wholeTrouble(actionData?.trouble ?? null)}>
      {changes.length === 0 && <Nothing>変更の記録はまだありません。</Nothing>}
      <ol className="grid gap-3">
        {changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      <ListPages label="変更の記録のページ" page={page} pages={pages} />
    </CourseFrame>
  )
}

function Change({ change: { id, when, by, what, field, before, after, canReturn, isNew } }: { change: HistoryLine }) {
  return (
    <li className="grid gap-2 rounded-sheet border border-line bg-sheet px-4 py-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 className="text-sm">
          {what}：{field}
        </h2>
        <span className="figures text-sm text-graphite">
          {when}　{by}
        </span>
      </div>
      {/* What was made has nothing before it, and stands in the heading. */}
      {!isNew && (
        <dl className="grid gap-3 text-sm md:grid-cols-2">
          {[
            ['変更前', before],
            ['変更後', after],
          ].map(([label, text]) => (
            <div key={label} className="min-w-0">
              <dt className="text-graphite">{label}</dt>
              <dd className="line-clamp-6 whitespace-pre-line">{text ?? '－'}</dd>
            </div>
          ))}
        </dl>
      )}
      {canReturn && (
        <PostForm>
          <Button
            type="submit"
            name="change"
            value={id}
            look="outline"
            size="small"
            aria-label={`${when}の「${field}」の変更前に戻す`}
          >
            変更前に戻す
          </Button>
        </PostForm>
      )}
    </li>
  )
}

import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { AddForm } from '#ui/staff/add-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { courseLimits } from '../../terms.ts'
import { makeDraft } from '../actions/make-draft.ts'
import { DraftForm } from '../forms.ts'
import { type CourseLine, readCourses } from '../read-courses.server.ts'
import { CourseFilters } from '../ui/course-filters.tsx'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Route } from './+types/staff-courses'

export async function loader({ context }: Route.LoaderArgs) {
  return readCourses(staffActor(context))
}

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const id = await makeDraft(actor, readBody(actor.body, DraftForm))
    return flash(actor, href('/staff/courses/:id', { id: String(id) }), '講座の下書きを作成しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座')

export default function StaffCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, teachers, count, page, pages, courses } = loaderData
  const trouble = actionData?.trouble ?? null
  const field = fieldsOf(trouble)
  return (
    <StaffPage
      title="講座"
      lead={`${count.toLocaleString('ja-JP')}講座。下書きは、公開するまでスタッフにしか見えません。`}
      trouble={wholeTrouble(trouble)}
    >
      <CourseFilters filters={filters} teachers={teachers} />
      {courses.length === 0 ? (
        <Nothing>該当する講座はありません。</Nothing>
      ) : (
        <DataTable dense caption="講座の一覧" rows={courses} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="講座の一覧のページ" page={page} pages={pages} />
      <AddForm title="講座を作成" intent="add" label="下書きを作成する">
        <TextField
          label="講座名"
          {...field('title')}
          max={courseLimits.title}
          hint="公開するまで、いつでも変えられます。"
          autoComplete="off"
          required
        />
      </AddForm>
    </StaffPage>
  )
}

const columns = [
  { label: '状態', of: ({ state }: CourseLine) => <StateBadge state={state} /> },
  {
    label: '講座名',
    of: ({ id, title }: CourseLine) => (
      <Link to={href('/staff/courses/:id', { id: String(id) })} className="staff-table-link inline-block min-w-48">
        {title}
      </Link>
    ),
  },
  { label: '講師', of: ({ teacher }: CourseLine) => <span className="inline-block min-w-24">{teacher || '－'}</span> },
  { label: '公開開始', figures: true, of: ({ opens }: CourseLine) => opens ?? '－' },
  { label: '公開終了', figures: true, of: ({ closes }: CourseLine) => closes ?? '－' },
  { label: 'レッスン', figures: true, of: ({ lessons }: CourseLine) => lessons },
  {
    label: '動画の準備中',
    figures: true,
    of: ({ filmsMissing }: CourseLine) =>
      filmsMissing > 0 ? <span className="font-bold text-vermilion">{filmsMissing}本</span> : '－',
  },
  { label: '30日間の受講開始', figures: true, of: ({ starts }: CourseLine) => `${starts.toLocaleString('ja-JP')}人` },
]

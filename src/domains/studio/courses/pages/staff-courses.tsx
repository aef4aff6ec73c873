import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { Phrases } from '#ui/phrases.tsx'
import { Picture } from '#ui/picture.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { makeDraft } from '../actions/make-draft.ts'
import { DraftForm } from '../forms.ts'
import { type CourseLine, readCourses } from '../read-courses.server.ts'
import { CourseFilters } from '../ui/course-filters.tsx'
import { NewCourse } from '../ui/new-course.tsx'
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
  return (
    <StaffPage
      title="講座"
      lead={`${count.toLocaleString('ja-JP')}講座。下書きは、公開するまでスタッフにしか見えません。`}
      aside={<NewCourse field={fieldsOf(trouble)} isWrong={trouble !== null} />}
      trouble={wholeTrouble(trouble)}
    >
      <CourseFilters filters={filters} teachers={teachers} />
      {courses.length === 0 ? (
        <Nothing>該当する講座はありません。</Nothing>
      ) : (
        <DataTable dense caption="講座の一覧" rows={courses} keyOf={({ id }) => id} columns={columns} />
      )}
      <ListPages label="講座の一覧のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

const columns = [
  { label: '状態', leads: true, of: ({ state }: CourseLine) => <StateBadge state={state} /> },
  {
    label: '講座名',
    leads: true,
    of: ({ id, title, breaks, cover }: CourseLine) => (
      <span className="flex min-w-64 items-start gap-3">
        <Picture src={cover} alt="" width={80} height={45} className="mt-0.5 h-9 w-16 flex-none rounded-field" />
        <Link to={href('/staff/courses/:id', { id: String(id) })} className="staff-table-link">
          <Phrases text={title} breaks={breaks} />
        </Link>
      </span>
    ),
  },
  { label: '先生', of: ({ teacher }: CourseLine) => <span className="inline-block min-w-24">{teacher || '－'}</span> },
  {
    label: '公開期間',
    of: ({ opens, closes }: CourseLine) =>
      opens ? (
        <span className="figures grid whitespace-nowrap">
          <span>{opens} から</span>
          {closes && <span>{closes} まで</span>}
        </span>
      ) : (
        '－'
      ),
  },
  { label: 'レッスン', figures: true, of: ({ lessons }: CourseLine) => lessons },
  {
    label: '動画の準備中',
    figures: true,
    of: ({ filmsMissing }: CourseLine) =>
      filmsMissing > 0 ? <span className="font-bold text-vermilion">{filmsMissing}本</span> : '－',
  },
  { label: '30日間の受講開始', figures: true, of: ({ starts }: CourseLine) => `${starts.toLocaleString('ja-JP')}人` },
]

import { CourseView } from '#domains/learning/watching/ui/course/course-view.tsx'
import { readCoursePreview } from '#domains/learning/index.ts'
import { callPath } from '#platform/browser-call.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { findCoverKey } from '../../covers/queries.ts'
import { PreviewBar } from '../ui/preview-bar.tsx'
import type { Route } from './+types/course-preview'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  const [page, cover] = await Promise.all([readCoursePreview(actor, id), findCoverKey(actor.db, id)])
  const hidden = cover?.key && !cover.key.startsWith('public/')
  return { page, cover: hidden ? callPath('/staff/courses/:id/cover', { id }) : null }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, `${loaderData?.page.course.title ?? '講座'}のプレビュー`),
  { name: 'robots', content: 'noindex' },
]

/** A course's page as a learner with a plan will see it; from here its editors open the player. */
export default function CoursePreview({ loaderData: { page, cover } }: Route.ComponentProps) {
  return (
    <>
      <PreviewBar>スタッフ用のプレビューです。公開後に、月額プランの受講生に見える画面です。</PreviewBar>
      <CourseView page={page} cover={cover} />
    </>
  )
}

import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { findOutline } from '../../outline/queries.ts'
import { readFrame } from '../read-course.server.ts'
import { CourseFrame } from '../ui/course-frame.tsx'
import { OutlineTree } from '../ui/outline/outline-tree.tsx'
import type { Route } from './+types/staff-outline'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  const [course, outline] = await Promise.all([readFrame(actor, id), findOutline(actor.db, id)])
  return { course, outline }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `${loaderData?.course.title ?? '講座'}の構成`)

export default function StaffOutline({ loaderData: { course, outline } }: Route.ComponentProps) {
  return (
    <CourseFrame
      course={course}
      lead="並べ替えは、左の取っ手をドラッグするか、取っ手を選んで上下の矢印キーを押します。"
    >
      <OutlineTree courseId={course.id} outline={outline} />
    </CourseFrame>
  )
}

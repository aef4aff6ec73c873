import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { findCourseRow } from '../queries.ts'
import { stateOf } from '../rules.ts'
import { StateBadge } from '../ui/state-badge.tsx'
import type { Route } from './+types/staff-course'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  const { id, title, ...window } = orNotFound(await findCourseRow(db, idOf(params.id)))
  return { id, title, state: stateOf(window, now) }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title ?? '講座')

export default function StaffCourse({ loaderData: { title, state } }: Route.ComponentProps) {
  return (
    <StaffPage
      title={title}
      trail={<Breadcrumb trail={[{ label: '講座', to: href('/staff/courses') }, { label: title }]} />}
      aside={<StateBadge state={state} />}
    >
      <p className="text-sm text-graphite">下書きです。公開するまで、スタッフにしか見えません。</p>
    </StaffPage>
  )
}

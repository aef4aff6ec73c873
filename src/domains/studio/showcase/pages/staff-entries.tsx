import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { actOnList } from '../../entries/entry-form.server.ts'
import { readEntries } from '../../entries/read-entries.server.ts'
import { EntriesScreen } from '../../entries/ui/entries-screen.tsx'
import { kindOf } from '../kinds.ts'
import type { Route } from './+types/staff-entries'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readEntries(staffActor(context), kindOf(params.kind))
}

export async function action({ context, params }: Route.ActionArgs) {
  const kind = kindOf(params.kind)
  return actOnList(staffActor(context), kind, href('/staff/showcase/:kind', { kind: kind.key }))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title ?? '')

export default function StaffEntries({ loaderData, actionData, params: { kind } }: Route.ComponentProps) {
  return (
    <EntriesScreen
      data={loaderData}
      path={href('/staff/showcase/:kind', { kind })}
      entryPath={(id) => href('/staff/showcase/:kind/:id', { kind, id })}
      trail={<Breadcrumb trail={[{ label: '先生と紹介', to: href('/staff/showcase') }, { label: loaderData.title }]} />}
      trouble={actionData?.trouble ?? null}
    />
  )
}

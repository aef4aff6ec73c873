import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { actOnEntry } from '../../entries/entry-form.server.ts'
import { readOneEntry } from '../../entries/read-entries.server.ts'
import { EntryScreen } from '../../entries/ui/entry-screen.tsx'
import { kindOf } from '../kinds.ts'
import type { Route } from './+types/staff-entry'

export async function loader({ context, params: { kind, id } }: Route.LoaderArgs) {
  return readOneEntry(staffActor(context), kindOf(kind), id === 'new' ? null : idOf(id))
}

export async function action({ context, params }: Route.ActionArgs) {
  const kind = kindOf(params.kind)
  return actOnEntry(staffActor(context), kind, params.id, {
    list: href('/staff/showcase/:kind', { kind: kind.key }),
    entry: (id) => href('/staff/showcase/:kind/:id', { kind: kind.key, id }),
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name || (loaderData?.title ?? ''))

export default function StaffEntry({ loaderData, actionData, params: { kind } }: Route.ComponentProps) {
  const { one, title, name } = loaderData
  return (
    <EntryScreen
      key={loaderData.id}
      data={loaderData}
      trouble={actionData?.trouble ?? null}
      trail={
        <Breadcrumb
          trail={[
            { label: '先生と紹介', to: href('/staff/showcase') },
            { label: title, to: href('/staff/showcase/:kind', { kind }) },
            { label: name || `${one}の作成` },
          ]}
        />
      }
    />
  )
}

import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { actOnEntry } from '../../entries/entry-form.server.ts'
import { readOneEntry } from '../../entries/read-entries.server.ts'
import { EntryScreen } from '../../entries/ui/entry-screen.tsx'
import { curriculumKind } from '../kind.ts'
import type { Route } from './+types/staff-curriculum'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  return readOneEntry(staffActor(context), curriculumKind, id === 'new' ? null : idOf(id))
}

export async function action({ context, params }: Route.ActionArgs) {
  return actOnEntry(staffActor(context), curriculumKind, params.id, {
    list: href('/staff/curriculums'),
    entry: (id) => href('/staff/curriculums/:id', { id }),
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.name || 'コースの作成')

export default function StaffCurriculum({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntryScreen
      key={loaderData.id}
      data={loaderData}
      trouble={actionData?.trouble ?? null}
      trail={
        <Breadcrumb
          trail={[
            { label: 'コース（カリキュラム）', to: href('/staff/curriculums') },
            { label: loaderData.name || 'コースの作成' },
          ]}
        />
      }
    />
  )
}

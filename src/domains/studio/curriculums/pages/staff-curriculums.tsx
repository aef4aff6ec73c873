import { href } from 'react-router'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { actOnList } from '../../entries/entry-form.server.ts'
import { readEntries } from '../../entries/read-entries.server.ts'
import { EntriesScreen } from '../../entries/ui/entries-screen.tsx'
import { curriculumKind } from '../kind.ts'
import type { Route } from './+types/staff-curriculums'

export async function loader({ context }: Route.LoaderArgs) {
  return readEntries(staffActor(context), curriculumKind)
}

export async function action({ context }: Route.ActionArgs) {
  return actOnList(staffActor(context), curriculumKind, href('/staff/curriculums'))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'カリキュラム')

export default function StaffCurriculums({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <EntriesScreen
      data={loaderData}
      path={href('/staff/curriculums')}
      entryPath={(id) => href('/staff/curriculums/:id', { id })}
      trouble={actionData?.trouble ?? null}
    />
  )
}

import { href } from 'react-router'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { actOnEntry } from '../../entries/entry-form.server.ts'
import { readOneEntry } from '../../entries/read-entries.server.ts'
import { EntryScreen } from '../../entries/ui/entry-screen.tsx'
import { listStepMaterials } from '../../materials/queries.ts'
import { StepMaterials } from '../../materials/ui/step-materials.tsx'
import { curriculumKind } from '../kind.ts'
import type { Route } from './+types/staff-curriculum'

export async function loader({ context, params: { id } }: Route.LoaderArgs) {
  const actor = staffActor(context)
  const known = id === 'new' ? null : idOf(id)
  const [entry, steps] = await Promise.all([
    readOneEntry(actor, curriculumKind, known),
    known === null ? [] : listStepMaterials(actor.db, known),
  ])
  return { entry, steps }
}

export async function action({ context, params }: Route.ActionArgs) {
  return actOnEntry(staffActor(context), curriculumKind, params.id, {
    list: href('/staff/curriculums'),
    entry: (id) => href('/staff/curriculums/:id', { id }),
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.entry.name || 'カリキュラムの作成')

export default function StaffCurriculum({ loaderData: { entry, steps }, actionData }: Route.ComponentProps) {
  return (
    <EntryScreen
      key={entry.id}
      data={entry}
      trouble={actionData?.trouble ?? null}
      trail={
        <Breadcrumb
          trail={[
            { label: 'カリキュラム', to: href('/staff/curriculums') },
            { label: entry.name || 'カリキュラムの作成' },
          ]}
        />
      }
    >
      {steps.length > 0 && <StepMaterials steps={steps} />}
    </EntryScreen>
  )
}

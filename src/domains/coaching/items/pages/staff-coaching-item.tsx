import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { postItem } from '../post-item.server.ts'
import { readItemForm } from '../read-items.server.ts'
import { ItemScreen } from '../ui/item-screen.tsx'
import type { Route } from './+types/staff-coaching-item'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readItemForm(staffActor(context), idOf(params.id))
}

export async function action({ context, params }: Route.ActionArgs) {
  const actor = staffActor(context)
  const id = idOf(params.id)
  await readItemForm(actor, id)
  return postItem(actor, id)
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.item?.name ?? 'コーチングのメニュー')

export default function StaffCoachingItem({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

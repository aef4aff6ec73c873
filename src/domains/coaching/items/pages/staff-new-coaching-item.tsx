import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { postItem } from '../post-item.server.ts'
import { readItemForm } from '../read-items.server.ts'
import { ItemScreen } from '../ui/item-screen.tsx'
import type { Route } from './+types/staff-new-coaching-item'

export async function loader({ context }: Route.LoaderArgs) {
  return readItemForm(staffActor(context), null)
}

export const action = ({ context }: Route.ActionArgs) => postItem(staffActor(context), null)

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'コーチングのメニューの作成')

export default function StaffNewCoachingItem({ loaderData, actionData }: Route.ComponentProps) {
  return <ItemScreen {...loaderData} trouble={actionData?.trouble ?? null} />
}

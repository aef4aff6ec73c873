import { redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { needOwnDocument } from '#platform/card-document.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readCoachingOrder } from '../read-order.server.ts'
import { CoachingOrderScreen } from '../ui/order-screen.tsx'
import type { Route } from './+types/order'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asking = actor(context)
  needOwnDocument(asking, request)
  const order = await readCoachingOrder(asking)
  if ('leadTo' in order) throw redirect(order.leadTo!)
  return order
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '個人コーチングのお申し込み')

export default function OrderCoaching({ loaderData }: Route.ComponentProps) {
  return <CoachingOrderScreen {...loaderData} />
}

import { redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readConfirmation } from '../prepare-order.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { subscriptionOrders } from '../paths.ts'
import type { Route } from './+types/confirm'

/** The confirmation with the card on file has an address of its own, so that a change of card can lead back to it. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const confirmation = await readConfirmation(asking)
  if ('leadTo' in confirmation) throw redirect(confirmation.leadTo)
  return confirmation
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <PlacedScreen placed={loaderData} {...subscriptionOrders} />
}

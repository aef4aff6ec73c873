import { redirect } from 'react-router'
import { coachingPlacePath } from '#domains/coaching/paths.ts'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import { readStoredOrder } from '../read-order.server.ts'
import type { Route } from './+types/confirm'

/** The confirmation with the card on file has an address of its own, so that a change of card can lead back to it. */
export async function loader({ context }: Route.LoaderArgs) {
  const confirmation = await readStoredOrder(actor(context))
  if ('leadTo' in confirmation) throw redirect(confirmation.leadTo)
  return confirmation
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function ConfirmCoaching({ loaderData }: Route.ComponentProps) {
  return <PlacedScreen placed={loaderData} withCard={coachingPlacePath} stored={coachingPlacePath} />
}

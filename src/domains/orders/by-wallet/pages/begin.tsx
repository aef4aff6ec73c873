import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { redirect } from 'react-router'
import { selectionPath } from '../../selection.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import { subscriptionOrders } from '../../paths.ts'
import { beginAtWallet, needWallet } from '../begin.server.ts'
import type { Route } from './+types/begin'

/** Opened by itself there is nothing to begin. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  needWallet(asking)
  if (asking.method === 'GET' || asking.method === 'HEAD') throw redirect(selectionPath())
  return null
}

export async function action({ context }: Route.ActionArgs) {
  return beginAtWallet(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'Amazon Payでのお支払い')

export default function Begin({ actionData }: Route.ComponentProps) {
  return actionData ? <PlacedScreen placed={actionData} {...subscriptionOrders} /> : null
}

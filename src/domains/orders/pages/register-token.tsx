import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { placeWithCard } from '../place.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { subscriptionOrders } from '../paths.ts'
import type { Route } from './+types/register-token'

/** Nothing to look at by itself: the order it belonged to is over, or was never begun. */
export async function loader({ context }: Route.LoaderArgs) {
  const { method } = actor(context)
  if (method === 'GET' || method === 'HEAD') throw redirect(href('/subscription_orders/new'))
  return null
}

export async function action({ context }: Route.ActionArgs) {
  return placeWithCard(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function RegisterToken({ actionData }: Route.ComponentProps) {
  return actionData ? <PlacedScreen placed={actionData} {...subscriptionOrders} /> : null
}

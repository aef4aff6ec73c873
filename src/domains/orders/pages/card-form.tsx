import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { prepareOrder } from '../prepare-order.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { subscriptionOrders } from '../paths.ts'
import type { Route } from './+types/card-form'

/** Opened by itself there is no order yet; what was chosen stays chosen. */
export async function loader({ context }: Route.LoaderArgs) {
  const { method, url } = actor(context)
  if (method === 'GET' || method === 'HEAD') throw redirect(`${href('/subscription_orders/new')}${url.search}`)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  return prepareOrder(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お支払い方法の入力')

export default function CardFormPage({ actionData }: Route.ComponentProps) {
  return actionData ? <PlacedScreen placed={actionData} {...subscriptionOrders} /> : null
}

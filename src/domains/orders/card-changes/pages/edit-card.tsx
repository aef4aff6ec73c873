import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import { subscriptionOrders } from '../../paths.ts'
import { postCard } from '../post-card.server.ts'
import type { Route } from './+types/edit-card'

export async function loader({ context }: Route.LoaderArgs) {
  const { method } = actor(context)
  if (method === 'GET' || method === 'HEAD') throw redirect(href('/users/edit_card/form'))
  return null
}

export async function action({ context }: Route.ActionArgs) {
  return postCard(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'カードの変更')

export default function EditCard({ actionData }: Route.ComponentProps) {
  return actionData ? <PlacedScreen placed={actionData} {...subscriptionOrders} /> : null
}

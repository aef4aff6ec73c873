import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { placeWithCard, placeWithStored } from '../place.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { courseOrders } from '../paths.ts'
import type { Route } from './+types/course-orders'

export async function loader({ context }: Route.LoaderArgs) {
  const { method } = actor(context)
  if (method === 'GET' || method === 'HEAD') throw redirect(href('/courses'))
  return null
}

export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  return asking.body.fields.register_token === undefined ? placeWithStored(asking) : placeWithCard(asking)
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '講座の購入')

export default function CourseOrders({ actionData }: Route.ComponentProps) {
  return actionData ? <PlacedScreen placed={actionData} {...courseOrders} /> : null
}

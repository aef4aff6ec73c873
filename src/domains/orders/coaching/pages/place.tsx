import { redirect } from 'react-router'
import { coachingPlacePath, ticketsPath } from '#domains/coaching/paths.ts'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import { confirmCoaching } from '../confirm.server.ts'
import type { Route } from './+types/place'

/** Nothing to look at by itself: the order it belonged to is over, or was never begun. */
export async function loader({ context }: Route.LoaderArgs) {
  const { method } = actor(context)
  if (method === 'GET' || method === 'HEAD') throw redirect(ticketsPath)
  return null
}

export async function action({ context }: Route.ActionArgs) {
  return confirmCoaching(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function PlaceCoaching({ actionData }: Route.ComponentProps) {
  return actionData ? (
    <PlacedScreen placed={actionData} withCard={coachingPlacePath} stored={coachingPlacePath} />
  ) : null
}

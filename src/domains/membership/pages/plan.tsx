import { href } from 'react-router'
import { ownActor } from '#platform/own-page.ts'
import { pageForm, seeOther } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { cancelReservation } from '#domains/contracts/index.ts'
import { readPlan } from '../read-plan.server.ts'
import { PlanScreen } from '../ui/plan-screen.tsx'
import type { Route } from './+types/plan'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  const { searchParams } = actor.url
  return {
    view: await readPlan(actor),
    stays: searchParams.has('stays'),
    reserved: searchParams.has('reservation-cancelled'),
  }
}

/** Takes the reserved change of plan back. */
export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'DELETE') return notFound()
  return pageForm(actor, async () => {
    await cancelReservation(actor)
    const own = href('/users/:userId/plan', { userId: String(actor.memberId) })
    return seeOther(`${own}?reservation-cancelled=1`)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プラン')

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanScreen {...loaderData} trouble={actionData?.trouble} />
}

import { href } from 'react-router'
import { ownActor } from '#platform/own-page.ts'
import { flash } from '#platform/flash.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { cancelReservation } from '#domains/contracts/index.ts'
import { readPlan } from '../read-plan.server.ts'
import { PlanScreen } from '../ui/plan-screen.tsx'
import type { Route } from './+types/plan'

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = ownActor(context, params.userId)
  return { view: await readPlan(actor) }
}

/** Takes the reserved change of plan back. */
export async function action({ context, params }: Route.ActionArgs) {
  const actor = ownActor(context, params.userId)
  if (actor.method !== 'DELETE') return notFound()
  return pageForm(actor, async () => {
    await cancelReservation(actor)
    const own = href('/users/:userId/plan', { userId: String(actor.memberId) })
    return flash(actor, own, 'プラン変更の予約を取り消しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'プラン')

export default function Plan({ loaderData, actionData }: Route.ComponentProps) {
  return <PlanScreen {...loaderData} trouble={actionData?.trouble} />
}

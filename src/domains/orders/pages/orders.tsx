import { href, redirect } from 'react-router'
import { actor, type Actor } from '#platform/ask.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { postQuit, postWithdrawQuit, readQuitting } from '#domains/contracts/index.ts'
import { QuitScreen } from '#domains/contracts/quitting/ui/quit-screen.tsx'
import { quitWords } from '#domains/contracts/quitting/terms.ts'
import { changePlan } from '../change-plan.server.ts'
import { placeWithStored } from '../place.server.ts'
import { PlacedScreen } from '../ui/placed-screen.tsx'
import { subscriptionOrders } from '../paths.ts'
import type { Route } from './+types/orders'

/** The page that comes back when something was wrong with an order; opened by itself it leads to the plans. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  if (asking.method === 'GET' || asking.method === 'HEAD') throw redirect(href('/subscription_orders/new'))
  const meaning = meaningOf(asking)
  return meaning === 'quit' || meaning === 'stay' ? readQuitting(asking) : null
}

/** One address for every order of who is known: a plan, another plan, to leave, or to stay after all. */
export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  switch (meaningOf(asking)) {
    case 'quit':
      return postQuit(asking)
    case 'stay':
      return postWithdrawQuit(asking)
    case 'order':
      return placeWithStored(asking)
    case 'change':
      return changePlan(asking)
    default:
      return notFound()
  }
}

/** Who has quit and orders a plan stays; so does who names none. */
function meaningOf({ method, member, body: { fields } }: Actor) {
  if (method !== 'POST') return null
  if (fields.order_type === 'quit') return 'quit'
  if (fields.order_key !== undefined) return 'order'
  if (fields.order_type !== 'start') return null
  const names = fields.subscription_id !== undefined || fields.reservation !== undefined
  return names && member.state !== 'will_cancel' ? 'change' : 'stay'
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? quitWords[loaderData.way].title : 'お申し込み')

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData) return <QuitScreen quitting={loaderData} trouble={troubleOf(actionData)} />
  return actionData && 'screen' in actionData ? <PlacedScreen placed={actionData} {...subscriptionOrders} /> : null
}

const troubleOf = (given: object | undefined) =>
  given && 'trouble' in given ? (given.trouble as FormTrouble) : undefined

import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { PlacedScreen } from '../../ui/placed-screen.tsx'
import { subscriptionOrders } from '../../paths.ts'
import { postReview, readReview } from '../review.server.ts'
import { WalletReview } from '../ui/wallet-review.tsx'
import type { Route } from './+types/review'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  return asking.method === 'GET' || asking.method === 'HEAD' ? readReview(asking) : null
}

export async function action({ context }: Route.ActionArgs) {
  return postReview(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  if (actionData?.screen === 'review') return <WalletReview {...actionData.review} />
  if (actionData) return <PlacedScreen placed={actionData} {...subscriptionOrders} />
  return loaderData ? <WalletReview {...loaderData} /> : null
}

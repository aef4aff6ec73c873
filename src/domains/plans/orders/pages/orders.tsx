import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { redirect } from 'react-router'
import { postQuit, postWithdrawQuit } from '../../quitting/post-quit.server.ts'
import { readQuitting } from '../../quitting/read-quitting.server.ts'
import { QuitScreen } from '../../quitting/ui/quit-screen.tsx'
import { quitWords } from '../../quitting/words.ts'
import type { Route } from './+types/orders'

/** The page that comes back when something was wrong with an order; opened by itself it leads to the plans. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  if (asking.method === 'GET' || asking.method === 'HEAD') throw redirect('/subscription_orders/new')
  return readQuitting(asking)
}

/** One address for every order: to leave, or to stay after all. */
export async function action({ context }: Route.ActionArgs) {
  const asking = actor(context)
  const { order_type } = asking.body.fields
  if (asking.method === 'POST' && order_type === 'quit') return postQuit(asking)
  if (asking.method === 'POST' && order_type === 'start') return postWithdrawQuit(asking)
  return notFound()
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? quitWords[loaderData.way].title : 'お申し込み')

export default function Orders({ loaderData, actionData }: Route.ComponentProps) {
  return <QuitScreen quitting={loaderData} trouble={actionData?.trouble} />
}

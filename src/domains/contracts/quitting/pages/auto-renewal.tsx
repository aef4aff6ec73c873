import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { putAutoRenewal } from '../post-quit.server.ts'
import { readQuitting } from '../read-quitting.server.ts'
import { QuitScreen } from '../ui/quit-screen.tsx'
import { quitWords } from '../terms.ts'
import type { Route } from './+types/auto-renewal'

/** The page that comes back when something was wrong; opened by itself it leads to the survey. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = actor(context)
  const quitting = await readQuitting(asking, idOf(params.ticketId))
  if (asking.method === 'GET' || asking.method === 'HEAD')
    throw redirect(`${href('/subscription_orders/new')}?order_type=quit`)
  return quitting
}

export async function action({ context, params }: Route.ActionArgs) {
  const asking = actor(context)
  if (asking.method !== 'PUT') return notFound()
  return putAutoRenewal(asking, idOf(params.ticketId))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? quitWords[loaderData.way].title : '自動更新の停止')

export default function AutoRenewal({ loaderData, actionData }: Route.ComponentProps) {
  return <QuitScreen quitting={loaderData} trouble={actionData?.trouble} />
}

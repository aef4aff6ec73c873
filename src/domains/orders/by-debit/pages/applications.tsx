import { href, redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { postForm, readForm } from '../read-form.server.ts'
import { DebitForm } from '../ui/debit-form.tsx'
import type { Route } from './+types/applications'

/** The page that comes back when something was wrong with an application; opened by itself it leads to the plans. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  if (asking.method === 'GET' || asking.method === 'HEAD') throw redirect(href('/subscription_orders/new'))
  return readForm(asking)
}

export async function action({ context }: Route.ActionArgs) {
  return postForm(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '口座振替のお申し込み')

export default function Applications({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <DebitForm view={loaderData} trouble={actionData && 'trouble' in actionData ? actionData.trouble : undefined} />
  )
}

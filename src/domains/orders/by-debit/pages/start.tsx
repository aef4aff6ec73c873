import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { onlyByPost, startByDebit } from '../confirm.server.ts'
import { DebitScreen } from '../ui/debit-screen.tsx'
import type { Route } from './+types/start'

export async function loader({ context }: Route.LoaderArgs) {
  return onlyByPost(actor(context))
}

export async function action({ context }: Route.ActionArgs) {
  return startByDebit(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function Start({ actionData }: Route.ComponentProps) {
  return actionData ? <DebitScreen shown={actionData} /> : null
}

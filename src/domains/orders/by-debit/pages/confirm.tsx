import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readDebitConfirmation } from '../confirm.server.ts'
import { DebitScreen } from '../ui/debit-screen.tsx'
import type { Route } from './+types/confirm'

export async function loader({ context }: Route.LoaderArgs) {
  return readDebitConfirmation(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'お申し込み内容の確認')

export default function Confirm({ loaderData }: Route.ComponentProps) {
  return <DebitScreen shown={loaderData} />
}

import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readForm } from '../read-form.server.ts'
import { DebitForm } from '../ui/debit-form.tsx'
import type { Route } from './+types/form'

export async function loader({ context }: Route.LoaderArgs) {
  return readForm(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '口座振替のお申し込み')

export default function DebitFormPage({ loaderData }: Route.ComponentProps) {
  return <DebitForm view={loaderData} />
}

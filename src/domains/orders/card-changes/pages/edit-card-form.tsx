import { actor } from '#platform/ask.ts'
import { needOwnDocument } from '#platform/card-document.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readCardChange } from '../read-card-change.server.ts'
import { CardChange } from '../ui/card-change.tsx'
import type { Route } from './+types/edit-card-form'

export async function loader({ context, request }: Route.LoaderArgs) {
  const asking = actor(context)
  needOwnDocument(asking, request)
  return readCardChange(asking, asking.url.searchParams.get('redirect_to'))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.current ? 'カードの変更' : 'カードの登録')

export default function EditCardForm({ loaderData }: Route.ComponentProps) {
  return <CardChange {...loaderData} />
}

import { turnsWithPrices } from '#domains/plans/index.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { DocumentScreen } from './document-screen.tsx'
import { showDocument } from './documents.server.ts'
import type { Route } from './+types/edition'

/** One edition of a document: what was in force, is, or comes. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = asker(context)
  const shown = orNotFound(await showDocument(asking, params.document, params.edition))
  await turnsWithPrices(asking)
  return shown
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageTitle(matches, loaderData?.title ?? ''),
  { name: 'robots', content: 'noindex' },
]

export default function Edition({ loaderData, params }: Route.ComponentProps) {
  return <DocumentScreen name={params.document} shown={loaderData} />
}

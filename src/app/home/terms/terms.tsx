import { turnsWithPrices } from '#domains/plans/index.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { DocumentScreen } from './document-screen.tsx'
import { showDocument } from './documents.server.ts'
import type { Route } from './+types/terms'

export async function loader({ context, params }: Route.LoaderArgs) {
  const asking = asker(context)
  const shown = orNotFound(await showDocument(asking, params.document))
  await turnsWithPrices(asking)
  return shown
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => pageTitle(matches, loaderData?.title ?? '')

export default function Terms({ loaderData, params }: Route.ComponentProps) {
  return <DocumentScreen name={params.document} shown={loaderData} />
}

import { redirect } from 'react-router'
import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { readQuitting } from '#domains/contracts/index.ts'
import { QuitScreen } from '#domains/contracts/quitting/ui/quit-screen.tsx'
import { quitWords } from '#domains/contracts/quitting/terms.ts'
import { RegistrationView } from '../ui/registration-view.tsx'
import { readSelection, type Selection } from '../read-selection.server.ts'
import { PlanSelection } from '../ui/plan-selection.tsx'
import type { Route } from './+types/plan-selection'
import { paymentsPath } from '#domains/plans/paths.ts'

/** One address for beginning and for leaving, as `order_type` says. */
export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  if (asking.url.searchParams.get('order_type') === 'quit')
    return { wants: 'quit' as const, quitting: await readQuitting(asking) }
  const selection = await readSelection(asking)
  if (selection.kind === 'unpaid') throw redirect(paymentsPath(asking.memberId))
  return { wants: 'plan' as const, selection: selection satisfies Selection }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.wants === 'quit' ? quitWords[loaderData.quitting.way].title : 'プランとお申し込み')

export default function PlanSelectionPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.wants === 'quit') return <QuitScreen quitting={loaderData.quitting} />
  return (
    <>
      <RegistrationView />
      <PlanSelection selection={loaderData.selection} />
    </>
  )
}

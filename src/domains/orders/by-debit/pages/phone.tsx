import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { choiceOf, needStep } from '../choice.server.ts'
import { debitPaths } from '../../paths.ts'
import { PhoneSteps } from '../ui/phone-steps.tsx'
import type { Route } from './+types/phone'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const choice = await choiceOf(asking)
  await needStep(asking, 'phone', choice)
  return { planId: choice.planId, next: debitPaths.confirm(choice), back: debitPaths.form(choice) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '携帯電話番号の認証')

export default function Phone({ loaderData }: Route.ComponentProps) {
  return <PhoneSteps {...loaderData} />
}

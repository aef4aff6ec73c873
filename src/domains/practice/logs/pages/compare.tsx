import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { CompareScreen } from '../ui/compare-screen.tsx'
import { findOwnPair } from '../own-logs.ts'
import type { Route } from './+types/compare'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const { searchParams } = asking.url
  return { logs: await findOwnPair(asking, idOf(searchParams.get('a') ?? ''), idOf(searchParams.get('b') ?? '')) }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '2枚を見くらべる')

export default function Compare({ loaderData: { logs } }: Route.ComponentProps) {
  return <CompareScreen older={logs[0]} newer={logs[1]} />
}

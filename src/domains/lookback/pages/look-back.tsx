import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LookBackScreen } from '../ui/look-back-screen.tsx'
import { readLookBack } from './read-look-back.server.ts'
import type { Route } from './+types/look-back'

export const loader = ({ context }: Route.LoaderArgs) => readLookBack(actor(context))

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '振り返り')

export default function LookBack({ loaderData }: Route.ComponentProps) {
  return <LookBackScreen {...loaderData} />
}

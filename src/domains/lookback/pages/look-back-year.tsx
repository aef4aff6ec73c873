import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { orNotFound } from '#platform/refusal.ts'
import { readYear } from '../read-year.ts'
import { YearScreen } from '../ui/year-screen.tsx'
import type { Route } from './+types/look-back-year'

export const loader = async ({ context, params }: Route.LoaderArgs) =>
  orNotFound(await readYear(actor(context), idOf(params.year)))

export const meta: Route.MetaFunction = ({ matches, params }) => pageTitle(matches, `${params.year}年の振り返り`)

export default function LookBackYear({ loaderData }: Route.ComponentProps) {
  return <YearScreen {...loaderData} />
}

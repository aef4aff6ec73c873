import { actor } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { SketchbookScreen } from '../ui/sketchbook-screen.tsx'
import { readSketchbook } from './read-sketchbook.server.ts'
import type { Route } from './+types/sketchbook'

export async function loader({ context }: Route.LoaderArgs) {
  return readSketchbook(actor(context))
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'スケッチブック')

export default function Sketchbook({ loaderData }: Route.ComponentProps) {
  return <SketchbookScreen {...loaderData} />
}

import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { StepScreen } from '../ui/player/step-screen.tsx'
import { readStep } from './read-step.server.ts'
import type { Route } from './+types/step'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readStep(asker(context), params.id)
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageTitle(matches, loaderData ? `${loaderData.title} - ${loaderData.curriculumTitle}` : '')

export default function StepPage({ loaderData }: Route.ComponentProps) {
  return <StepScreen step={loaderData} />
}

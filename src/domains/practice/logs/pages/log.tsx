import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { formatDay } from '#platform/tokyo.ts'
import { LogScreen } from '../ui/log-screen.tsx'
import { readLog } from './read-log.server.ts'
import type { Route } from './+types/log'

export async function loader({ context, params }: Route.LoaderArgs) {
  return readLog(actor(context), idOf(params.id))
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData ? `${loaderData.log.theme}（${formatDay(loaderData.log.postedAt)}）` : '')

export default function Log({ loaderData }: Route.ComponentProps) {
  return <LogScreen key={loaderData.log.id} {...loaderData} />
}

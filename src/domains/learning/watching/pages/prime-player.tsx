import { data } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LockedScreen } from '../ui/player/locked-screen.tsx'
import { PrimePlayer } from '../ui/player/prime-player.tsx'
import { readPrimePlayer } from './read-prime-player.server.ts'
import type { Route } from './+types/prime-player'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readPrimePlayer(asker(context), params.id)
  return data(page, { status: page.locked ? 403 : 200 })
}

export const meta: Route.MetaFunction = ({ loaderData: page, matches }) =>
  pageTitle(matches, page?.locked?.title ?? `${page?.player?.prime.title ?? ''} - ${page?.player?.course.title ?? ''}`)

export default function PrimePlayerPage({ loaderData: { player, locked } }: Route.ComponentProps) {
  if (locked) return <LockedScreen locked={locked} />
  return <PrimePlayer key={`${player.user?.id}:${player.course.id}`} page={player} />
}

import { data } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LessonPlayer } from '../ui/player/lesson-player.tsx'
import { LockedScreen } from '../ui/player/locked-screen.tsx'
import { staysInPlayer } from '../ui/player/pieces.ts'
import { readCoursePlayer } from './read-lesson-player.server.ts'
import type { Route } from './+types/lesson-player'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readCoursePlayer(asker(context), params.id)
  return data(page, { status: page.locked ? 403 : 200 })
}

// Another chapter of the same player is all there already: its film changes, the page does not.
export const shouldRevalidate = staysInPlayer

export const meta: Route.MetaFunction = ({ loaderData, params, matches }) =>
  pageTitle(matches, titleOf(loaderData, Number(params.id)))

function titleOf(page: Awaited<ReturnType<typeof readCoursePlayer>> | undefined, id: number): string {
  if (!page?.player) return page?.locked.title ?? ''
  const chapter = page.player.lessons.flatMap(({ chapters }) => chapters).find((one) => one.id === id)
  return `${chapter?.title ?? ''} - ${page.player.course!.title}`
}

export default function LessonPlayerPage({ loaderData: { player, locked }, params }: Route.ComponentProps) {
  if (locked) return <LockedScreen locked={locked} />
  const key = `${player.user?.id}:${player.course!.id}`
  return <LessonPlayer key={key} page={player} chapterId={Number(params.id)} />
}

import { data } from 'react-router'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { LessonPlayer } from '../ui/player/lesson-player.tsx'
import { LockedScreen } from '../ui/player/locked-screen.tsx'
import { staysInPlayer } from '../ui/player/pieces.ts'
import { readStepPlayer } from './read-lesson-player.server.ts'
import type { Route } from './+types/step-player'

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readStepPlayer(asker(context), params.stepId, params.chapterId)
  return data(page, { status: page.locked ? 403 : 200 })
}

export const shouldRevalidate = staysInPlayer

export const meta: Route.MetaFunction = ({ loaderData: page, params, matches }) => {
  const chapters = page?.player?.lessons.flatMap((lesson) => lesson.chapters) ?? []
  const chapter = chapters.find(({ id }) => id === Number(params.chapterId))
  return pageTitle(matches, page?.locked?.title ?? `${chapter?.title ?? ''} - ${page?.player?.step?.title ?? ''}`)
}

export default function StepPlayerPage({ loaderData: { player, locked }, params }: Route.ComponentProps) {
  if (locked) return <LockedScreen locked={locked} />
  const key = `${player.user?.id}:${player.step!.id}`
  return <LessonPlayer key={key} page={player} chapterId={Number(params.chapterId)} />
}

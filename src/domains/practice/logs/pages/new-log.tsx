import { data } from 'react-router'
import { LockedScreen } from '#domains/learning/watching/ui/player/locked-screen.tsx'
import { actor } from '#platform/ask.ts'
import { idOf } from '#platform/ids.ts'
import { pageTitle } from '#platform/page-title.ts'
import { PracticeScreen } from '../ui/practice-screen.tsx'
import { readNewLog } from './read-new-log.server.ts'
import type { Route } from './+types/new-log'

export async function loader({ context }: Route.LoaderArgs) {
  const asking = actor(context)
  const { searchParams } = asking.url
  const step = searchParams.get('step_id')
  const page = await readNewLog(asking, idOf(searchParams.get('lesson_id') ?? ''), step === null ? null : idOf(step))
  return data({ ...page, memberId: asking.memberId }, { status: page.locked ? 403 : 200 })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, loaderData?.locked?.title ?? `${loaderData?.practice?.aim.theme ?? ''} - 練習を記録する`)

export default function NewLog({ loaderData: { locked, practice, memberId } }: Route.ComponentProps) {
  if (locked) return <LockedScreen locked={locked} />
  return <PracticeScreen key={practice!.lessonId} practice={practice!} memberId={memberId} />
}

import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import type { Note } from '../terms.ts'
import { NoteKeeper, type NoteView } from './note-keeper.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import { useNewer } from './use-newer.ts'

type Props = {
  path: string | null
  /** Whose note it is: in this browser too, nobody else ever sees it. */
  memberId: number | null
  first: Note | null
  /** Whether it lies before the learner now. */
  shown: boolean
  /** Paths of the open player itself: going there leaves no note. */
  staysOpen: (path: string) => boolean
}

/** The note of an open player: it saves itself, and learns within seconds what another device has saved. */
export function useNote({ path, memberId, first, shown, staysOpen }: Props): NoteView & { keeper: NoteKeeper } {
  const [keeper] = useState(
    () => new NoteKeeper(path !== null && memberId !== null && first !== null ? { path, memberId } : null, first),
  )
  const view = useSyncExternalStore(keeper.subscribe, keeper.look, keeper.look)
  const onBegin = useEffectEvent(() => keeper.begin(first))
  const onNews = useEffectEvent(() => first && keeper.place && keeper.meet(first))
  useEffect(() => {
    onBegin()
    return () => keeper.end()
  }, [keeper])
  useEffect(() => void onNews(), [first?.version])
  useNewer(keeper, shown)
  useReturn(() => void keeper.save(document.visibilityState === 'hidden'))
  useLeaveGuard({ isUnsaved: () => keeper.isUnsaved(), saveNow: () => keeper.save(), staysOpen })
  return { ...view, choosing: view.choosing && shown, keeper }
}

/** The line comes back, or the learner turns to the page or away from it. */
function useReturn(act: () => void) {
  const onReturn = useEffectEvent(act)
  useEffect(() => {
    const back = () => onReturn()
    window.addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      window.removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }, [])
}

export type NoteState = ReturnType<typeof useNote>

import { useEffect, useEffectEvent, useState } from 'react'
import { keepAwake } from '#ui/awake.ts'
import type { ShownPose } from '../../terms.ts'
import type { Turn } from '../terms.ts'
import { begin, skip } from '../timing.ts'
import { type Renew, usePictures } from './use-pictures.ts'
import { useTiming } from './use-timing.ts'

/** So many pictures are fetched before they are needed; a class has no more, so that it works without a network. */
export const AHEAD = 120

export type SessionPlan = {
  title: string
  poses: readonly ShownPose[]
  turns: readonly Turn[]
  /** Nothing begins before all its pictures are here: from then on no network is needed. */
  whole: boolean
}

/** A plan under way: its time, its pictures, and what was passed over because its picture would not come. */
export function useSession({ poses, turns, whole }: SessionPlan, renew: Renew) {
  const timing = useTiming()
  const box = usePictures(poses, renew)
  const [missed, setMissed] = useState(0)
  const run = timing.timing
  const turn = run?.turn ?? 0
  const stateOf = (at: number) => box?.of(turns[at]?.pose ?? -1).state ?? 'waiting'
  const needed = whole ? turns.length : Math.min(2, turns.length)
  const here = box ? turns.slice(0, needed).filter((_, at) => stateOf(at) !== 'waiting').length : 0
  const isReady = box !== null && here === needed
  const { set, change } = timing

  useEffect(() => box?.want(turns.slice(turn, turn + AHEAD).map(({ pose }) => pose)), [box, turns, turn])
  const beginOnce = useEffectEvent(() => {
    if (!run) set((now) => begin(turns, now))
  })
  useEffect(() => {
    if (isReady) beginOnce()
  }, [isReady])

  // A picture that will not come is no pose to draw; what comes after it is not kept waiting.
  const isBroken = run !== null && run.phase !== 'over' && run.phase !== 'rest' && stateOf(turn) === 'broken'
  const passOver = useEffectEvent((gone: number) => {
    setMissed((count) => count + 1)
    change((it, now) => (it.turn === gone ? skip(it, now, { unseen: true }) : it))
  })
  useEffect(() => {
    if (isBroken) passOver(turn)
  }, [isBroken, turn])

  const isOver = run?.phase === 'over'
  useEffect(() => (isOver ? undefined : keepAwake()), [isOver])

  const current = box?.of(turns[turn]?.pose ?? -1)
  return {
    ...timing,
    run,
    box,
    missed,
    preparing: run ? null : { here, needed },
    pose: poses[turns[turn]?.pose ?? -1] ?? null,
    url: current?.url ?? null,
    restart: () => {
      setMissed(0)
      set((now) => begin(turns, now))
    },
  }
}

export type Session = ReturnType<typeof useSession>

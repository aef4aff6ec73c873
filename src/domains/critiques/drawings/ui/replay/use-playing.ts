import { useEffect, useEffectEvent, useState } from 'react'
import type { useReplay } from './use-replay.ts'
import type { Speed } from './words.ts'

/** What somebody does with a replay that is open: it begins by itself, or shows its end where movement is not wanted. */
export function usePlaying({ opened, shown, order }: ReturnType<typeof useReplay>, voiceMs: number) {
  const [speed, setSpeed] = useState<Speed>(1)
  const length = Math.max(opened?.length ?? 0, voiceMs)
  // Where somebody has just gone, until it is painted: a bar that fell back meanwhile would say so itself.
  const [sought, setSought] = useState<number | null>(null)
  useEffect(() => setSought(null), [shown])
  const at = Math.min(sought ?? shown?.at ?? 0, length)
  const plays = shown?.plays ?? false

  const begin = useEffectEvent(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) order({ say: 'seek', at: opened!.length })
    else order({ say: 'play', speed, length })
  })
  useEffect(() => {
    if (opened) begin()
  }, [opened])

  const seek = (to: number) => {
    const within = Math.min(length, Math.max(0, to))
    setSought(within)
    order({ say: 'seek', at: within })
  }
  return {
    ...{ at, plays, speed, length, seek },
    done: shown?.done ?? 0,
    toggle: () => order(plays ? { say: 'pause' } : { say: 'play', speed, length }),
    step: (by: -1 | 1) => order({ say: 'step', by }),
    quicken(to: Speed) {
      setSpeed(to)
      if (plays) order({ say: 'play', speed: to, length })
    },
  }
}
export type Playing = ReturnType<typeof usePlaying>

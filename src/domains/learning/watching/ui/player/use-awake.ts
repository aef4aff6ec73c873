import { useEffect } from 'react'
import { keepAwake } from '#ui/awake.ts'

/** The screen does not go dark while a film plays. */
export function useAwake(playing: boolean) {
  useEffect(() => (playing ? keepAwake() : undefined), [playing])
}

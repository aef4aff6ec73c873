import { useEffect, useState } from 'react'
import type { IconName } from '#ui/icon.tsx'

export type Sign = { icon: IconName; text: string; turn: number }

const STAY_MS = 800

/** The short answer on the picture to a key or a touch. */
export function useSigns() {
  const [sign, setSign] = useState<Sign | null>(null)
  useEffect(() => {
    if (!sign) return
    const timer = setTimeout(() => setSign(null), STAY_MS)
    return () => clearTimeout(timer)
  }, [sign])
  const show = (icon: IconName, text: string) => setSign((before) => ({ icon, text, turn: (before?.turn ?? 0) + 1 }))
  return { sign, show }
}

export type Signs = ReturnType<typeof useSigns>

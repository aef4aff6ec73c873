import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayOpenBySelf } from './places.ts'
import type { ShownTutorial } from '../terms.ts'
import { useLoaded } from '#ui/use-loaded.ts'
import { isSomethingOpen } from '#ui/use-modal.ts'
import { askTutorial } from './ask-tutorial.ts'

/** What the page itself opens comes first. */
const WAIT_MS = 600
/** Few ever see it: its scripts come when it opens. */
const loadOverlay = () => import('./tutorial-overlay.tsx')

type Props = { memberId: number; isOnTrial: boolean; owes: boolean; children: ReactNode }

/**
 * Opens the tutorial by itself, once for an account: on the first page after a trial began. One such popup a page view:
 * `children` are those that come after it, and wait until it is known that it does not open here.
 */
export function FirstTutorial({ memberId, isOnTrial, owes, children }: Props) {
  const { pathname } = useLocation()
  const [known, setKnown] = useState<{ at: string; tutorial: ShownTutorial | null } | null>(null)
  const [closed, setClosed] = useState(false)
  const parts = useLoaded(loadOverlay, Boolean(known?.tutorial))
  useEffect(() => {
    if (!isOnTrial || owes || !mayOpenBySelf(pathname) || isSettled(memberId))
      return setKnown({ at: pathname, tutorial: null })
    let left = false
    const timer = setTimeout(() => void ask(), WAIT_MS)
    const ask = async () => {
      if (isSomethingOpen()) return
      const tutorial = await askTutorial(false)
      if (tutorial === 'lost') return
      settle(memberId)
      if (left) return
      setClosed(false)
      setKnown({ at: pathname, tutorial })
    }
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [pathname, memberId, isOnTrial, owes])
  if (!known || known.at !== pathname) return null
  if (!known.tutorial) return children
  if (closed || !parts) return null
  return <parts.TutorialOverlay tutorial={known.tutorial} onClose={() => setClosed(true)} />
}

// The server knows whether it was seen; this device only need not ask each time.
const nameOf = (memberId: number) => `trial-tutorial-${memberId}`
function isSettled(memberId: number): boolean {
  try {
    return localStorage.getItem(nameOf(memberId)) !== null
  } catch {
    return false
  }
}
function settle(memberId: number) {
  try {
    localStorage.setItem(nameOf(memberId), 'done')
  } catch {
    // A browser that keeps nothing asks again; it is told no.
  }
}

import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { mayOpenBySelf } from './places.ts'
import type { ShownTutorial } from '../terms.ts'
import { noteTold, told } from '#ui/told.ts'
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
 * `children` are those that come after it: they wait until it is known that it does not open here, and on its day they do
 * not come at all.
 */
export function FirstTutorial({ memberId, isOnTrial, owes, children }: Props) {
  const { pathname } = useLocation()
  const [known, setKnown] = useState<{ at: string; tutorial: ShownTutorial | null } | null>(null)
  const [closed, setClosed] = useState(false)
  const parts = useLoaded(loadOverlay, Boolean(known?.tutorial))
  useEffect(() => {
    if (!isOnTrial || owes || !mayOpenBySelf(pathname) || told(nameOf(memberId)))
      return setKnown({ at: pathname, tutorial: null })
    let left = false
    const timer = setTimeout(() => void ask(), WAIT_MS)
    const ask = async () => {
      if (isSomethingOpen()) return
      const tutorial = await askTutorial(false)
      if (tutorial === 'lost') return
      noteTold(nameOf(memberId))
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
  if (!known.tutorial) return isToday(told(nameOf(memberId))) ? null : children
  if (closed || !parts) return null
  return <parts.TutorialOverlay tutorial={known.tutorial} onClose={() => setClosed(true)} />
}

const nameOf = (memberId: number) => `trial-tutorial-${memberId}`
const isToday = (at: string | null) => Date.now() - Number(at) < 86_400_000

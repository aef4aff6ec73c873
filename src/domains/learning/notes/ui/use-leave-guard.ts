import { useEffect, useEffectEvent } from 'react'
import { useBlocker } from 'react-router'

const QUESTION = 'ノートがまだ保存されていません。このページを離れますか？'
/** How long somebody who wants to leave waits for a stalled line. */
const WAIT_MS = 3_000

type Guard = { isUnsaved: () => boolean; saveNow: () => Promise<void>; staysOpen: (path: string) => boolean }

/** Leaving with unsaved text: what can be saved on the way out is saved, for anything else the learner is asked. */
export function useLeaveGuard({ isUnsaved, saveNow, staysOpen }: Guard) {
  const blocker = useBlocker(({ nextLocation }) => isUnsaved() && !staysOpen(nextLocation.pathname))
  const decide = useEffectEvent(async () => {
    await Promise.race([saveNow(), new Promise((goOn) => setTimeout(goOn, WAIT_MS))])
    if (!isUnsaved() || window.confirm(QUESTION)) blocker.proceed?.()
    else blocker.reset?.()
  })
  useEffect(() => {
    if (blocker.state === 'blocked') void decide()
  }, [blocker.state])

  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isUnsaved()) event.preventDefault()
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => onUnload(event)
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [])
}

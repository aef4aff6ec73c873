import { useEffect } from 'react'
import { mayWait } from './kept-letters.ts'
import { sendWaiting } from './send-waiting.ts'

const AGAIN_MS = 20_000

/** On every page of a member: what waits is sent when the line or the session is back, without anybody asking for it. */
export function useWaitingLetters(): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const go = () => mayWait() && document.visibilityState === 'visible' && void sendWaiting()
    go()
    window.addEventListener('online', go, { signal })
    document.addEventListener('visibilitychange', go, { signal })
    const timer = setInterval(go, AGAIN_MS)
    return () => {
      over.abort()
      clearInterval(timer)
    }
  }, [])
}

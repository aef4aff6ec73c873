import { useEffect } from 'react'
import { mayWait } from './may-wait.ts'

const AGAIN_MS = 20_000
/** Few ever have something waiting. */
const sendWaiting = async () => (await import('./send-waiting.ts')).sendWaiting()

/** On every page of a member: what waits is sent when the line or the session is back, without anybody asking for it. */
export function useWaitingLetters(): void {
  useEffect(() => {
    const over = new AbortController()
    const { signal } = over
    const go = () => mayWait() && document.visibilityState === 'visible' && void sendWaiting().catch(() => {})
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

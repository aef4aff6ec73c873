import { useEffect, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { countdown } from '../countdown-rules.ts'

const SECOND = 1_000
/** The server's clock is asked again so often, and when the page is looked at again. */
const ASK_AGAIN = 60_000

type Told = { now: number; revisesAt: Date | null; heardAt: number }

/** 「あと…」 by the server's clock, every second; null before it has been heard and when there is nothing to say. */
export function useServerCountdown(): string | null {
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    let told: Told | null = null
    const show = () => {
      if (!told) return
      const now = new Date(told.now + performance.now() - told.heardAt)
      setWords(told.revisesAt && countdown(told.revisesAt, now))
    }
    const ask = async () => {
      told = (await hear()) ?? told
      show()
    }
    const lookAgain = () => void (document.visibilityState === 'visible' && ask())
    void ask()
    const timers = [setInterval(show, SECOND), setInterval(() => void ask(), ASK_AGAIN)]
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      timers.forEach(clearInterval)
      document.removeEventListener('visibilitychange', lookAgain)
    }
  }, [])
  return words
}

async function hear(): Promise<Told | null> {
  try {
    const reply = await fetch(callPath('/subscriptions/price_revision'), { cache: 'no-store' })
    if (!reply.ok) return null
    const { now, revisesAt } = (await reply.json()) as { now: string; revisesAt: string | null }
    return { now: Date.parse(now), revisesAt: revisesAt ? new Date(revisesAt) : null, heardAt: performance.now() }
  } catch {
    return null
  }
}

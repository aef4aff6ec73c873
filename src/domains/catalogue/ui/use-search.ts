import { useEffect, useState } from 'react'
import { askSearch, type SearchReply } from '../search/ask-search.ts'
import { isShown, nextClosing } from '../search/rules.ts'

/** After the last key, before the server is asked. */
const PAUSE_MS = 250
const LONGEST_TIMER = 2 ** 31 - 1

/** Asks while the query is typed; what was asked earlier is given up, so that it can never replace a newer answer. */
export function useSearch(query: string, composing: boolean) {
  const [reply, setReply] = useState<SearchReply | null>(null)
  const [asking, setAsking] = useState(false)
  const blank = query.trim() === ''

  useEffect(() => {
    if (composing) return
    if (blank) return setReply(null)
    const leave = new AbortController()
    setAsking(true)
    const timer = setTimeout(async () => {
      const next = await askSearch(query, leave.signal)
      if (leave.signal.aborted) return
      setReply(next)
      setAsking(false)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      leave.abort()
      setAsking(false)
    }
  }, [query, blank, composing])

  return { asking, found: useShownHits(reply), failure: reply && 'failure' in reply ? reply.failure : null }
}

/** A list that is left open loses its hits as they close. */
function useShownHits(reply: SearchReply | null) {
  const [passed, setPassed] = useState(0)
  const answered = reply && 'answer' in reply ? reply : null
  const now = new Date(Math.max(answered?.at ?? 0, passed))
  const shown = answered?.answer.hits.filter((hit) => isShown(hit, now)) ?? []
  const closing = nextClosing(shown, now)?.getTime()

  useEffect(() => {
    if (closing === undefined || !answered) return
    const wait = closing - Date.now() - answered.ahead
    if (wait > LONGEST_TIMER) return
    const timer = setTimeout(() => setPassed(closing), Math.max(wait, 0))
    return () => clearTimeout(timer)
  }, [closing, answered])

  if (!answered) return null
  const { hits, nbHits } = answered.answer
  return { hits: shown, total: nbHits - (hits.length - shown.length) }
}

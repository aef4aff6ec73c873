import { callPath } from '#platform/browser-call.ts'
import type { Day, Slice } from '../terms.ts'

type Asked = { path: string; tell(days: Day[] | null): void }

const AT_ONCE = 3
const waiting: Asked[] = []
let under = 0

/** Asks for the days of a stretch; what was wanted last is fetched first, and what is not wanted any more never. */
export function loadDays({ from, until }: Pick<Slice, 'from' | 'until'>, tell: Asked['tell']): () => void {
  return ask({ path: `${callPath('/subscriptions/look_back/days')}?from=${from}&until=${until}`, tell })
}

/** What else stands on a day of many, after so many that are shown. */
export function loadMore(day: { from: string; until: string; after: number }, tell: Asked['tell']): () => void {
  const query = new URLSearchParams({ ...day, after: String(day.after), most: '96' })
  return ask({ path: `${callPath('/subscriptions/look_back/days')}?${query}`, tell })
}

function ask(one: Asked) {
  let wanted = true
  const asked = { path: one.path, tell: (days: Day[] | null) => void (wanted && one.tell(days)) }
  waiting.push(asked)
  go()
  return () => {
    wanted = false
    const at = waiting.indexOf(asked)
    if (at >= 0) waiting.splice(at, 1)
  }
}

function go() {
  while (under < AT_ONCE && waiting.length > 0) {
    const { path, tell } = waiting.pop()!
    under++
    void fetchDays(path).then((days) => {
      under--
      tell(days)
      go()
    })
  }
}

async function fetchDays(path: string): Promise<Day[] | null> {
  try {
    const reply = await fetch(path, { headers: { Accept: 'application/json' } })
    return reply.ok ? ((await reply.json()) as { days: Day[] }).days : null
  } catch {
    return null
  }
}

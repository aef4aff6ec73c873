/** How a provider behaves towards its next callers; not every provider knows all of them. */
export const ALL_MODES = ['normal', 'delay', 'refuse', 'hang', 'twice', 'captured-but-timed-out', 'down'] as const
export type Mode = (typeof ALL_MODES)[number]
/** What every provider knows. */
export const MODES: readonly Mode[] = ['normal', 'delay', 'refuse', 'hang', 'twice']
/** `only` names the one kind of request that the order is about. */
export type Order = { mode: Mode; ms: number; timesLeft: number | null; only: string | null }
type Manners = {
  modes?: readonly Mode[]
  /** The kinds of requests that an order may name. */
  works?: readonly string[]
  /** A mode that makes sense for some kinds of requests alone. */
  concerns?: Partial<Record<Mode, readonly string[]>>
}

const NORMAL: Order = { mode: 'normal', ms: 0, timesLeft: null, only: null }

export type Provider = ReturnType<typeof makeProvider>
export type Providers = Map<string, Provider>

/** A provider's manners: what it was told to do, for how many more requests, and whom it keeps waiting. */
export function makeProvider(title: string, { modes = MODES, works = [], concerns = {} }: Manners = {}) {
  let order: Order = NORMAL
  const release = new Set<() => void>()

  const wait = (ms?: number) =>
    new Promise<void>((resolve) => {
      const done = () => {
        clearTimeout(timer)
        release.delete(done)
        resolve()
      }
      const timer = ms === undefined ? undefined : setTimeout(done, ms)
      release.add(done)
    })
  const isAbout = ({ mode, only }: Order, work: string | undefined) =>
    (!only || only === work) && (!concerns[mode] || !work || concerns[mode].includes(work))

  return {
    title,
    modes,
    works,
    order: () => order,
    /** How many requests are kept waiting now. */
    waiting: () => release.size,
    wait,
    tell(
      mode: Mode,
      { ms = 0, times = null, only = null }: { ms?: number; times?: number | null; only?: string | null } = {},
    ) {
      order = mode === 'normal' ? NORMAL : { mode, ms, timesLeft: times, only }
      for (const done of [...release]) done()
    },
    /**
     * Asked once by every request; waits as long as it was told to. Who hung is let go by the next order, or after
     * the order's `ms`. `lost`: the work shall be done and nothing be said of it.
     */
    async receive(work?: string): Promise<'answer' | 'refuse' | 'vanish' | 'twice' | 'lost'> {
      if (!isAbout(order, work)) return 'answer'
      const { mode, ms } = order
      if (order.timesLeft !== null) order = order.timesLeft > 1 ? { ...order, timesLeft: order.timesLeft - 1 } : NORMAL
      if (mode === 'delay') await wait(ms)
      if (mode === 'hang') await wait(ms || undefined)
      if (mode === 'hang' || mode === 'down') return 'vanish'
      if (mode === 'captured-but-timed-out') return 'lost'
      return mode === 'refuse' || mode === 'twice' ? mode : 'answer'
    },
  }
}

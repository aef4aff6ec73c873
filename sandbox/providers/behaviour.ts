/** How a provider behaves towards its next callers. */
export const MODES = ['normal', 'delay', 'refuse', 'hang', 'twice'] as const
export type Mode = (typeof MODES)[number]
export type Order = { mode: Mode; ms: number; timesLeft: number | null }

const NORMAL: Order = { mode: 'normal', ms: 0, timesLeft: null }

export type Provider = ReturnType<typeof makeProvider>
export type Providers = Map<string, Provider>

/** A provider's manners: what it was told to do, for how many more requests, and whom it keeps waiting. */
export function makeProvider(title: string) {
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

  return {
    title,
    order: () => order,
    tell(mode: Mode, { ms = 0, times = null }: { ms?: number; times?: number | null } = {}) {
      order = mode === 'normal' ? NORMAL : { mode, ms, timesLeft: times }
      for (const done of [...release]) done()
    },
    /** Asked once by every request; waits as long as it was told to. Who hung is let go by the next order. */
    async receive(): Promise<'answer' | 'refuse' | 'vanish' | 'twice'> {
      const { mode, ms } = order
      if (order.timesLeft !== null) order = order.timesLeft > 1 ? { ...order, timesLeft: order.timesLeft - 1 } : NORMAL
      if (mode === 'delay') await wait(ms)
      if (mode === 'hang') await wait()
      if (mode === 'hang') return 'vanish'
      return mode === 'refuse' || mode === 'twice' ? mode : 'answer'
    },
  }
}

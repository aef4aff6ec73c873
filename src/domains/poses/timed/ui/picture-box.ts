export type PictureState = { state: 'waiting' | 'ready' | 'broken'; url: string | null }
type Source = {
  /** Where the picture of a pose is now; null where the pose is gone. */
  addressOf: (pose: number) => string | null
  /** Asks for new addresses: those of a page that was open for long have ended. */
  renew: () => Promise<void>
  onChange: () => void
}

const AT_ONCE = 4
const TRIES = 3

/** Pictures fetched and decoded before they are shown, so that neither a slow line nor none at all eats drawing time. */
export function pictureBox({ addressOf, renew, onChange }: Source) {
  const found = new Map<number, PictureState & { tries: number }>()
  const ended = new AbortController()
  let queue: number[] = []
  let busy = 0
  let renewing: Promise<void> | null = null

  const set = (pose: number, state: PictureState['state'], url: string | null = null) => {
    found.set(pose, { tries: (found.get(pose)?.tries ?? 0) + (state === 'waiting' ? 1 : 0), state, url })
    onChange()
  }
  const load = async (pose: number) => {
    let blob = await fetched(addressOf(pose), ended.signal)
    if (blob === 'ended') {
      await (renewing ??= renew())
      blob = await fetched(addressOf(pose), ended.signal)
    }
    if (ended.signal.aborted) return
    if (typeof blob === 'string') return set(pose, 'broken')
    const url = URL.createObjectURL(blob)
    const isPicture = await decodes(url)
    if (isPicture && !ended.signal.aborted) return set(pose, 'ready', url)
    URL.revokeObjectURL(url)
    if (!ended.signal.aborted) set(pose, 'broken')
  }
  const work = async () => {
    busy++
    for (let pose = queue.shift(); pose !== undefined && !ended.signal.aborted; pose = queue.shift()) {
      set(pose, 'waiting')
      await load(pose)
    }
    busy--
  }
  return {
    of: (pose: number): PictureState => found.get(pose) ?? { state: 'waiting', url: null },
    /** These are next, in this order; what failed before is tried again. */
    want(poses: readonly number[]) {
      queue = [...new Set(poses)].filter((pose) => {
        const known = found.get(pose)
        return !known || (known.state === 'broken' && known.tries < TRIES)
      })
      while (busy < AT_ONCE && busy < queue.length) void work()
    },
    close() {
      ended.abort()
      for (const { url } of found.values()) if (url) URL.revokeObjectURL(url)
      found.clear()
    },
  }
}

export type PictureBox = ReturnType<typeof pictureBox>

async function fetched(address: string | null, signal: AbortSignal): Promise<Blob | 'ended' | 'failed'> {
  if (!address) return 'failed'
  try {
    const reply = await fetch(address, { signal })
    if (reply.ok) return await reply.blob()
    return reply.status === 404 ? 'ended' : 'failed'
  } catch {
    return 'failed'
  }
}

async function decodes(url: string): Promise<boolean> {
  const image = new Image()
  image.src = url
  return image.decode().then(
    () => true,
    () => false,
  )
}

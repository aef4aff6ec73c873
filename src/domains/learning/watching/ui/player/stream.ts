import type Hls from 'hls.js'

/** What a stream is: its sizes, the best first, and which of them is wanted; null leaves it to the line. */
export type Stream = { end(): void; readonly sizes: readonly string[]; choose(size: string | null): void }

const TYPE = 'application/vnd.apple.mpegurl'
const PLAIN = { sizes: [], choose: () => {} } as const

export function playsStreams(video: HTMLVideoElement): boolean {
  return video.canPlayType(TYPE) !== '' || 'MediaSource' in window || 'ManagedMediaSource' in window
}

/** A stream in parts: by the browser itself where it can, else by a library that is fetched only then. */
export function attachStream(video: HTMLVideoElement, url: string, onBroken: () => void): Stream {
  // A browser that plays streams by itself chooses their size by itself.
  if (video.canPlayType(TYPE) !== '') {
    if (video.getAttribute('src') !== url) video.src = url
    return { ...PLAIN, end: () => {} }
  }
  let ended = false
  let hls: Hls | null = null
  let wanted: string | null = null
  const begin = async () => {
    const { default: Library } = await import('hls.js/light')
    if (ended) return
    // Workers made of blobs are not allowed by the content policy.
    const made = new Library({ enableWorker: false })
    made.on(Library.Events.ERROR, (_, { fatal }) => fatal && onBroken())
    made.on(Library.Events.MANIFEST_PARSED, () => choose(made, wanted))
    made.loadSource(url)
    made.attachMedia(video)
    hls = made
  }
  begin().catch(onBroken)
  return {
    get sizes() {
      return hls ? sizesOf(hls) : []
    },
    choose(size) {
      wanted = size
      if (hls) choose(hls, size)
    },
    end() {
      ended = true
      hls?.destroy()
    },
  }
}

const sizeOf = ({ width, height }: { width: number; height: number }) => `${Math.min(width, height)}p`

function sizesOf({ levels }: Hls): string[] {
  const sides = levels.filter(({ height }) => height > 0)
  return [...new Set(sides.toSorted((a, b) => b.height - a.height).map(sizeOf))]
}

/** From the next part on: what is loaded is played. */
function choose(hls: Hls, size: string | null): void {
  const level = size === null ? -1 : hls.levels.findIndex((one) => sizeOf(one) === size)
  if (hls.levels.length > 0) hls.nextLevel = level
}

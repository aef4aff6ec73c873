import type Hls from 'hls.js'

/**
 * What a stream is: its sizes, the best first, and which of them is wanted; null leaves it to the line. Choosing says
 * whether the film is loaded anew for it.
 */
export type Stream = { end(): void; readonly sizes: readonly string[]; choose(size: string | null): boolean }

const TYPE = 'application/vnd.apple.mpegurl'

export function playsStreams(video: HTMLVideoElement): boolean {
  return video.canPlayType(TYPE) !== '' || 'MediaSource' in window || 'ManagedMediaSource' in window
}

type Wanted = { size?: string | null; from?: number }

/** A stream in parts, from a second of it on: by the browser itself where that is best, else by a library that is fetched only then. */
export function attachStream(
  video: HTMLVideoElement,
  url: string,
  onBroken: () => void,
  { size = null, from = 0 }: Wanted = {},
): Stream {
  return isBestByBrowser(video)
    ? attachByBrowser(video, url, size)
    : attachByLibrary(video, url, onBroken, { size, from })
}

/**
 * Apple's browsers play streams as well as any library, and hand them to a television. Others that can fetch much of it
 * twice, and begin at the start of the film before they go to the place where somebody was.
 */
export const isBestByBrowser = (video: Pick<HTMLVideoElement, 'canPlayType'>): boolean =>
  video.canPlayType(TYPE) !== '' && ('webkitShowPlaybackTargetPicker' in video || !('MediaSource' in window))

type Size = { size: string; url: string }

/** A browser that plays streams chooses their size by itself; one that is wanted it is given by that size's own list. */
function attachByBrowser(video: HTMLVideoElement, url: string, wanted: string | null): Stream {
  let sizes: Size[] = []
  let ended = false
  const show = (size: string | null) => {
    const to = sizes.find((one) => one.size === size)?.url ?? url
    if (ended || video.getAttribute('src') === to) return false
    video.src = to
    return true
  }
  if (wanted === null) show(null)
  else video.removeAttribute('src')
  const list = async () => void (sizes = readSizes(await (await fetch(url)).text(), url))
  // Without its list the film plays in the size that the browser takes.
  void list()
    .catch(() => {})
    .then(() => wanted !== null && video.getAttribute('src') === null && show(wanted))
  return {
    get sizes() {
      return sizes.map(({ size }) => size)
    },
    choose: show,
    end: () => void (ended = true),
  }
}

/** The sizes that the list of a stream names, the best first. */
export function readSizes(list: string, url: string): Size[] {
  const found = [...list.matchAll(/^#EXT-X-STREAM-INF:.*RESOLUTION=(\d+)x(\d+).*\n(?!#)(\S+)$/gm)].map(
    ([, width, height, uri]) => ({
      size: sizeOf({ width: Number(width), height: Number(height) }),
      url: new URL(uri!, new URL(url, location.href)).href,
    }),
  )
  return found
    .filter(({ size }, at) => found.findIndex((one) => one.size === size) === at)
    .toSorted((a, b) => Number.parseInt(b.size) - Number.parseInt(a.size))
}

function attachByLibrary(
  video: HTMLVideoElement,
  url: string,
  onBroken: () => void,
  { size: first, from }: Required<Wanted>,
): Stream {
  let ended = false
  let hls: Hls | null = null
  let wanted = first
  // What was shown until now is over: who goes on to this film would be shown that one again, and then nothing.
  video.removeAttribute('src')
  video.load()
  // On its way while the library is: it finds the list at hand.
  fetch(url).catch(() => {})
  const begin = async () => {
    const { default: Library } = await import('hls.js/light')
    if (ended) return
    // Workers made of blobs are not allowed by the content policy. The first part that comes is shown, whatever the line.
    const made = new Library({ enableWorker: false, testBandwidth: false, startPosition: from })
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
      return false
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

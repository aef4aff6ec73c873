import type Hls from 'hls.js'

export type Stream = { end(): void }

const TYPE = 'application/vnd.apple.mpegurl'

export function playsStreams(video: HTMLVideoElement): boolean {
  return video.canPlayType(TYPE) !== '' || 'MediaSource' in window || 'ManagedMediaSource' in window
}

/** A stream in parts: by the browser itself where it can, else by a library that is fetched only then. */
export function attachStream(video: HTMLVideoElement, url: string, onBroken: () => void): Stream {
  if (video.canPlayType(TYPE) !== '') {
    if (video.getAttribute('src') !== url) video.src = url
    return { end: () => {} }
  }
  let ended = false
  let hls: Hls | null = null
  const begin = async () => {
    const { default: Library } = await import('hls.js/light')
    if (ended) return
    // Workers made of blobs are not allowed by the content policy.
    const made = new Library({ enableWorker: false })
    made.on(Library.Events.ERROR, (_, { fatal }) => fatal && onBroken())
    made.loadSource(url)
    made.attachMedia(video)
    hls = made
  }
  begin().catch(onBroken)
  return {
    end() {
      ended = true
      hls?.destroy()
    },
  }
}

import { readFile } from 'node:fs/promises'
import type { Page } from '#test/browser.ts'

const film = new URL('../test/learning/hand-in-12-seconds.mp4', import.meta.url)

/** A provider's player as its frame behaves: a film of its own that does what messages say and tells what happens. */
const player = `<!doctype html><style>html, body, video { margin: 0; width: 100%; height: 100%; background: #000 }</style>
<video src="/film.mp4" preload="auto" playsinline></video>
<script>
  const video = document.querySelector('video')
  const heard = new Set()
  const send = (message) => parent.postMessage(message, '*')
  const tell = (event, data) => heard.has(event) && send({ event, data })
  const place = () => ({ seconds: video.currentTime, duration: video.duration, percent: video.currentTime / video.duration })
  let cue = null
  let subtitled = false
  const say = () => {
    const now = subtitled && video.currentTime >= 2 && video.currentTime < 6 ? 'まず、手のひらを箱で取ります。' : ''
    if (now === cue) return
    cue = now
    tell('cuechange', { cues: now ? [{ html: now, text: now }] : [], kind: 'subtitles', label: '日本語', language: 'ja' })
  }
  for (const [name, event] of [['playing', 'playing'], ['pause', 'pause'], ['ended', 'ended'], ['seeked', 'seeked'], ['timeupdate', 'timeupdate'], ['progress', 'progress']])
    video.addEventListener(name, () => { tell(event, place()); say() })
  const loaded = new Promise((done) => video.readyState ? done() : video.addEventListener('loadedmetadata', done))
  const methods = {
    ping: () => {}, addEventListener: (name) => void heard.add(name), removeEventListener: (name) => void heard.delete(name),
    play: () => video.play(), pause: () => video.pause(),
    setCurrentTime: (to) => { video.currentTime = to; return to },
    getDuration: () => loaded.then(() => video.duration),
    setVolume: (to) => { video.volume = to; return to }, setMuted: (to) => { video.muted = to; return to },
    setPlaybackRate: (to) => { video.playbackRate = to; tell('playbackratechange', { playbackRate: to }); return to },
    enableTextTrack: ({ language, showing }) => { subtitled = true; document.title = language + ' ' + showing; say(); return { language } },
    disableTextTrack: () => { subtitled = false; say() },
    loadVideo: async ({ url }) => { history.replaceState(null, '', new URL(url).pathname); video.load(); await loaded; return { url } },
    destroy: () => {},
  }
  addEventListener('message', async ({ source, data: { method, value } }) => {
    if (source !== parent || !(method in methods)) return
    send({ method, value: await methods[method](value) })
  })
  send({ event: 'ready' })
</script>`

/** Browsers seek only in films that are given in parts. */
function partOf(whole: Buffer, range = 'bytes=0-') {
  const from = Number(/\d+/.exec(range)![0])
  const headers = { 'Accept-Ranges': 'bytes', 'Content-Range': `bytes ${from}-${whole.length - 1}/${whole.length}` }
  return { status: 206, contentType: 'video/mp4', headers, body: whole.subarray(from) }
}

/** Stands in for the provider outside, which no test may need. Addresses of films that it was asked for are kept. */
export async function standInForProvider(
  page: Page,
  { knows = () => true }: { knows?: (path: string) => boolean } = {},
) {
  const asked: string[] = []
  await page.route('https://player.vimeo.com/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/film.mp4') return route.fulfill(partOf(await readFile(film), route.request().headers().range))
    asked.push(pathname)
    if (!knows(pathname)) return route.abort()
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: player })
  })
  return asked
}

/** What the film in the frame really does. */
export async function framed(page: Page) {
  return page
    .frameLocator('iframe')
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({
      path: location.pathname,
      time: video.currentTime,
      paused: video.paused,
      rate: video.playbackRate,
      volume: video.volume,
      muted: video.muted,
    }))
}

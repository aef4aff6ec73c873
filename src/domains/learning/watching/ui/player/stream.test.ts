import { expect, it, vi } from 'vitest'
import { isBestByBrowser, readSizes } from './stream.ts'

const LIST = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-STREAM-INF:BANDWIDTH=400,RESOLUTION=426x240,FRAME-RATE=24.000,CODECS="avc1,mp4a"
a-240p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900,RESOLUTION=1280x720,FRAME-RATE=24.000,CODECS="avc1,mp4a"
a-720p.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=800,RESOLUTION=720x1280,CODECS="avc1"
b-720p.m3u8
`

it('the sizes of a stream are named by their shorter side, the best first, each once, with the address of its own list', () => {
  vi.stubGlobal('location', { href: 'https://school.example/lessons/1' })
  const at = 'https://school.example/daily_lesson_chapters/7/stream/'
  expect(readSizes(LIST, '/daily_lesson_chapters/7/stream/all.m3u8')).toEqual([
    { size: '720p', url: `${at}a-720p.m3u8` },
    { size: '240p', url: `${at}a-240p.m3u8` },
  ])
  expect(readSizes('#EXTM3U\n#EXTINF:4,\na.m4s\n', '/a.m3u8')).toEqual([])
})

it('who watches in Chromium begins where they were, by the library, though the browser could play the stream from its start; Apple’s plays it by itself', () => {
  const video = (more: object) => ({ canPlayType: () => 'maybe' as const, ...more })
  vi.stubGlobal('window', { MediaSource: {} })
  expect(isBestByBrowser(video({}))).toBe(false)
  expect(isBestByBrowser(video({ webkitShowPlaybackTargetPicker: () => {} }))).toBe(true)
  expect(isBestByBrowser({ canPlayType: () => '' })).toBe(false)
  // A phone of Apple before it had any source of media.
  vi.stubGlobal('window', {})
  expect(isBestByBrowser(video({}))).toBe(true)
})

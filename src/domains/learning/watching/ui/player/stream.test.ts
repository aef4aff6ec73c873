import { expect, it, vi } from 'vitest'
import { readSizes } from './stream.ts'

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

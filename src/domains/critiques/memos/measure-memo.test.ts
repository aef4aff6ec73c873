import { describe, expect, it } from 'vitest'
import { memoSeconds, secondsOf } from './measure-memo.ts'
import { mp4Of, webmOf } from '#test/critiques/sound.ts'

describe('a voice memo', () => {
  it('is as long as its last block says, though nothing at its head does', () => {
    expect(secondsOf(webmOf([0, 60, 1_500, 62_300]), 'webm')).toBeCloseTo(62.3)
    expect(secondsOf(webmOf([0, 1_500], { track: 1 }), 'webm')).toBeNull()
    expect(secondsOf(webmOf([]), 'webm')).toBeNull()
  })

  it('is as long as its head says, or as its samples are together', () => {
    expect(secondsOf(mp4Of({ seconds: 12 }), 'm4a')).toBe(12)
    expect(secondsOf(mp4Of({ samples: [1024, 1024, 46_976] }), 'm4a')).toBeCloseTo(1.022, 2)
    expect(secondsOf(mp4Of({ usual: 960, count: 100 }), 'm4a')).toBe(2)
    expect(secondsOf(mp4Of({ seconds: 12, handler: 'vide' }), 'm4a')).toBeNull()
  })

  it('is nothing where it is cut off, is something else, or is called what it is not', () => {
    const webm = webmOf([0, 1_000])
    expect(secondsOf(webm.subarray(0, webm.length - 3), 'webm')).toBeNull()
    expect(secondsOf(Buffer.from('<html><script>alert(1)</script></html>'), 'webm')).toBeNull()
    expect(secondsOf(webm, 'm4a')).toBeNull()
    expect(secondsOf(mp4Of({ seconds: 3 }).subarray(0, 40), 'm4a')).toBeNull()
    expect(secondsOf(Buffer.alloc(0), 'webm')).toBeNull()
    expect(secondsOf(webm, 'exe')).toBeNull()
  })

  it('has three minutes, and the moment that a recorder needs to stop', () => {
    expect(memoSeconds(mp4Of({ seconds: 180 }), 'm4a')).toBe(180)
    expect(memoSeconds(mp4Of({ seconds: 182 }), 'm4a')).toBe(180)
    expect(memoSeconds(mp4Of({ seconds: 183 }), 'm4a')).toBeNull()
    expect(memoSeconds(webmOf([0, 200]), 'webm')).toBe(1)
  })
})

import { setTimeout as after } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { makePainters } from './painters.ts'
import type { Commission } from './terms.ts'

const pngOf = (side: number, progressive: boolean) =>
  sharp({ create: { width: side, height: side, channels: 4, background: '#c8361f80' } })
    .png({ progressive })
    .toBuffer()

describe('a picture that costs too much', () => {
  let heavy: Commission
  let light: Commission
  const commission = (bytes: Buffer, side: number): Commission => ({
    bytes,
    kind: 'png',
    size: { width: side, height: side, frames: 1 },
    rules: { kinds: ['png'], maxBytes: bytes.length },
  })
  beforeAll(async () => {
    // Its lines come in seven passes, so that all of it has to be held at once: 100 MB.
    heavy = commission(await pngOf(5_000, true), 5_000)
    light = commission(await pngOf(20, false), 20)
  })

  const outcome = async (painters: ReturnType<typeof makePainters>, given: Commission) => {
    const result = await painters.paint(given)
    return result === null ? 'ended' : result.ok ? 'taken' : result.why
  }

  it('is ended by the time it takes, and the next one is taken', async () => {
    for (const bounds of [{ cpuMs: 60 }, { ms: 200 }]) {
      const painters = makePainters(bounds)
      expect(await outcome(painters, light)).toBe('taken')
      expect(await outcome(painters, heavy)).toBe('ended')
      expect(await outcome(painters, light)).toBe('taken')
    }
  })

  it('is ended by the memory it takes, and the next one is taken', async () => {
    const painters = makePainters({ memory: 120 * 1024 * 1024 })
    expect(await outcome(painters, heavy)).not.toBe('taken')
    expect(await outcome(painters, light)).toBe('taken')
  })

  it('is never given to a process that ends at that moment because it has rested long enough', async () => {
    const painters = makePainters({ restMs: 50 })
    for (const _ of [1, 2, 3]) {
      expect(await outcome(painters, light)).toBe('taken')
      // Begun after the rest of the process and as long, so it is over in the very turn in which that one ends.
      await after(50)
    }
  })

  it('is worked on beside others by as many processes as there are', async () => {
    const painters = makePainters()
    expect(await Promise.all([light, light, light].map((one) => outcome(painters, one)))).toEqual(
      Array(3).fill('taken'),
    )
  })
})

import { expect, it } from 'vitest'
import { makePlaybackId, playbackOpenedAt } from './playback-id.ts'

const secret = 'x'.repeat(32)
const now = new Date('2026-11-20T12:00:00.123Z')

it('tells when the player of this member was opened', () => {
  const id = makePlaybackId(secret, 7, now)
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(playbackOpenedAt(secret, 7, id)).toEqual(now)
})

it('does not believe a name that was given to another, or made up', () => {
  const id = makePlaybackId(secret, 7, now)
  expect(playbackOpenedAt(secret, 8, id)).toBeNull()
  expect(playbackOpenedAt(secret, 7, `f${id.slice(1)}`)).toBeNull()
  expect(playbackOpenedAt(secret, 7, crypto.randomUUID())).toBeNull()
})

it('gives each player its own name', () => {
  const ids = new Set(Array.from({ length: 20 }, () => makePlaybackId(secret, 7, now)))
  expect(ids.size).toBeGreaterThan(15)
})

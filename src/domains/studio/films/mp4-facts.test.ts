import { expect, it } from 'vitest'
import { factsIn } from './mp4-facts.ts'

function moov({ scale = 1000, length = 62_500, kind = 'avc1' } = {}): Buffer {
  const mvhd = Buffer.alloc(40)
  mvhd.write('mvhd', 0)
  mvhd.writeUInt32BE(scale, 16)
  mvhd.writeUInt32BE(length, 20)
  const stsd = Buffer.alloc(32)
  stsd.write('stsd', 0)
  stsd.write(kind, 16)
  return Buffer.concat([mvhd, stsd])
}

it('an MP4 that every browser plays tells its length; any other is left to the encoder [ST-011]', () => {
  expect(factsIn(moov())).toEqual({ seconds: 62.5 })
  expect([moov({ kind: 'hvc1' }), moov({ scale: 0 }), moov({ length: 0 }), Buffer.from('moov')].map(factsIn)).toEqual([
    ...[null, null, null, null],
  ])
})

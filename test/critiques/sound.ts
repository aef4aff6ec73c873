const whole = (value: number, length: number) => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntBE(value, 0, length)
  return bytes
}

const element = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), whole(body.length, 2), body]).fill(
    // The bit that says: two bytes of size.
    0x40 | (body.length >> 8),
    id.length / 2,
    id.length / 2 + 1,
  )
/** As a recorder leaves it: nobody knew how long it would become. */
const open = (id: string, body: Buffer) =>
  Buffer.concat([Buffer.from(id, 'hex'), Buffer.from('01ffffffffffffff', 'hex'), body])

/** Sound as Chromium and Firefox record it, with blocks at these milliseconds. */
export function webmOf(blocks: readonly number[], { track = 2 } = {}): Buffer {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')))
  const info = element('1549a966', element('2ad7b1', whole(1_000_000, 3)))
  const tracks = element(
    '1654ae6b',
    element('ae', Buffer.concat([element('83', whole(track, 1)), element('86', Buffer.from('A_OPUS'))])),
  )
  const clusters = blocks.map((at) => {
    const start = Math.floor(at / 10_000) * 10_000
    const block = Buffer.concat([Buffer.from([0x81]), whole(at - start, 2), Buffer.from([0x80, 0xfc, 0xff, 0xfe])])
    return open('1f43b675', Buffer.concat([element('e7', whole(start, 4)), element('a3', block)]))
  })
  return Buffer.concat([head, open('18538067', Buffer.concat([info, tracks, ...clusters]))])
}

const box = (type: string, ...parts: Buffer[]) => {
  const body = Buffer.concat(parts)
  return Buffer.concat([whole(body.length + 8, 4), Buffer.from(type, 'latin1'), body])
}
const RATE = 48_000

type Mp4 = { seconds?: number; samples?: number[]; usual?: number; count?: number; handler?: string }

/** Sound as Safari records it: whole, or in fragments whose samples say how long they are, one by one or all alike. */
export function mp4Of({ seconds = 0, samples, usual = 0, count = 0, handler = 'soun' }: Mp4): Buffer {
  const times = Buffer.concat([
    whole(0, 4),
    whole(0, 4),
    whole(0, 4),
    whole(RATE, 4),
    whole(seconds * RATE, 4),
    Buffer.alloc(8),
  ])
  const media = box('mdia', box('mdhd', times), box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(12)))
  const extends_ = box('mvex', box('trex', whole(0, 4), whole(1, 4), whole(1, 4), whole(usual, 4), Buffer.alloc(8)))
  const movie = box('moov', box('mvhd', times), box('trak', media), extends_)
  const run = samples
    ? box('trun', whole(0x100, 4), whole(samples.length, 4), ...samples.map((one) => whole(one, 4)))
    : box('trun', whole(0, 4), whole(count, 4))
  const fragment = box('moof', box('traf', box('tfhd', whole(0, 4), whole(1, 4)), run))
  return Buffer.concat([box('ftyp', Buffer.from('M4A \0\0\0\0')), movie, fragment, box('mdat', Buffer.alloc(16))])
}

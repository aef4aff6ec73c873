import { randomBytes } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'

const asked = (coding: string, from?: string) => ({
  headers: { Accept: 'text/html', 'Accept-Encoding': coding, ...(from && { 'Sec-Fetch-Site': from }) },
})
const TURNS = 12

describe('a member’s page on its way', () => {
  const web = sharedWeb()
  let member: Session
  beforeAll(async () => {
    ;({ session: member } = await newSubscriber(web))
  })

  it('is squeezed as the browser takes it, and the same page', async () => {
    const plain = await member.visit('/', asked('identity', 'none'))
    const bytes = Number(plain.headers.get('content-length'))
    expect([plain.headers.get('content-encoding'), bytes >= Buffer.byteLength(plain.text)]).toEqual([null, true])
    for (const [accepted, coding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip, br;q=0', 'gzip'],
    ] as const) {
      const { headers, text } = await member.visit('/', asked(accepted, 'same-origin'))
      expect(headers.get('content-encoding')).toBe(coding)
      expect(Number(headers.get('content-length'))).toBeLessThan(bytes / 3)
      expect(headers.get('vary')).toContain('Accept-Encoding')
      expect(headers.get('cache-control')).toBe('private, no-store')
      expect(text.length).toBe(plain.text.length)
    }
    const head = await member.send('HEAD', '/', undefined, asked('gzip', 'none'))
    expect(head.headers.get('content-encoding')).toBe('gzip')
    expect(Math.abs(Number(head.headers.get('content-length')) - bytes / 4)).toBeLessThan(bytes / 10)
  })

  it('comes as it is to whom another site, or nobody knows who, led there with words of its choice', async () => {
    for (const from of ['cross-site', 'same-site', undefined]) {
      const { headers } = await member.visit('/', asked('gzip, br', from))
      expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([null, 'Accept-Encoding, Sec-Fetch-Site'])
    }
  })

  it('is no shorter for a guess of the session’s token that stands beside it', async () => {
    // Now and then a part of what is guessed is a word of some course, and the page shows other courses: such are passed over.
    const lengthWith = async (who: Session, guess: string) => {
      const { headers, text } = await who.visit(`/search?q=${guess}`, asked('br', 'same-origin'))
      expect(text).toContain(guess)
      const isBare = text.includes('ぴったりの講座は見つかりませんでした') && !text.includes('近い講座')
      return isBare ? Number(headers.get('content-length')) : null
    }
    const measured = async (ask: () => Promise<number | null>): Promise<number> => (await ask()) ?? measured(ask)
    const own = async (): Promise<Session> => {
      const { session } = await newSubscriber(web)
      return (await lengthWith(session, await session.token())) === null ? own() : session
    }
    const one = await own()
    const token = await one.token()
    let [right, wrong] = [0, 0]
    for (let turn = 0; turn < TURNS; turn++) {
      right += await measured(() => lengthWith(one, token))
      wrong += await measured(() => lengthWith(one, randomBytes(64).toString('base64url')))
    }
    // A token that stayed the same would save more than half of its 86 signs.
    expect(Math.abs(right - wrong) / TURNS).toBeLessThan(8)
  })
})

describe('a page kept for visitors', () => {
  const web = sharedWeb()
  const visit = (path: string, coding: string, headers = {}) =>
    web.visit(path, { headers: { ...asked(coding).headers, ...headers } })

  it('is squeezed for all, and one answer for every link that leads there', async () => {
    const campaign = new URLSearchParams({ utm_source: 'letter', utm_campaign: 'spring', gclid: 'x'.repeat(500) })
    const plain = await visit('/courses', 'identity')
    for (const [path, coding] of [
      ['/courses', 'br'],
      ['/courses', 'gzip'],
      [`/courses?${campaign}`, 'br'],
    ] as const) {
      const { headers, text } = await visit(path, coding, { 'Sec-Fetch-Site': 'cross-site' })
      expect([headers.get('content-encoding'), headers.get('etag')]).toEqual([coding, plain.headers.get('etag')])
      expect(text).toBe(plain.text)
      expect(Number(headers.get('content-length'))).toBeLessThan(Buffer.byteLength(plain.text) / 3)
    }
  })

  it('keeps the policy under which its copy came: a newer one would name the scripts of a page drawn for another request', async () => {
    const first = await visit('/courses', 'br')
    const again = await visit('/courses', 'br', { 'If-None-Match': first.headers.get('etag')! })
    expect(first.headers.get('content-security-policy')).toContain('sha256-')
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([304, null])
  })

  it('is not sent again to who has it', async () => {
    const first = await visit('/courses', 'br')
    const etag = first.headers.get('etag')!
    const again = await visit('/courses', 'gzip', { 'If-None-Match': `"another", ${etag}` })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    expect(again.headers.get('cache-control')).toContain('public')
    const head = await web.visitor().send('HEAD', '/courses', undefined, asked('br'))
    expect([head.status, head.headers.get('content-length')]).toEqual([200, first.headers.get('content-length')])
    expect((await visit('/courses', 'br', { 'If-None-Match': '"another"' })).status).toBe(200)
  })
})

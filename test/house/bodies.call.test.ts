import { beforeAll, describe, expect, it } from 'vitest'
import { newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { sayRaw } from './raw.ts'

const NOT_READ = { success: false, error: '入力内容を確認してください。' }
const json = { 'Content-Type': 'application/json' }
const form = { 'Content-Type': 'application/x-www-form-urlencoded' }

const aCourse = async (web: Web) =>
  (await web.db.selectFrom('subscription_courses').select('course_id').orderBy('id').executeTakeFirstOrThrow())
    .course_id

describe('a body that somebody sends', () => {
  const web = sharedWeb()
  let learner: Session
  let memberId: number
  let note: string
  let favorite: string
  let cookie: string
  let token: string

  beforeAll(async () => {
    const id = await aCourse(web)
    note = `/courses/${id}/user_note`
    favorite = `/courses/${id}/favorite`
    ;({ session: learner, memberId } = await newSubscriber(web))
    token = await learner.token()
    cookie = [...learner.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }, 60_000)

  const notes = () => web.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).execute()
  const head = (path: string, headers: Record<string, string>, method = 'POST') =>
    [
      `${method} ${path} HTTP/1.1`,
      'Host: localhost',
      `Cookie: ${cookie}`,
      `X-CSRF-Token: ${token}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n')
  const isAlive = async () => expect((await web.visit('/healthz')).status).toBe(200)

  it('is refused with 422 when it is no JSON, or none at all, and nothing is stored [OV-010 MI-004 MI-002]', async () => {
    for (const body of ['{', '', '[1]', '"a"', 'null', '{"content":', '\uFEFF{}', 'content=a']) {
      const reply = await learner.post(note, body, { headers: json })
      expect([reply.status, reply.body.success, typeof reply.body.error], body).toEqual([422, false, 'string'])
    }
    expect(await notes()).toEqual([])
  })

  it('is refused when it cannot be read also where nothing need be said [OV-010 MI-004]', async () => {
    const reply = await learner.post(favorite, '{', { headers: json })
    expect([reply.status, reply.body]).toEqual([422, NOT_READ])
    expect((await learner.post(favorite, '')).status).toBe(200)
  })

  it('is looked at last: first the token, then who asks, then what is there [MI-002]', async () => {
    const broken = { headers: json }
    expect((await learner.post(note, '{', { ...broken, token: 'wrong' })).status).toBe(403)
    expect((await web.visitor().post(note, '{', broken)).status).toBe(401)
    expect((await learner.post('/courses/999999999/user_note', '{', broken)).status).toBe(404)
  })

  it('may come as JSON or as a form, in any spelling of its kind [MI-004]', async () => {
    expect((await learner.post(note, { content: 'JSON で' })).status).toBe(200)
    expect((await learner.submit(note, { content: 'フォームで' })).status).toBe(200)
    expect(await notes()).toEqual([{ content: 'フォームで' }])
    const upper = { headers: { 'Content-Type': 'Application/X-WWW-Form-URLencoded; charset=UTF-8' } }
    expect((await learner.post(note, 'content=upper', upper)).status).toBe(200)
    const multipart = new FormData()
    multipart.set('content', '部品で')
    expect((await learner.post(note, multipart)).status).toBe(200)
    expect(await notes()).toEqual([{ content: '部品で' }])
  })

  it('is never taken for what it is not: a wrong kind is bad input [OV-010]', async () => {
    for (const type of ['text/xml', 'multipart/form-data', 'multipart/form-data; boundary=', 'image/png', ';;;']) {
      const reply = await learner.post(note, '<content>a</content>', { headers: { 'Content-Type': type } })
      expect(reply.status, type).toBe(422)
    }
  })

  it('counts its characters, and refuses NUL and lone surrogates [OV-011 MI-007]', async () => {
    for (const content of ['a\0b', '\uD83D', 'a\uDE00']) {
      const reply = await learner.post(note, JSON.stringify({ content }), { headers: json })
      expect([reply.status, reply.body.success], JSON.stringify(content)).toEqual([422, false])
    }
    expect((await learner.post(note, 'content=a%00b', { headers: form })).status).toBe(422)
  })

  it('is cut off with 413 when it is too long, also when it does not say how long it is [OV-010 MI-002]', async () => {
    const long = 'a'.repeat(1024 * 1024 + 1)
    const reply = await learner.post(note, { content: long })
    expect([reply.status, reply.body]).toEqual([413, { success: false, error: '送信されたデータが大きすぎます。' }])
    const chunk = `10000\r\n${'a'.repeat(0x10000)}\r\n`
    const chunked = head(note, { ...json, 'Transfer-Encoding': 'chunked' })
    expect((await sayRaw(web.url, [chunked, ...Array<string>(20).fill(chunk)])).status).toBe(413)
    const endless = head(note, { ...json, 'Content-Length': '99999999999' })
    expect((await sayRaw(web.url, [endless, 'a'.repeat(100_000)])).status).toBe(413)
    const parts = head(note, { 'Content-Type': 'multipart/form-data; boundary=x', 'Transfer-Encoding': 'chunked' })
    expect((await sayRaw(web.url, [parts, ...Array<string>(20).fill(chunk)])).status).toBe(413)
    await isAlive()
  })

  it('may end in the middle of a file without ending the house [OV-010]', async () => {
    const part = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf a file'
    for (const body of [part, '--x', '--x\r\nContent-Disposition: form', `${part}\r\n--x\r\n`, '--x--']) {
      const reply = await learner.post(note, body, { headers: { 'Content-Type': 'multipart/form-data; boundary=x' } })
      expect(reply.status, body).toBe(422)
    }
    const hurried = head(note, { 'Content-Type': 'multipart/form-data; boundary=x', 'Content-Length': '5000' })
    await sayRaw(web.url, [hurried, part], { hangUp: true })
    await sayRaw(web.url, [head(note, { ...json, 'Content-Length': '5000' }), '{"content":'], { hangUp: true })
    await isAlive()
  })

  it('reaches no prototype by its names [OV-010]', async () => {
    const names = ['__proto__', '__proto__[content]', 'constructor[prototype][content]', 'toString', 'a[__proto__][b]']
    for (const name of names) {
      const parts = new FormData()
      parts.append(name, 'x')
      parts.append(name, new File(['x'], 'a.png'))
      expect((await learner.post(note, parts)).status, name).toBe(422)
      expect((await learner.submit(note, { [name]: 'x' })).status, name).toBe(422)
    }
    const planted = '{"__proto__":{"content":"x"},"constructor":{"prototype":{"content":"y"}}}'
    expect((await learner.post(note, planted, { headers: json })).status).toBe(422)
    await isAlive()
  })

  it('may name its fields in clashing ways, and ten thousand of them [OV-010]', async () => {
    for (const body of [
      'a[b]=1&a[]=2',
      'a=1&a[]=2',
      'a[]=1&a[length]=abc',
      'a[]=1&a[length]=4294967295',
      'a=1&a[b]=2',
      '[]=1',
      '=',
      '&&&',
    ])
      expect((await learner.post(note, body, { headers: form })).status, body).toBe(422)
    const many = Array.from({ length: 10_000 }, (_, index) => `list[]=${index}`).join('&')
    const before = performance.now()
    expect((await learner.post(note, `${many}&content=many`, { headers: form })).status).toBe(200)
    expect(performance.now() - before).toBeLessThan(2_000)
    const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`
    expect((await learner.post(note, deep, { headers: json })).status).toBe(422)
  })

  it('may be slow without keeping anybody else waiting [OV-010]', async () => {
    const slow = sayRaw(web.url, [head(note, { ...json, 'Content-Length': '18', Connection: 'close' }), '{"content":'])
    await isAlive()
    expect((await learner.post(note, { content: '先に' })).status).toBe(200)
    const settled = await Promise.race([slow, isAlive().then(() => null)])
    expect(settled).toBeNull()
  })
})

describe('the method that a form names in its body', () => {
  const web = sharedWeb()
  let learner: Session
  let memberId: number
  let favorite: string

  beforeAll(async () => {
    const id = await aCourse(web)
    favorite = `/courses/${id}/favorite`
    ;({ session: learner, memberId } = await newSubscriber(web))
  }, 60_000)

  const marked = async () =>
    (await web.db.selectFrom('course_bookmarks').selectAll().where('member_id', '=', memberId).execute()).length

  it('counts in any case, with the same token as the method itself [MI-005 OV-009 AC-023]', async () => {
    for (const _method of ['delete', 'DELETE', 'Delete']) {
      await learner.post(favorite)
      expect(await marked()).toBe(1)
      expect((await learner.submit(favorite, { _method }, { token: null })).status).toBe(403)
      expect((await learner.submit(favorite, { _method }, { token: 'wrong' })).status).toBe(403)
      expect(await marked()).toBe(1)
      expect((await learner.submit(favorite, { _method })).status).toBe(200)
      expect(await marked()).toBe(0)
    }
    await learner.post(favorite)
    expect((await learner.delete(favorite)).status).toBe(200)
    const parts = new FormData()
    parts.set('_method', 'delete')
    await learner.post(favorite)
    expect((await learner.post(favorite, parts)).status).toBe(200)
    expect(await marked()).toBe(0)
  })

  it('is 400 when it is anything else, and changes nothing [AC-023 OV-009]', async () => {
    for (const _method of ['get', 'post', 'head', 'options', '', 'delete ', 'x', 'constructor'])
      expect((await learner.submit(favorite, { _method })).status, _method).toBe(400)
    for (const body of ['_method[a]=delete', '_method[]=delete'])
      expect((await learner.post(favorite, body, { headers: form })).status, body).toBe(400)
    expect(await marked()).toBe(0)
  })

  it('counts neither in the address, nor in JSON, nor in a header [AC-023 OV-009]', async () => {
    await learner.post(`${favorite}?_method=delete`)
    await learner.post(favorite, { _method: 'delete' })
    await learner.post(favorite, {}, { headers: { 'X-HTTP-Method-Override': 'DELETE' } })
    expect(await marked()).toBe(1)
    expect((await learner.visit(`${favorite}?_method=delete`)).status).toBe(404)
    expect(await marked()).toBe(1)
    await learner.delete(favorite)
  })
})

import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Reply, Session } from '#test/worlds/session.ts'
import { freshWeb, sharedWeb } from '#test/web.ts'

const asPerson = { headers: { Accept: 'text/html' } }
const policyOf = (reply: Reply) => reply.headers.get('content-security-policy') ?? ''
const scriptsOf = (reply: Reply) =>
  [...reply.text.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].map(([, about, code]) => ({
    about: about!,
    code: code!,
  }))

describe('what every answer carries', () => {
  const web = sharedWeb()
  let learner: Session
  let staff: Session
  beforeAll(async () => {
    ;({ session: learner } = await newSubscriber(web))
    ;({ session: staff } = await newPerson(web, { isStaff: true }))
  })

  it('is a number to ask about, and orders to browsers that keep harm away', async () => {
    const icon = /href="(\/assets\/[^"]+\.css)"/.exec((await web.visit('/', asPerson)).text)![1]!
    const paths = [
      '/',
      '/courses',
      '/sessions/new',
      '/no/such/page',
      '/csrf_token',
      '/healthz',
      '/readyz',
      '/metrics',
      '/files/none.webp',
      icon,
    ]
    for (const who of [web.visitor(), learner, staff])
      for (const path of paths) {
        const { headers } = await who.visit(path, asPerson)
        expect(headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/)
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('x-frame-options'), path).toBe('DENY')
        expect(headers.get('referrer-policy'), path).toBe('strict-origin-when-cross-origin')
        expect(headers.get('server') ?? headers.get('x-powered-by'), path).toBeNull()
      }
  })

  it('is private and not stored where it is about somebody [OV-012]', async () => {
    for (const path of [
      '/',
      '/courses',
      '/subscriptions/learning_status',
      '/subscriptions/look_back',
      '/csrf_token',
      '/no/such/page',
    ]) {
      const { headers } = await learner.visit(path, asPerson)
      expect([headers.get('cache-control'), headers.get('cache-tag')], path).toEqual(['private, no-store', null])
    }
    expect((await web.visit('/sessions/new')).headers.get('cache-control')).toBe('private, no-store')
  })

  it('names scripts by a nonce that is new each time, and blesses nothing else but where one signs in or pays', async () => {
    const [one, two] = [await learner.visit('/', asPerson), await learner.visit('/', asPerson)]
    const nonces = [one, two].map((reply) => /script-src 'self' 'nonce-([^']+)'/.exec(policyOf(reply))?.[1])
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/)
    expect(nonces[0]).not.toBe(nonces[1])
    for (const script of scriptsOf(one)) expect(script.about).toContain(`nonce="${nonces[0]}"`)
    expect(policyOf(one)).toMatch(
      /default-src 'self';.*object-src 'none'; base-uri 'none'; form-action 'self' http:\/\/127\.0\.0\.1:\d+; frame-ancestors 'none'/,
    )
    expect(policyOf(one)).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('names the scripts of a kept page by their hashes, and tags it for a cache in front', async () => {
    const reply = await web.visit('/courses', asPerson)
    const inline = scriptsOf(reply).filter(({ code }) => code)
    expect(inline.length).toBeGreaterThan(0)
    for (const { code } of inline)
      expect(policyOf(reply)).toContain(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
    expect(reply.text).not.toContain('nonce=')
    expect(policyOf(reply)).not.toContain('nonce-')
    expect(reply.headers.get('cache-tag')?.split(',')).toContain('catalogue')
    expect(reply.headers.get('cache-control')).toContain('public')
    expect(reply.headers.get('set-cookie')).toBeNull()
    expect(reply.text).toContain('<meta name="csrf-token" content=""')
  })

  it('is kept for visitors apart from what members see, and by what a visitor put away [CO-003]', async () => {
    const person = web.visitor()
    const first = await person.visit('/', asPerson)
    expect((await learner.visit('/', asPerson)).text).not.toBe(first.text)
    expect(first.text).toContain('/subscriptions/beginner_guide')
    person.cookies.set('hide_beginner_banner', 'true')
    const hidden = await person.visit('/', asPerson)
    expect(hidden.text).not.toContain('絵を描くのは、はじめてですか')
    expect((await web.visit('/', asPerson)).text).toContain('絵を描くのは、はじめてですか')
    const recommended = { headers: { ...asPerson.headers, 'User-Agent': 'Mozilla/5.0 Chrome/140.0' } }
    expect((await web.visit('/', recommended)).text).not.toContain('推奨ブラウザでのご利用')
    expect((await web.visit('/', asPerson)).text).toContain('推奨ブラウザでのご利用')
    person.cookies.set('displayed-chrome-recommendation', 'true')
    expect((await person.visit('/', asPerson)).text).not.toContain('推奨ブラウザでのご利用')
  })

  it('is the same page for a HEAD, without its body, and 405 for what no page knows', async () => {
    for (const path of ['/', '/courses', '/sessions/new']) {
      const reply = await web.visitor().send('HEAD', path, undefined, asPerson)
      expect([reply.status, reply.text], path).toEqual([200, ''])
    }
    expect((await web.visitor().send('OPTIONS', '/')).status).toBe(405)
  })
})

describe('a page about a failure', () => {
  const web = sharedWeb()
  it('has the look of the site, one heading, the sentence and the number to ask about', async () => {
    const { session } = await newSubscriber(web)
    const form = { headers: { ...asPerson.headers, 'Content-Type': 'application/x-www-form-urlencoded' } }
    const token = await session.token()
    const replies: [number, Reply][] = [
      [403, await session.post('/sessions', '_method=delete', { ...form, token: 'wrong' })],
      [404, await session.visit('/no/such/page', asPerson)],
      [404, await web.visit('/courses/999999999', asPerson)],
      [400, await session.post('/sessions', `_method=x&authenticity_token=${token}`, form)],
      [413, await session.post('/sessions', 'a'.repeat(7 * 1024 * 1024), form)],
      [401, await web.visitor().post('/sessions', '_method=delete', form)],
    ]
    for (const [status, reply] of replies) {
      expect(reply.status).toBe(status)
      expect(reply.headers.get('content-type'), String(status)).toContain('text/html')
      expect(reply.text).toContain('<html lang="ja"')
      expect(reply.text.match(/<h1/g), String(status)).toHaveLength(1)
      expect(reply.text).toContain('Egaku')
      expect(reply.text, String(status)).toContain(reply.headers.get('x-request-id'))
      expect(reply.text).not.toMatch(/\.(ts|js):\d+|at \w+ \(/)
    }
  })

  it('is JSON for who asked for JSON', async () => {
    const reply = await web.visitor().post('/courses/1/favorite', {})
    expect([reply.status, reply.body]).toEqual([401, { success: false, error: 'ログインしてください' }])
  })
})

describe('addresses nobody wrote down', () => {
  const web = sharedWeb()
  it('are 404 or the page that is meant, never a failure and never another site', async () => {
    const paths = [
      '//',
      '//evil.example/',
      '//evil.example/users/1/edit_email',
      '/%',
      '/%zz',
      '/%00',
      '/\\evil.example',
      '/..;/',
      '/terms/constructor',
      '/terms/__proto__',
      '/terms/toString',
      '/free_lessons/categories/__proto__',
      '/free_lessons/categories/%00',
      '/courses?tab=__proto__&tab=%00&sort=constructor&page=-1',
      '/courses?page=99999999999999999999',
      '/courses?%',
      '/?_data=root&index',
      '/_root.data?_routes=__proto__',
      '/courses.data?_routes=%00',
      '/files/%2e%2e/%2e%2e/etc/passwd',
      '/files/a%00',
      '/search_suggestions?q=%00&query=%00',
      '/free_lessons?category=%00',

      '/private/../x',
      '/sessions/new?return_to=%00',
      `/courses?${'a'.repeat(6_000)}`,
    ]
    for (const path of paths)
      for (const accept of ['text/html', 'application/json']) {
        const reply = await web.visitor().send('GET', `${web.url}${path}`, undefined, { headers: { Accept: accept } })
        expect(reply.status, path).toBeLessThan(500)
        expect(reply.location ?? '/', path).toMatch(/^\/(?!\/)/)
      }
  })

  it('open no member’s page by another spelling [OV-007]', async () => {
    for (const path of [
      '/SUBSCRIPTIONS/learning_status',
      '/subscriptions/%6cearning_status',
      '/subscriptions/learning_status//',
      '//subscriptions/learning_status',
    ])
      expect((await web.visit(web.url + path, asPerson)).status, path).not.toBe(200)
    const data = await web.visit('/subscriptions/learning_status.data')
    expect(data.text).toContain('/sessions/new?return_to=')
  })
})

it('a house at https asks browsers to stay there, and its cookies with it [AC-020]', async () => {
  const web = await freshWeb({ ORIGIN: 'https://school.example' })
  const reply = await web.visit('/csrf_token')
  expect(reply.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8,}/)
  expect(reply.headers.getSetCookie().every((line) => /; Secure/.test(line) && /; HttpOnly/.test(line))).toBe(true)
  expect(reply.headers.getSetCookie()).toHaveLength(1)
  expect((await web.visit('/')).headers.get('strict-transport-security')).not.toBeNull()
}, 60_000)

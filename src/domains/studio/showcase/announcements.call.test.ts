import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { newPerson, newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { toLocal } from '#platform/tokyo-moment.ts'

const html = { headers: { Accept: 'text/html' } }
type Fields = Record<string, string>

describe('what the school announces, by the editors’ hands', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let editor: Session
  beforeAll(async () => {
    web = await freshWeb()
    await web.db.deleteFrom('notifications').execute()
    editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
  })

  const always = { audience: 'all', opened_at: '2024-01-01T09:00', closed_at: '' }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#c8361f' } })
      .png()
      .toBuffer()
  /** Makes one and gives its number; pictures travel as files. */
  const make = async (kind: string, fields: Fields, files: Record<string, Buffer> = {}) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ act: 'save', ...fields })) form.set(name, value)
    for (const [name, bytes] of Object.entries(files))
      form.set(name, new File([new Uint8Array(bytes)], 'b.png', { type: 'image/png' }))
    const reply = await editor.post(`/staff/showcase/${kind}/new`, form, html)
    expect(reply.status, /role="alert"[^<]*<[^<]*/.exec(reply.text)?.[0]).toBe(303)
    return Number(reply.location!.split('/').at(-1))
  }
  const change = async (kind: string, id: number, fields: Fields) => {
    const path = `/staff/showcase/${kind}/${id}`
    const seen = /name="seen" value="([^"]*)"/.exec((await editor.visit(path)).text)![1]!
    return editor.submit(path, { act: 'save', seen, ...fields }, html)
  }
  const remove = (kind: string, id: number) =>
    editor.submit(`/staff/showcase/${kind}/${id}`, { act: 'remove', sure: '1' }, html)
  const sees = async (session: Session, path: string, words: string) => (await session.visit(path)).text.includes(words)
  /** Kept pages learn of it through the database: in an instant, not at once. */
  const soon = (look: () => Promise<unknown>, wanted: unknown = true) =>
    expect.poll(look, { timeout: 10_000 }).toEqual(wanted)
  const bannersOf = async (session: Session) =>
    [...(await session.visit('/')).text.matchAll(/<section aria-label="(バナー[^"]*)"/g)].map(([, label]) => label)

  it('banners stand on the first page in the order that an editor gives them, and go when they are removed [ST-023] [SH-024]', async () => {
    const wide = await make(
      'banners',
      { ...always, title: 'バナー夏', body: '夏の講座', url: '/courses' },
      { picture_key: await picture(1600, 900), narrow_picture_key: await picture(900, 900) },
    )
    const plain = await make('banners', { ...always, title: 'バナー秋', body: '', url: '' })
    const member = (await newPerson(web)).session
    await soon(() => bannersOf(web.visitor()), ['バナー夏', 'バナー秋'])
    const { text } = await member.visit('/')
    const files = [...text.matchAll(/(?:srcSet|srcset|src)="(\/files\/[^"]*studio-banners[^"]*)"/g)].map(
      ([, to]) => to!,
    )
    const sizes = await Promise.all(
      files.map(async (file) => {
        const { width, height } = await sharp(await (await fetch(new URL(file, web.url))).arrayBuffer()).metadata()
        return `${width}×${height}`
      }),
    )
    expect(sizes).toEqual(['1600×320', '750×300'])
    expect((await editor.submit('/staff/showcase/banners', { act: 'up', id: String(plain) }, html)).status).toBe(303)
    await soon(() => bannersOf(member), ['バナー秋', 'バナー夏'])
    await soon(() => bannersOf(web.visitor()), ['バナー秋', 'バナー夏'])
    for (const id of [wide, plain]) expect((await remove('banners', id)).status).toBe(303)
    await soon(() => bannersOf(web.visitor()), [])
  })

  it('each is met by its audience alone [ST-023]', async () => {
    const trial = { state: 'under_trial', planId: 2, accessEndsAt: null } as const
    const people: Record<string, Session> = {
      visitor: web.visitor(),
      member: (await newPerson(web)).session,
      tries: (await newPerson(web, { plan: trial })).session,
      pays: (await newSubscriber(web)).session,
    }
    const id = await make('popups', { ...always, title: '誰への窓か', body: '', url: '', button: '' })
    const meets = async () => {
      const answers = Object.entries(people).map(async ([who, session]) =>
        (await sees(session, '/courses', '誰への窓か')) ? [who] : [],
      )
      return (await Promise.all(answers)).flat()
    }
    await soon(meets, ['visitor', 'member', 'tries', 'pays'])
    const popup = { ...always, title: '誰への窓か', body: '', url: '', button: '' }
    for (const [audience, those] of Object.entries({
      visitors: ['visitor'],
      'without-plan': ['member'],
      trial: ['tries'],
      subscribers: ['tries', 'pays'],
      paying: ['pays'],
    })) {
      expect((await change('popups', id, { ...popup, audience })).status).toBe(303)
      await soon(meets, those)
    }
    expect((await change('popups', id, { ...popup, audience: 'everybody' })).status).toBe(422)
    await remove('popups', id)
  })

  it('each opens and closes at its minute, also on the pages that are kept for visitors [ST-023] [SH-024]', async () => {
    const now = await web.now()
    const at = (minutes: number) => toLocal(new Date(Math.floor(now.getTime() / 60_000) * 60_000 + minutes * 60_000))
    const window = { opened_at: at(10), closed_at: at(20), audience: 'all' }
    for (const [kind, more] of Object.entries<Fields>({
      notifications: {},
      sister: { url: 'https://sister.example/', parameters: '' },
      banners: { body: '' },
      popups: { body: '', button: '' },
    }))
      await make(kind, { ...window, url: '', title: `十分間の${kind}`, ...more })
    // A popup is no markup until it opens by itself: the page brings its words along.
    const shown = async () => {
      const kinds = (await web.visit('/')).text.matchAll(/十分間の(\w+)/g)
      return [...new Set([...kinds].map(([, kind]) => kind))].toSorted()
    }
    const all = ['banners', 'notifications', 'popups', 'sister']
    const bad = { act: 'save', ...window, title: 'どこかへ', url: '//evil.example' }
    expect((await editor.submit('/staff/showcase/notifications/new', bad, html)).status).toBe(422)
    expect(await shown()).toEqual([])
    for (const [minute, wanted] of [
      [9, []],
      [10, all],
      [19, all],
      [20, []],
    ] as const)
      await web.withClock({ at: at(minute) }, async () => expect(await shown(), `minute ${minute}`).toEqual(wanted))
    await web.db.deleteFrom('notifications').execute()
  })

  it('what a member closes is closed on all their devices and stays for others; a visitor’s browser keeps it [ST-023]', async () => {
    const first = await make('popups', { ...always, title: '先の窓', body: '', url: '', button: '' })
    await make('popups', { ...always, title: '次の窓', body: '', url: '', button: '' })
    const { session, email } = await newSubscriber(web)
    await soon(() => sees(session, '/courses', '先の窓'))
    expect(await sees(session, '/courses', '次の窓')).toBe(false)
    expect((await session.post(`/notifications/${first}/closing`)).body).toEqual({ success: true })
    const device = await web.signIn(email)
    expect([await sees(device, '/courses', '先の窓'), await sees(device, '/courses', '次の窓')]).toEqual([false, true])
    const visitor = web.visitor()
    await soon(() => sees(visitor, '/courses', '先の窓'))
    visitor.cookies.set(`closed-notification-${first}`, 'true')
    expect(await sees(visitor, '/courses', '次の窓')).toBe(true)
    await web.db.deleteFrom('notifications').execute()
  })

  it('the way to the sister service carries its parameters, encoded, over every page [SH-013] [SH-024]', async () => {
    const sister = { ...always, title: '姉妹校のご案内です', url: 'https://sister.example/start' }
    const id = await make('sister', { ...sister, parameters: 'ref=絵&from=school' })
    const link = 'href="https://sister.example/start?ref=%E7%B5%B5&amp;from=school"'
    const session = web.visitor()
    await soon(() => sees(session, '/courses', link))
    for (const path of ['/', '/terms/user_policy']) {
      expect([path, await sees(session, path, link)]).toEqual([path, true])
      expect([path, await sees(session, path, '姉妹校のご案内です')]).toEqual([path, true])
    }
    session.cookies.set(`closed-notification-${id}`, 'true')
    expect(await sees(session, '/courses', 'sister.example')).toBe(false)
    for (const url of ['/courses', 'http://sister.example/', 'javascript:alert(1)', ''])
      expect([url, (await change('sister', id, { ...sister, parameters: '', url })).status]).toEqual([url, 422])
    await remove('sister', id)
    await soon(() => sees(web.visitor(), '/courses', 'sister.example'), false)
  })

  it('staff look at it at 390 and at 1440 pixels before it opens, and nobody else does [ST-023]', async () => {
    const later = { ...always, opened_at: '2037-01-01T09:00', url: '/courses', body: '準備中の説明' }
    const ids = {
      notifications: await make('notifications', { ...later, title: '予定のnotifications' }),
      banners: await make('banners', { ...later, title: '予定のbanners' }),
      popups: await make('popups', { ...later, title: '予定のpopups', button: '行ってみる' }),
    }
    const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
    const { session: learner } = await newSubscriber(web)
    for (const [kind, id] of Object.entries(ids)) {
      const page = `/staff/showcase/${kind}/${id}/preview`
      const frame = `/notifications/${id}/preview`
      expect((await editor.visit(`/staff/showcase/${kind}/${id}`)).text).toContain(`href="${page}"`)
      const { text } = await editor.visit(page)
      for (const width of ['390', '1440'])
        expect(text).toMatch(new RegExp(`<iframe[^>]*src="${frame}"[^>]*width="${width}"`))
      const shown = await editor.visit(frame)
      expect([shown.headers.get('x-frame-options'), shown.text.includes(`予定の${kind}`)]).toEqual(['SAMEORIGIN', true])
      for (const other of [support, learner])
        for (const path of [page, frame]) expect([path, (await other.visit(path)).status]).toEqual([path, 404])
      expect((await web.visit('/')).text).not.toContain(`予定の${kind}`)
    }
    expect((await editor.visit('/notifications/99999999/preview')).status).toBe(404)
    // Each is found under its own kind only.
    expect((await editor.visit(`/staff/showcase/popups/${ids.banners}`)).status).toBe(404)
    expect((await remove('popups', ids.banners)).status).toBe(404)
    expect((await editor.submit('/staff/showcase/popups', { act: 'up', id: String(ids.banners) }, html)).status).toBe(
      404,
    )
    const { id: voice } = await web.db.selectFrom('customer_voices').select('id').executeTakeFirstOrThrow()
    expect((await editor.visit(`/staff/showcase/voices/${voice}/preview`)).status).toBe(404)
  })
})

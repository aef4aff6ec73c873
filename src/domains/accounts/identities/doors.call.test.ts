import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, from, isSignedIn, newAddress } from '#test/accounts/newcomers.ts'
import { answerAt, enterBy, goTo, linkBefore, providers } from '#test/accounts/services.ts'
import { freshWeb } from '#test/web.ts'
import { lies, type Lie } from '#sandbox/identity/services.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb({ TRUST_PROXY: 'true' })))

let lines = 0
const elsewhere = () => from(`10.7.${Math.floor(++lines / 200)}.${lines % 200}`)
const newSubject = () => `somebody-${newAddress().slice(5, 17)}`

const linksOf = (memberId: number) =>
  web.db.selectFrom('identities').select('provider').where('member_id', '=', memberId).execute()
const COMPLETE = '/users/complete_registration'
const FAILED = '/sessions/new?trouble=failed'

describe('who comes back from a service', () => {
  it.each(providers)('%s: who does not agree is told so, and nothing is kept [AC-024]', async (provider) => {
    const session = web.visitor()
    const reply = await enterBy(session, provider, 'deny', { returnTo: '/courses', ...elsewhere() })
    expect(reply.location).toBe('/sessions/new?trouble=cancelled&return_to=%2Fcourses')
    expect((await session.visit(reply.location!)).text).toContain('ログインをキャンセルしました。')
    expect((await session.visit(COMPLETE)).text).toContain('手続きの有効期限が切れました')
  })

  it('links a verified address at once and tells its mailbox, in a letter without anything private [AC-025]', async () => {
    const { id, email } = await addMember(web)
    await enterBy(web.visitor(), 'google_oauth2', { subject: newSubject(), email: email.toUpperCase(), verified: true })
    expect(await linksOf(id)).toEqual([{ provider: 'google_oauth2' }])
    const [letter] = await web.letters(email)
    expect(letter!.subject).toBe('【Egaku】Googleでログインできるようになりました')
    const log = await web.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute()
    expect(log.map(({ action, details }) => [action, details])).toEqual([
      ['accounts.identity-linked', { provider: 'google_oauth2' }],
      ['accounts.signed-in-by-identity', { provider: 'google_oauth2' }],
    ])
  })

  it('is not linked where that account has another one of the same service', async () => {
    const { id, email } = await addMember(web)
    await linkBefore(web, id, 'google_oauth2', newSubject())
    const session = web.visitor()
    const reply = await enterBy(session, 'google_oauth2', { subject: newSubject(), email, verified: true })
    expect(reply.location).toBe(COMPLETE)
    const shown = await session.submit(COMPLETE, { act: 'password', password: 'kakitai-mono-2026' })
    expect(shown.status).toBe(409)
    expect(shown.text).toContain('同じサービスの別のアカウントが連携されています')
    expect(await linksOf(id)).toHaveLength(1)
  })

  it('still shows the second factor where one is asked for', async () => {
    const { id } = await addMember(web)
    await web.db
      .insertInto('staff_members')
      .values({ member_id: id, granted_at: await web.now() })
      .execute()
    const subject = newSubject()
    await linkBefore(web, id, 'twitter', subject)
    const session = web.visitor()
    await enterBy(session, 'twitter', { subject })
    const staff = await session.visit('/staff')
    expect([staff.status, staff.location]).toEqual([302, '/staff/second_factor?return_to=%2Fstaff'])
  })
})

describe('a flow', () => {
  const agreed = { subject: 'flow', email: '', verified: false }

  it.each(providers)('%s begins by a post with the token alone [AC-024] [AC-022]', async (provider) => {
    for (const path of [`/auth/${provider}`, `/auth/${provider}/`]) expect((await web.visit(path)).status).toBe(404)
    const session = web.visitor()
    expect((await goTo(session, provider, '/', { token: null })).status).toBe(403)
    expect((await goTo(session, provider)).status).toBe(303)
  })

  it.each(['facebook', 'yahoo', 'constructor', '__proto__', 'google'])(
    '%s is nobody’s address [AC-024]',
    async (name) => {
      const session = web.visitor()
      expect((await session.submit(`/auth/${name}`, {})).status).toBe(404)
      expect((await session.visit(`/auth/${name}/callback?state=x&code=y`)).status).toBe(404)
    },
  )

  it.each(providers)(
    '%s is believed of the browser that began it, once, with its own state [AC-024]',
    async (provider) => {
      const session = web.visitor()
      const gone = await goTo(session, provider, '/', elsewhere())
      const back = await answerAt(gone.location!, agreed)
      const foreign = web.visitor()
      await foreign.token()
      expect((await foreign.visit(back)).location).toBe(FAILED)
      const own = await goTo(foreign, provider, '/', elsewhere())
      expect((await foreign.visit(back)).location).toBe(FAILED)
      expect(own.status).toBe(303)
      const cookies = new Map(session.cookies)
      expect((await session.visit(back)).location).toBe(COMPLETE)
      for (const [name, value] of cookies) session.cookies.set(name, value)
      expect((await session.visit(back)).location).toBe(FAILED)
      expect((await session.visit(FAILED)).text).toContain('ログインに失敗しました。もう一度お試しください。')
    },
  )

  it.each(['', '?code=abc', '?state=&code=abc', '?state=abc&code=abc'])(
    'is refused without its state: %s [AC-024]',
    async (query) => {
      const session = web.visitor()
      await goTo(session, 'google_oauth2')
      expect((await session.visit(`/auth/google_oauth2/callback${query}`)).location).toBe(FAILED)
      expect(await isSignedIn(session)).toBe(false)
    },
  )

  it('is refused with two states, and at the address of another service [AC-024]', async () => {
    const session = web.visitor()
    const gone = await goTo(session, 'google_oauth2')
    const back = await answerAt(gone.location!, agreed)
    expect((await session.visit(`${back}&state=abc`)).location).toBe(FAILED)
    const again = await answerAt((await goTo(session, 'google_oauth2')).location!, agreed)
    expect((await session.visit(again.replace('google_oauth2', 'line'))).location).toBe(FAILED)
  })

  it('is over after ten minutes [AC-024]', async () => {
    const session = web.visitor()
    const back = await answerAt((await goTo(session, 'twitter')).location!, agreed)
    await web.withClock({ advance: '10m' }, async () => expect((await session.visit(back)).location).toBe(FAILED))
    const soon = await answerAt((await goTo(session, 'twitter')).location!, agreed)
    await web.withClock({ advance: '9m' }, async () => expect((await session.visit(soon)).location).toBe(COMPLETE))
  })

  it.each(['//evil.example', 'https://evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'leads to nobody else’s page afterwards: %s',
    async (returnTo) => {
      const { email } = await addMember(web)
      const reply = await enterBy(
        web.visitor(),
        'google_oauth2',
        { subject: newSubject(), email, verified: true },
        { returnTo, ...elsewhere() },
      )
      expect(reply.location).toBe('/')
    },
  )

  it.each((Object.keys(lies) as Lie[]).filter((lie) => lie !== 'none'))(
    'is refused where the service’s token is forged: %s [AC-024]',
    async (lie) => {
      const { id, email } = await addMember(web)
      const reply = await enterBy(
        web.visitor(),
        'google_oauth2',
        { subject: newSubject(), email, verified: true, lie },
        elsewhere(),
      )
      expect([reply.location, await linksOf(id)]).toEqual([FAILED, []])
    },
  )

  it('shows the browser nothing that it could use elsewhere: no code, no verifier, no nonce in what it carries', async () => {
    const session = web.visitor()
    const gone = await goTo(session, 'google_oauth2')
    const asked = new URL(gone.location!).searchParams
    const carried = session.cookies.get('_egaku_errand')!
    expect(carried).toMatch(/^v1\./)
    for (const name of ['state', 'nonce']) expect(carried).not.toContain(asked.get(name)!)
    expect(gone.headers.get('set-cookie')).toMatch(/_egaku_errand=[^;]+; Path=\/; SameSite=Lax; Max-Age=600; HttpOnly/)
  })

  it('is held up after sixty in ten minutes from one line', async () => {
    const line = from('10.9.9.9')
    const session = web.visitor()
    for (let time = 0; time < 60; time++) await goTo(session, 'twitter', '/', line)
    const held = await goTo(session, 'twitter', '/', line)
    expect([held.status, Number(held.headers.get('retry-after')) > 0]).toEqual([429, true])
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import {
  addMember,
  from,
  isSignedIn,
  linkTo,
  newAddress,
  PASSWORD,
  signedInMember,
  signIn,
} from '#test/accounts/newcomers.ts'
import { timeRatio } from '#test/house/same-time.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb({ TRUST_PROXY: 'true' })))

const WRONG = 'メールアドレスまたはパスワードが正しくありません。'
const cookieLine = (reply: { headers: Headers }) =>
  reply.headers.getSetCookie().find((line) => line.startsWith('_egaku_session='))!

describe('signing in', () => {
  it('gives a session that did not exist before, and leads on [AC-017]', async () => {
    const { email } = await addMember(web)
    const session = web.visitor()
    session.cookies.set('_egaku_session', 'a session that somebody else chose')
    const first = await signIn(session, email.toUpperCase())
    expect([first.status, first.location]).toEqual([303, '/'])
    const before = session.cookies.get('_egaku_session')
    expect(before).not.toBe('a session that somebody else chose')
    await signIn(session, email)
    expect(session.cookies.get('_egaku_session')).not.toBe(before)
    const old = web.visitor()
    old.cookies.set('_egaku_session', before!)
    expect(await isSignedIn(old)).toBe(false)
  })

  it.each([
    ['/courses/12?from=mail', '/courses/12?from=mail'],
    ['//evil.example', '/'],
    ['https://evil.example/', '/'],
    ['/\\evil', '/'],
  ])('with return_to=%s leads to %s [AC-017]', async (given, expected) => {
    const { email } = await addMember(web)
    const reply = await web
      .visitor()
      .submit('/sessions', { 'session[email]': email, 'session[password]': PASSWORD, return_to: given })
    expect([reply.status, reply.location]).toEqual([303, expected])
  })

  it('tells a wrong address and a wrong password by the same page [AC-018]', async () => {
    const { email } = await addMember(web)
    for (const [address, password] of [
      [email, 'not the password'],
      [newAddress(), PASSWORD],
      ['', ''],
    ] as const) {
      const session = web.visitor()
      const reply = await signIn(session, address, password)
      expect([reply.status, reply.text.includes(WRONG)]).toEqual([422, true])
      expect(reply.text).not.toContain('not the password')
      expect([...session.cookies.keys()]).not.toContain('_egaku_session')
    }
  })

  it('takes as long for an unknown address as for a wrong password [AC-018]', async () => {
    const { email } = await addMember(web)
    const session = web.visitor()
    await session.token()
    const attempt = (address: string) => signIn(session, address, 'not the password', from('10.0.0.1'))
    const ratio = await timeRatio(
      () => attempt(email),
      () => attempt(newAddress()),
    )
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})

describe('guessing passwords', () => {
  const LATER = 'ログインの試行回数が上限に達しました。15分後に再度お試しください。'
  const fail = async (email: string, times: number, ip: (time: number) => string) => {
    const session = web.visitor()
    for (let time = 0; time < times; time++) {
      const { status } = await signIn(session, email, 'not the password', from(ip(time)))
      if (status !== 422) throw new Error(`try ${time + 1} was answered with ${status}`)
    }
  }
  const attempt = (email: string, ip: string) => signIn(web.visitor(), email, PASSWORD, from(ip))

  it('ends after ten failures for an address from one place, also with the right password, for 15 minutes [AC-019]', async () => {
    const { email } = await addMember(web)
    await fail(email, 9, () => '10.1.0.1')
    expect((await attempt(email, '10.1.0.1')).status).toBe(303)
    await fail(email, 10, () => '10.1.0.1')
    const stopped = await attempt(email, '10.1.0.1')
    expect([stopped.status, stopped.text.includes(LATER)]).toEqual([429, true])
    expect(Number(stopped.headers.get('retry-after'))).toBeGreaterThan(800)
    expect((await attempt(email, '10.1.0.2')).status).toBe(303)
    await web.withClock({ advance: '15m' }, async () => expect((await attempt(email, '10.1.0.1')).status).toBe(303))
  })

  it('ends after fifty failures for an address from many places [AC-019]', async () => {
    const { email } = await addMember(web)
    await fail(email, 50, (time) => `10.2.0.${time}`)
    expect((await attempt(email, '10.2.1.1')).status).toBe(429)
  }, 30_000)

  it('ends after a hundred failures from one place, and outlasts a restart since it stands in the database [AC-019]', async () => {
    const session = web.visitor()
    for (let time = 0; time < 100; time++)
      expect((await signIn(session, newAddress(), 'not the password', from('10.3.0.1'))).status).toBe(422)
    const { email } = await addMember(web)
    expect((await attempt(email, '10.3.0.1')).status).toBe(429)
    expect((await attempt(email, '10.3.0.2')).status).toBe(303)
    const counters = await web.db
      .selectFrom('rate_limits')
      .select('points')
      .where('key', '=', 'sign-in-ip:10.3.0.1')
      .execute()
    expect(counters).toEqual([{ points: 100 }])
  }, 30_000)

  it('by strangers, however often and from wherever, does not keep the owner out of a browser used before [AC-019]', async () => {
    const { email } = await addMember(web)
    const home = web.visitor()
    await signIn(home, email, PASSWORD, from('10.5.0.9'))
    await home.delete('/sessions')
    await fail(email, 50, (time) => `10.5.0.${time % 10}`)
    expect((await attempt(email, '10.5.1.1')).status).toBe(429)
    expect((await signIn(home, email, PASSWORD, from('10.5.0.9'))).status).toBe(303)
    await home.delete('/sessions')
    for (let time = 0; time < 10; time++)
      expect((await signIn(home, email, 'not the password', from('10.5.2.1'))).status).toBe(422)
    const stopped = await signIn(home, email, PASSWORD, from('10.5.2.1'))
    expect([stopped.status, stopped.text.includes(LATER)]).toEqual([429, true])
  }, 30_000)

  it('is no easier in a browser that another member has used, or that says of itself that it is known [AC-019]', async () => {
    const { email, id } = await addMember(web)
    const { session: others } = await signedInMember(web)
    const known = others.cookies.get('_egaku_device')!
    await fail(email, 10, () => '10.6.0.1')
    await others.delete('/sessions')
    for (const cookie of [known, known.replace(/^\d+/, String(id)), `${id}.a.1..`, '~~', 'x']) {
      const guesser = web.visitor()
      guesser.cookies.set('_egaku_device', cookie)
      expect((await signIn(guesser, email, PASSWORD, from('10.6.0.1'))).status, cookie).toBe(429)
    }
  })

  it('does not close the door to who reads the mailbox: the link of a letter opens it [AC-019]', async () => {
    const { email, id } = await addMember(web)
    await fail(email, 50, (time) => `10.7.0.${time}`)
    const elsewhere = web.visitor()
    const stopped = await signIn(elsewhere, email, PASSWORD, from('10.7.1.1'))
    expect(stopped.status).toBe(429)
    expect(stopped.text).toContain('href="/sessions/by_letter"')
    const way = { email, return_to: '/courses?tab=manga' }
    const sent = await elsewhere.submit('/sessions/by_letter', way, { redirect: 'follow' })
    expect(sent.text).toContain('ログイン用のメールを送信しました。')
    const { path, pathname, token } = await linkTo(web, email)
    expect((await elsewhere.visit(path)).text).toContain(`${email} としてログインします。`)
    expect(await isSignedIn(elsewhere)).toBe(false)
    const reply = await elsewhere.submit(pathname, { token, return_to: '/courses?tab=manga' })
    expect([reply.status, reply.location, await isSignedIn(elsewhere)]).toEqual([303, '/courses?tab=manga', true])
    expect((await web.visitor().submit(pathname, { token })).status).toBe(422)
    await elsewhere.delete('/sessions')
    expect((await signIn(elsewhere, email, PASSWORD, from('10.7.1.1'))).status).toBe(303)
    const told = await web.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(told.map(({ action }) => action)).toContain('accounts.signed-in-by-letter')
  }, 30_000)

  it('is not let through by many tries at once [AC-019]', async () => {
    const { email } = await addMember(web)
    const session = web.visitor()
    await session.token()
    const tries = await Promise.all(
      Array.from({ length: 20 }, () => signIn(session, email, 'not the password', from('10.4.0.1'))),
    )
    expect(tries.filter(({ status }) => status === 422).length).toBeLessThanOrEqual(10)
  })
})

describe('a session', () => {
  it('is an opaque cookie that scripts cannot read, and a row on the server [AC-020]', async () => {
    const { email } = await addMember(web)
    const session = web.visitor()
    const line = cookieLine(await signIn(session, email))
    expect(line).toMatch(/^_egaku_session=[\w-]{43}; /)
    expect(line).toContain('HttpOnly')
    expect(line).toContain('SameSite=Lax')
    expect(line).not.toContain('Secure')
    const value = session.cookies.get('_egaku_session')!
    const rows = await web.db.selectFrom('sessions').select('token_hash').execute()
    expect(rows.some(({ token_hash }) => token_hash.toString('base64url') === value)).toBe(false)
  })

  it('travels by https only where the site does, under the configured name [AC-020]', async () => {
    const abroad = await freshWeb({ ORIGIN: 'https://school.example', SITE_SLUG: 'atelier' })
    const { email } = await addMember(abroad)
    const reply = await signIn(abroad.visitor(), email)
    expect(reply.headers.getSetCookie().find((line) => line.startsWith('__Host-_atelier_session='))).toContain(
      '; Secure',
    )
  })

  it('ends 14 days after it was last used [AC-020]', async () => {
    const { session } = await signedInMember(web)
    try {
      await web.moveClock({ advance: '13d' })
      expect(await isSignedIn(session)).toBe(true)
      await web.moveClock({ advance: '13d' })
      expect(await isSignedIn(session)).toBe(true)
      await web.moveClock({ advance: '14d' })
      await web.moveClock({ advance: '1m' })
      expect(await isSignedIn(session)).toBe(false)
    } finally {
      await web.moveClock({ reset: true })
    }
  })

  it('ends 90 days after it began, however much it is used [AC-020]', async () => {
    const { session } = await signedInMember(web)
    try {
      for (let day = 0; day < 90; day += 10) {
        expect(await isSignedIn(session)).toBe(true)
        await web.moveClock({ advance: '10d' })
      }
      await web.moveClock({ advance: '1m' })
      expect(await isSignedIn(session)).toBe(false)
    } finally {
      await web.moveClock({ reset: true })
    }
  })
})

describe('signing out', () => {
  it('ends the session on the server: the old cookie opens nothing [AC-021]', async () => {
    const { session, id } = await signedInMember(web)
    const old = web.visitor()
    old.cookies.set('_egaku_session', session.cookies.get('_egaku_session')!)
    const reply = await session.submit('/sessions', { _method: 'delete' })
    expect([reply.status, reply.location]).toEqual([303, '/'])
    expect(cookieLine(reply)).toContain('Max-Age=0')
    expect(await isSignedIn(old)).toBe(false)
    expect(await web.db.selectFrom('sessions').select('member_id').where('member_id', '=', id).execute()).toEqual([])
  })

  it('works as DELETE too, and for a visitor is a 401 [AC-021]', async () => {
    const { session } = await signedInMember(web)
    expect((await session.delete('/sessions')).status).toBe(303)
    expect((await web.visitor().delete('/sessions')).status).toBe(401)
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { isSignedIn, linkTo, newAddress, PASSWORD, signedInMember, signIn } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const NEW_PASSWORD = 'atarashii-fude-7'
type Person = Pick<Awaited<ReturnType<typeof signedInMember>>, 'session' | 'id'>
const change = async (from: Person, email: string, current_password = PASSWORD) =>
  from.session.submit(`/users/${from.id}/email`, { _method: 'patch', email, current_password })

describe('a new address', () => {
  it('is asked for by nobody who cannot say the password, and each try is counted [AC-029]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress()
    for (let guess = 0; guess < 10; guess++) {
      const reply = await change(member, wanted, guess % 2 ? '' : 'not the password')
      expect([reply.status, reply.text.includes('現在のパスワードが正しくありません。')]).toEqual([422, true])
      expect(reply.text).toContain(`value="${wanted}"`)
      expect(reply.text).not.toContain('not the password')
    }
    expect((await change(member, wanted)).status).toBe(429)
    expect(await web.db.selectFrom('letters').select('id').where('to_address', '=', wanted).execute()).toEqual([])
    // Another session of the same member has tries of its own: a stolen one does not hold up the owner.
    const home = web.visitor()
    await signIn(home, member.email)
    expect((await change({ ...member, session: home }, wanted)).status).toBe(303)
  })

  it('needs a fresh letter to the present mailbox where there is no password [AC-029]', async () => {
    const { id, email, session } = await signedInMember(web)
    await web.db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute()
    const page = await session.visit(`/users/${id}/edit_email`)
    expect(page.text).not.toContain('name="current_password"')
    expect(page.text).toContain(`href="/sessions/by_letter?return_to=${encodeURIComponent(`/users/${id}/edit_email`)}"`)
    const wanted = newAddress()
    expect((await change({ id, session }, wanted)).status).toBe(422)
    await session.submit('/sessions/by_letter', { email, return_to: `/users/${id}/edit_email` })
    const { pathname, token } = await linkTo(web, email)
    expect((await session.submit(pathname, { token })).status).toBe(303)
    await web.withClock({ advance: '15m' }, async () =>
      expect((await change({ id, session }, wanted)).status).toBe(422),
    )
    expect((await change({ id, session }, wanted)).status).toBe(303)
  })

  const object = (token: string) => web.visitor().submit('/accounts/object_to_change', { token })

  it('that waits is told to the old mailbox, whose reader can stop it and gets a new password [AC-029]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress()
    await change(member, wanted)
    const asked = await linkTo(web, wanted)
    const { path, pathname, token } = await linkTo(web, member.email)
    expect(pathname).toBe('/accounts/object_to_change')
    const page = await web.visit(path)
    expect([page.status, page.text.includes(member.email)]).toEqual([200, true])
    expect(await isSignedIn(member.session)).toBe(true)
    const done = await object(token)
    expect([done.status, done.location]).toEqual([303, '/sessions/new?notice=change-undone'])
    expect(await isSignedIn(member.session)).toBe(false)
    expect((await signIn(web.visitor(), member.email)).status).toBe(422)
    const reset = await linkTo(web, member.email, { seen: 1 })
    await web.visitor().submit(reset.pathname, { token: reset.token, 'user[password]': NEW_PASSWORD })
    const home = web.visitor()
    expect((await signIn(home, member.email, NEW_PASSWORD)).status).toBe(303)
    expect((await home.submit(asked.pathname, { token: asked.token })).status).toBe(422)
    expect((await object(token)).status).toBe(422)
    expect((await web.visit(path)).text).toContain('このリンクは有効期限が切れているか、すでに使用されています。')
  })

  it('that has taken effect is undone by the old mailbox’s reader within seven days [AC-029]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress()
    await change(member, wanted)
    const asked = await linkTo(web, wanted)
    await member.session.submit(asked.pathname, { token: asked.token })
    const { token } = await linkTo(web, member.email, { seen: 1 })
    await web.withClock({ advance: '7d' }, async () => expect((await object(token)).status).toBe(422))
    expect((await web.member(wanted)).id).toBe(member.id)
    expect((await object(token)).status).toBe(303)
    expect(await web.member(member.email)).toMatchObject({ id: member.id, password_hash: null })
    const rows = web.db.selectFrom('audit_log').select('action').where('subject_id', '=', member.id).execute()
    expect((await rows).map(({ action }) => action)).toContain('accounts.email-change-undone')
  })
})

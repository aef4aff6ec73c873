import { beforeAll, describe, expect, it } from 'vitest'
import {
  addMember,
  isSignedIn,
  linkTo,
  newAddress,
  PASSWORD,
  signedInMember,
  signIn,
} from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

type House = Awaited<ReturnType<typeof freshWeb>>
let web: House
beforeAll(async () => (web = await freshWeb()))

const NEW_PASSWORD = 'atarashii-fude-7'
const SENT = 'パスワード再設定用のメールを送信しました。'
const begin = (email: string) =>
  web.visitor().submit('/accounts/begin_password_reset', { email }, { redirect: 'follow' })
const reset = (token: string, password = NEW_PASSWORD) =>
  web.visitor().submit('/accounts/reset_password', { token, 'user[password]': password })

describe('a new password', () => {
  it('is promised in the same words to known and unknown addresses; only a member gets a letter [AC-028]', async () => {
    const member = await addMember(web)
    const unknown = newAddress()
    const replies = [await begin(member.email), await begin(unknown)]
    expect(replies.map(({ status, text }) => [status, text.includes(SENT)])).toEqual([
      [200, true],
      [200, true],
    ])
    expect((await linkTo(web, member.email)).pathname).toBe('/accounts/reset_password')
    expect(await web.db.selectFrom('letters').select('id').where('to_address', '=', unknown).execute()).toEqual([])
  })

  it('is set once by the link, ends every session and is told to the mailbox [AC-028] [AC-038]', async () => {
    const { email, session } = await signedInMember(web)
    await begin(email)
    const { path, token } = await linkTo(web, email)
    const page = await web.visit(path)
    expect([page.status, page.text.includes('新しいパスワード')]).toEqual([200, true])
    const weak = await reset(token, 'password1')
    expect([weak.status, weak.text.includes('推測されやすいパスワードは使用できません。')]).toEqual([422, true])
    const done = await reset(token)
    expect([done.status, done.location]).toEqual([303, '/sessions/new?notice=password-changed'])
    expect(await isSignedIn(session)).toBe(false)
    expect((await reset(token, 'mata-betsu-no-99')).status).toBe(422)
    for (const dead of [path, '/accounts/reset_password?token=unknown', '/accounts/reset_password']) {
      const { text } = await web.visit(dead)
      expect(text).toContain('このリンクは有効期限が切れているか、すでに使用されています。')
      expect(text).toContain('href="/accounts/begin_password_reset"')
    }
    expect((await signIn(web.visitor(), email)).status).toBe(422)
    expect((await signIn(web.visitor(), email, NEW_PASSWORD)).status).toBe(303)
    const [notice] = await web.letters(email, { seen: 1 })
    expect(notice!.subject).toContain('パスワードを変更しました')
  })

  it('can be set for 60 minutes, by the newest link only, whose hash alone is stored [AC-028]', async () => {
    const { email } = await addMember(web)
    await begin(email)
    const first = await linkTo(web, email)
    await begin(email)
    const second = await linkTo(web, email, { seen: 1 })
    expect((await reset(first.token)).status).toBe(422)
    await web.withClock({ advance: '60m' }, async () => expect((await reset(second.token)).status).toBe(422))
    const links = await web.db.selectFrom('email_links').select('token_hash').where('email', '=', email).execute()
    expect(links.some(({ token_hash }) => token_hash.toString('utf8') === second.token)).toBe(false)
    await web.withClock({ advance: '59m' }, async () => expect((await reset(second.token)).status).toBe(303))
  })

  it('can be asked for five times in an hour, by anybody’s address alike [AC-028]', async () => {
    for (const email of [(await addMember(web)).email, newAddress()]) {
      for (let time = 0; time < 5; time++) expect((await begin(email)).status).toBe(200)
      expect((await begin(email)).status).toBe(429)
    }
  })

  it('does not come by a link of another kind [AC-028]', async () => {
    const { id, email, session } = await signedInMember(web)
    const wanted = newAddress()
    await session.patch(`/users/${id}/email`, { email: wanted, current_password: PASSWORD })
    const { token } = await linkTo(web, wanted)
    expect((await reset(token)).status).toBe(422)
    expect((await signIn(web.visitor(), email)).status).toBe(303)
  })
})

describe('a new address', () => {
  type Person = Pick<Awaited<ReturnType<typeof signedInMember>>, 'session' | 'id'>
  const change = async (from: Person, email: string, current_password = PASSWORD) =>
    from.session.submit(`/users/${from.id}/email`, { _method: 'patch', email, current_password })

  it('is shown beside the present one in a form of one field and the password [AM-015]', async () => {
    const { session, id, email } = await signedInMember(web)
    const page = await session.visit(`/users/${id}/edit_email`)
    expect(page.text).toContain(email)
    const form = /<form[^>]*action="\/users\/\d+\/email"[\s\S]*?<\/form>/.exec(page.text)![0]
    expect(form.match(/<input(?![^>]*type="hidden")/g)).toHaveLength(2)
  })

  it('takes effect when its own mailbox has answered, and the old mailbox is told [AM-015][AC-029]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress('New')
    const reply = await change(member, wanted)
    expect([reply.status, reply.location]).toEqual([303, `/users/${member.id}/edit_email?sent=1`])
    const { path, pathname, token } = await linkTo(web, wanted.toLowerCase())
    const page = await member.session.visit(path)
    expect([page.status, page.text.includes(wanted)]).toEqual([200, true])
    expect((await web.member(member.email)).email).toBe(member.email)
    const done = await member.session.submit(pathname, { token })
    expect([done.status, done.location]).toEqual([303, `/users/${member.id}/edit_email`])
    expect((await web.member(wanted.toLowerCase())).email).toBe(wanted)
    expect((await member.session.submit(pathname, { token })).status).toBe(422)
    const [told] = await web.letters(member.email, { seen: 1 })
    expect(told!.subject).toContain('メールアドレスを変更しました')
    expect((await signIn(web.visitor(), wanted)).status).toBe(303)
    expect((await signIn(web.visitor(), member.email)).status).toBe(422)
  })

  it('must be one: 「メールアドレスの形式が正しくありません」, with what was typed [AM-015]', async () => {
    const member = await signedInMember(web)
    const reply = await change(member, 'nowhere')
    expect(reply.status).toBe(422)
    expect(reply.text).toMatch(/メールアドレスの形式が正しくありません(?!。)/)
    expect(reply.text).toContain('value="nowhere"')
  })

  it('that is taken gets the same answer, and nothing changes [AM-015]', async () => {
    const member = await signedInMember(web)
    const holder = await addMember(web)
    const reply = await change(member, holder.email)
    expect([reply.status, reply.location]).toEqual([303, `/users/${member.id}/edit_email?sent=1`])
    expect(await web.db.selectFrom('letters').select('id').where('to_address', '=', holder.email).execute()).toEqual([])
    const links = web.db.selectFrom('email_links').select('purpose').where('member_id', '=', member.id).execute()
    expect(await links).toEqual([{ purpose: 'object' }])
    // One's own mailbox is told all the same: by nothing does one learn that the address is taken.
    expect((await web.letters(member.email))[0]!.subject).toContain('メールアドレス変更のお申し込み')
  })

  it('that was taken in between stays with who took it [AM-015]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress()
    await change(member, wanted)
    const { pathname, token } = await linkTo(web, wanted)
    const holder = await addMember(web, { email: wanted })
    expect((await member.session.submit(pathname, { token })).status).toBe(422)
    expect((await web.member(wanted)).id).toBe(holder.id)
  })

  it('is confirmed within 24 hours by the newest link, in one’s own session [AM-015][AC-029]', async () => {
    const member = await signedInMember(web)
    const wanted = newAddress()
    await change(member, wanted)
    const first = await linkTo(web, wanted)
    await web.withClock({ advance: '2m' }, async () => {
      const again = await member.session.patch(`/users/${member.id}/resend_authorization_email`, {})
      expect([again.status, again.text]).toEqual([200, ''])
    })
    const { path, pathname, token } = await linkTo(web, wanted, { seen: 1 })
    expect((await member.session.submit(pathname, { token: first.token })).status).toBe(422)
    const visitor = web.visitor()
    expect((await visitor.visit(path)).location).toContain('/sessions/new?return_to=')
    expect((await visitor.submit(pathname, { token })).status).toBe(401)
    const stranger = await signedInMember(web)
    expect((await stranger.session.submit(pathname, { token })).status).toBe(404)
    expect((await stranger.session.submit(`/users/${stranger.id}/confirm_email`, { token })).status).toBe(422)
    await web.withClock({ advance: '25h' }, async () =>
      expect((await member.session.submit(pathname, { token })).status).toBe(422),
    )
    expect((await member.session.submit(pathname, { token })).status).toBe(303)
  })

  it('voids a link for a new password that still lies in the old mailbox [AC-029]', async () => {
    const member = await signedInMember(web)
    await begin(member.email)
    const old = await linkTo(web, member.email)
    const wanted = newAddress()
    await change(member, wanted)
    const { pathname, token } = await linkTo(web, wanted)
    await member.session.submit(pathname, { token })
    expect((await reset(old.token)).status).toBe(422)
  })
})

describe('settings', () => {
  const settings = (session: ReturnType<House['visitor']>, id: number, fields: Record<string, string>) =>
    session.submit(`/users/${id}`, { _method: 'patch', ...fields })

  it('keep how a member is called, on one line, and whether single keys do something', async () => {
    const { session, id, email } = await signedInMember(web)
    expect((await web.member(email)).single_keys_off).toBe(false)
    const reply = await settings(session, id, { name: ' 線の\n好きな　人 ' })
    expect([reply.status, reply.location]).toEqual([303, `/users/${id}/settings`])
    expect(await web.member(email)).toMatchObject({ name: '線の 好きな 人', single_keys_off: true })
    await settings(session, id, { name: '𠮷'.repeat(20), single_keys: '1' })
    expect(await web.member(email)).toMatchObject({ name: '𠮷'.repeat(20), single_keys_off: false })
  })

  it('refuse no name and one of 21 characters, and give back what was typed', async () => {
    const { session, id, email } = await signedInMember(web)
    for (const name of ['', '\u3000 ', '線'.repeat(21)])
      expect((await settings(session, id, { name })).status).toBe(422)
    expect((await settings(session, id, { name: '線'.repeat(21) })).text).toContain(`value="${'線'.repeat(21)}"`)
    expect((await web.member(email)).name).toBe('試験 ひと')
  })

  it('are one’s own [AC-030]', async () => {
    const [one, other] = [await signedInMember(web), await signedInMember(web)]
    expect((await settings(one.session, other.id, { name: '別人' })).status).toBe(404)
    expect((await one.session.visit(`/users/${other.id}/settings`)).status).toBe(404)
    expect((await settings(web.visitor(), other.id, { name: '別人' })).status).toBe(401)
    expect((await web.member(other.email)).name).toBe('試験 ひと')
  })
})

describe('the audit log', () => {
  it('keeps signing in and out, failures, new passwords and addresses, with who, when and whence, and no secrets [AC-035]', async () => {
    const { id, email, session } = await signedInMember(web)
    await signIn(web.visitor(), email, 'not the password', { headers: { 'User-Agent': 'Burglar/1.0' } })
    const wanted = newAddress()
    await session.patch(`/users/${id}/email`, { email: wanted, current_password: PASSWORD })
    const changed = await linkTo(web, wanted)
    await session.submit(changed.pathname, { token: changed.token })
    await session.delete('/sessions')
    await begin(wanted)
    const { token } = await linkTo(web, wanted, { seen: 1 })
    await reset(token)
    const rows = await web.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).orderBy('id').execute()
    expect(rows.map(({ action }) => action)).toEqual([
      'accounts.signed-in',
      'accounts.sign-in-failed',
      'accounts.email-changed',
      'accounts.signed-out',
      'accounts.password-changed',
    ])
    expect(rows[1]).toMatchObject({
      actor_id: null,
      agent: 'Burglar/1.0',
      ip: expect.stringMatching(/\S/),
      at: expect.any(Date),
    })
    expect(rows[2]).toMatchObject({ actor_id: id })
    const written = JSON.stringify(await web.db.selectFrom('audit_log').selectAll().execute())
    for (const secret of [PASSWORD, NEW_PASSWORD, token, changed.token]) expect(written).not.toContain(secret)
  })
})

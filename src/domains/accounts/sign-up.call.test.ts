import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, confirm, linkTo, newAddress, PASSWORD, signIn, signUp } from '#test/accounts/newcomers.ts'
import { timeRatio } from '#test/house/same-time.ts'
import { freshWeb } from '#test/web.ts'

type House = Awaited<ReturnType<typeof freshWeb>>
let web: House
beforeAll(async () => (web = await freshWeb()))

const registrationsOf = (email_key: string) =>
  web.db.selectFrom('registrations').selectAll().where('email_key', '=', email_key).execute()
const resend = (session: ReturnType<House['visitor']>, id: string, email: string) =>
  session.patch(`/users/${id}/resend_authorization_email`, { email })
const idIn = (location: string | null) => new URLSearchParams(location!.split('?')[1]).get('id')!

describe('signing up', () => {
  it('keeps a sign-up with a hashed password, signs nobody in and sends a link [AC-008]', async () => {
    const session = web.visitor()
    const email = newAddress('Hana')
    const reply = await signUp(session, email)
    expect(reply.status).toBe(303)
    expect(reply.location).toMatch(/^\/users\/temporary_email_registration\/sent\?id=[\da-f-]{36}$/)
    expect((await session.visit(reply.location!)).text).toContain('確認メールを送信しました')
    const [kept] = await registrationsOf(email.toLowerCase())
    expect(kept).toMatchObject({ email, confirmed_at: null, password_hash: expect.stringMatching(/^\$argon2id\$/) })
    expect([...session.cookies.keys()]).not.toContain('_egaku_session')
    expect(await web.db.selectFrom('members').select('id').where('email', '=', email).execute()).toEqual([])
    expect((await web.letters(email.toLowerCase()))[0]!.links.join()).toContain('/users/authorize_email?token=')
  })

  it('needs the agreement to the terms, whatever the screen did [AC-003]', async () => {
    const email = newAddress()
    for (const terms of [{}, { 'user[terms]': '0' }] as Record<string, string>[]) {
      const reply = await web
        .visitor()
        .submit('/users/temporary_email_registration', { 'user[email]': email, 'user[password]': PASSWORD, ...terms })
      expect(reply.status).toBe(422)
      expect(reply.text).toContain('利用規約とプライバシーポリシーへの同意が必要です。')
    }
    expect(await registrationsOf(email)).toEqual([])
  })

  it('answers a bad address and a bad password on the same page, keeps the address and never the password [AC-010][AC-011]', async () => {
    const reply = await signUp(web.visitor(), 'hana@example', 'kurai;7')
    expect(reply.status).toBe(422)
    expect(reply.text).toContain('メールアドレスの形式が正しくありません。')
    expect(reply.text).toContain('パスワードは8文字以上128文字以内で入力してください。')
    expect(reply.text.match(/aria-invalid="true"/g)).toHaveLength(2)
    expect(reply.text).toContain('value="hana@example"')
    expect(reply.text).not.toContain('kurai;7')
    const weak = await signUp(web.visitor(), newAddress(), 'password1')
    expect([weak.status, weak.text.includes('推測されやすいパスワードは使用できません。')]).toEqual([422, true])
  })

  it('takes an address with a line break for no address, so that no letter gets a second recipient [AC-010]', async () => {
    const reply = await signUp(web.visitor(), 'hana@example.com\r\nBcc: all@example.com')
    expect(reply.status).toBe(422)
  })

  it('does not tell that an address is a member’s already; the mailbox is told instead [AC-009]', async () => {
    const member = await addMember(web)
    const [forNew, forKnown] = [web.visitor(), web.visitor()]
    const newcomer = newAddress()
    const replies = [await signUp(forNew, newcomer), await signUp(forKnown, member.email)]
    expect(replies.map(({ status }) => status)).toEqual([303, 303])
    const [newPage, knownPage] = [
      await forNew.visit(replies[0]!.location!),
      await forKnown.visit(replies[1]!.location!),
    ]
    const plain = (text: string) =>
      text.replace(/[\w-]+@example\.com|[\da-f]{8}-[\da-f-]{27}|nonce="[^"]+"|content="[^"]*"/g, '…')
    const main = (text: string) => plain(/<main[\s\S]*<\/main>/.exec(text)![0])
    expect([knownPage.status, main(knownPage.text)]).toEqual([newPage.status, main(newPage.text)])
    const again = [
      await resend(forNew, idIn(replies[0]!.location), newcomer),
      await resend(forKnown, idIn(replies[1]!.location), member.email),
    ]
    expect(again.map(({ status, text }) => `${status} ${text}`)).toEqual([
      '429 確認メールは1分以上あけて再送信してください。',
      '429 確認メールは1分以上あけて再送信してください。',
    ])
    const [letter] = await web.letters(member.email)
    expect(letter!.subject).toContain('すでに登録されています')
    expect(letter!.text).toMatch(/\/accounts\/begin_password_reset[\s\S]*\/sessions\/new/)
    expect(letter!.text).not.toContain('token=')
  })

  it('takes as long for a member’s address as for a new one [AC-009]', async () => {
    const known = await Promise.all(Array.from({ length: 8 }, () => addMember(web)))
    const session = web.visitor()
    await session.token()
    const ratio = await timeRatio(
      () => signUp(session, known.pop()!.email),
      () => signUp(session, newAddress()),
    )
    expect(ratio).toBeGreaterThan(0.4)
    expect(ratio).toBeLessThan(2.5)
  })
})

describe('the link of the letter', () => {
  it('confirms by its button only: opening it changes nothing; the token is long and stored as a hash [AC-012]', async () => {
    const email = newAddress()
    const session = web.visitor()
    await signUp(session, email)
    const { path, token } = await linkTo(web, email)
    expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16)
    for (let time = 0; time < 2; time++) {
      const page = await web.visit(path)
      expect([page.status, page.text.includes('登録を完了する')]).toEqual([200, true])
    }
    expect(await web.db.selectFrom('members').select('id').where('email', '=', email).execute()).toEqual([])
    const links = await web.db.selectFrom('email_links').selectAll().where('email', '=', email).execute()
    expect(links).toMatchObject([{ used_at: null }])
    expect(links[0]!.token_hash.toString('utf8')).not.toContain(token)
    expect(links[0]!.expires_at.getTime() - links[0]!.created_at.getTime()).toBe(24 * 3_600_000)
  })

  it('makes the member, signs in with a fresh session and leads to the order page [AC-013]', async () => {
    const email = newAddress()
    const session = web.visitor()
    session.cookies.set('_egaku_session', 'a session that somebody else chose')
    await signUp(session, email)
    const reply = await confirm(web, session, email)
    expect([reply.status, reply.location]).toEqual([303, '/subscription_orders/new'])
    expect(session.cookies.get('_egaku_session')).toMatch(/^[\w-]{43}$/)
    const page = await session.visit('/subscription_orders/new')
    expect([page.status, page.text.includes('プランとお申し込み')]).toEqual([200, true])
    expect(page.text).toContain('会員登録が完了しました。')
    expect(page.text).toContain('会員登録が完了しました</h2>')
    expect((await session.visit('/subscription_orders/new')).text).not.toContain('会員登録が完了しました')
    expect(page.text).toContain('お支払いなしで見られるレッスンへ')
    const member = await web.member(email)
    expect(await web.db.selectFrom('subscriptions').selectAll().where('member_id', '=', member.id).execute()).toEqual(
      [],
    )
  })

  it('says that it is used, out of date or unknown, and offers another letter [AC-013]', async () => {
    const email = newAddress()
    const session = web.visitor()
    await signUp(session, email)
    const { path, token } = await linkTo(web, email)
    await session.submit('/users/authorize_email', { token })
    const other = web.visitor()
    const used = await other.submit('/users/authorize_email', { token })
    expect(used.status).toBe(422)
    for (const page of [used, await other.visit(path), await other.visit('/users/authorize_email?token=unknown')]) {
      expect(page.text).toContain('このリンクは有効期限が切れているか、すでに使用されています。')
      expect(page.text).toMatch(/<form[^>]*>[\s\S]*name="email"/)
    }
    const late = newAddress()
    await signUp(other, late)
    const link = await linkTo(web, late)
    await web.withClock({ advance: '24h' }, async () => {
      expect((await other.submit('/users/authorize_email', { token: link.token })).status).toBe(422)
      expect((await other.visit(link.path)).text).toContain('このリンクは有効期限が切れているか')
    })
    await expect(web.member(late)).rejects.toThrow('the demo world has no')
  })

  it('makes one member when its button is pressed twice at once [AC-012]', async () => {
    const email = newAddress()
    const session = web.visitor()
    await signUp(session, email)
    const { token } = await linkTo(web, email)
    const replies = await Promise.all([0, 1, 2].map(() => session.submit('/users/authorize_email', { token })))
    expect(replies.filter(({ status }) => status === 303)).toHaveLength(1)
    expect(await web.db.selectFrom('members').select('id').where('email_key', '=', email).execute()).toHaveLength(1)
  })
})

describe('sending the letter again', () => {
  it('voids the older link, and may correct the address before it is confirmed [AC-014][AC-015]', async () => {
    const session = web.visitor()
    const [wrong, right] = [newAddress('wrong'), newAddress('right')]
    const id = idIn((await signUp(session, wrong)).location)
    const first = await linkTo(web, wrong)
    await web.withClock({ advance: '2m' }, async () => {
      const reply = await resend(session, id, right)
      expect([reply.status, reply.text, reply.headers.get('content-type')]).toEqual([
        200,
        '',
        'text/plain; charset=utf-8',
      ])
      expect((await session.submit('/users/authorize_email', { token: first.token })).status).toBe(422)
      expect((await confirm(web, session, right)).status).toBe(303)
    })
    expect((await web.member(right)).email).toBe(right)
    await expect(web.member(wrong)).rejects.toThrow('the demo world has no')
  })

  it('is for the sign-up whose number one has: unknown and confirmed ones do not exist [AC-014]', async () => {
    const session = web.visitor()
    const email = newAddress()
    const id = idIn((await signUp(session, email)).location)
    await confirm(web, session, email)
    const stranger = await addMember(web)
    for (const gone of [id, '00000000-0000-4000-8000-000000000000', String(stranger.id), 'me', '0'])
      expect((await resend(session, gone, email)).status).toBe(404)
    const { id: own } = await web.member(email)
    const nothing = await resend(session, String(own), email)
    expect([nothing.status, nothing.text]).toEqual([409, '確認待ちのメールアドレスはありません。'])
  })

  it('says in plain text that the address is none [AC-014]', async () => {
    const session = web.visitor()
    const id = idIn((await signUp(session, newAddress())).location)
    const reply = await resend(session, id, 'none')
    expect([reply.status, reply.text]).toEqual([422, 'メールアドレスの形式が正しくありません。'])
  })

  it('waits a minute between letters and stops after five in an hour, by sign-up and by address [AC-015]', async () => {
    const session = web.visitor()
    const email = newAddress()
    const id = idIn((await signUp(session, email)).location)
    const soon = await resend(session, id, email)
    expect([soon.status, soon.text]).toEqual([429, '確認メールは1分以上あけて再送信してください。'])
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50)
    const other = await resend(session, id, newAddress())
    expect(other.status).toBe(200)
    expect((await resend(session, id, newAddress())).status).toBe(429)
    try {
      for (let sent = 2; sent < 5; sent++) {
        await web.moveClock({ advance: '1m' })
        expect((await resend(session, id, email)).status).toBe(200)
      }
      await web.moveClock({ advance: '1m' })
      expect((await resend(session, id, email)).status).toBe(200)
      await web.moveClock({ advance: '1m' })
      const stopped = await resend(session, id, email)
      expect([stopped.status, stopped.text]).toEqual([429, '再送信の上限に達しました。時間をおいてお試しください。'])
      const byAddress = await signUp(web.visitor(), email)
      expect([byAddress.status, byAddress.text.includes('再送信の上限に達しました。')]).toEqual([429, true])
      await web.moveClock({ advance: '1h' })
      expect((await resend(session, id, email)).status).toBe(200)
    } finally {
      await web.moveClock({ reset: true })
    }
  })

  it('opens for whoever signs in with the right password before confirming, without a session [AC-018]', async () => {
    const email = newAddress()
    const session = web.visitor()
    const sent = await signUp(session, email)
    const reply = await signIn(session, email)
    expect([reply.status, reply.location]).toEqual([303, sent.location])
    expect([...session.cookies.keys()]).not.toContain('_egaku_session')
    expect((await signIn(session, email, 'not the password')).status).toBe(422)
  })
})

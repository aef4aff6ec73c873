import { createHmac } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, isSignedIn, linkTo, newAddress, PASSWORD, signIn, signUp } from '#test/accounts/newcomers.ts'
import { enterBy, type Person, type Provider } from '#test/accounts/services.ts'
import type { Session } from '#test/worlds/session.ts'
import { TEST_SECRET } from '#test/worlds/test-secret.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const COMPLETE = '/users/complete_registration'
const LETTER = '/users/complete_registration/letter'
const newSubject = () => `somebody-${newAddress().slice(5, 17)}`
const agreed = { act: 'join', name: 'みのり', terms: '1' }

async function arrive(provider: Provider, person: Partial<Person> = {}): Promise<Session & { subject: string }> {
  const session = web.visitor()
  const subject = person.subject ?? newSubject()
  expect((await enterBy(session, provider, { ...person, subject })).location).toBe(COMPLETE)
  return Object.assign(session, { subject })
}

const rowsOf = (email: string) => web.db.selectFrom('members').selectAll().where('email_key', '=', email).execute()
const proofs = (subject: string) =>
  web.db.selectFrom('identity_proofs').selectAll().where('subject', '=', subject).execute()
const linked = async (id: number) =>
  (await web.db.selectFrom('identities').select('provider').where('member_id', '=', id).execute()).map(
    ({ provider }) => provider,
  )
const hashOf = (text: string) => createHmac('sha256', TEST_SECRET).update(text).digest()

describe('who comes for the first time', () => {
  it('sees their name, cut and to be changed, their address and the terms, and is nobody yet [AC-027]', async () => {
    const email = newAddress()
    const session = await arrive('google_oauth2', {
      name: '若葉  みのり\u0000'.padEnd(40, 'あ'),
      email,
      verified: true,
    })
    const { text } = await session.visit(COMPLETE)
    expect(text).toContain(`value="若葉 みのり ${'あ'.repeat(13)}"`)
    expect(text).toContain(email)
    expect(text).not.toContain('name="email"')
    expect(text).toMatch(/name="terms"/)
    expect(text).toContain('未成年の方は、保護者の同意を得てからお申し込みください。')
    expect(await rowsOf(email)).toEqual([])
  })

  it('needs the terms, and then is a member without a password, signed in, on the way to the plans [AC-027] [AC-013]', async () => {
    const email = newAddress()
    const session = await arrive('google_oauth2', { email, verified: true })
    const without = await session.submit(COMPLETE, { act: 'join', name: 'みのり' })
    expect(without.status).toBe(422)
    expect(without.text).toContain('利用規約とプライバシーポリシーへの同意が必要です。')
    expect(await rowsOf(email)).toEqual([])
    const reply = await session.submit(COMPLETE, agreed)
    expect([reply.status, reply.location]).toEqual([303, '/subscription_orders/new'])
    expect(await isSignedIn(session)).toBe(true)
    const [member] = await rowsOf(email)
    expect(member).toMatchObject({ name: 'みのり', email, password_hash: null })
    expect(await linked(member!.id)).toEqual(['google_oauth2'])
    const [joined] = await web.db.selectFrom('registrations').selectAll().where('email_key', '=', email).execute()
    expect(joined).toMatchObject({ member_id: member!.id, terms_agreed_at: expect.any(Date), password_hash: null })
    expect(await proofs(session.subject)).toEqual([])
    expect((await enterBy(web.visitor(), 'google_oauth2', { subject: session.subject })).location).toBe('/')
  })

  it('is one person under a second account, by a key that is a hash and outlasts the link [AC-033]', async () => {
    const email = newAddress()
    const session = await arrive('twitter', { email, verified: true })
    await session.submit(COMPLETE, agreed)
    const [member] = await rowsOf(email)
    const keys = await web.db.selectFrom('person_keys').selectAll().where('member_id', '=', member!.id).execute()
    expect(keys).toMatchObject([{ kind: 'oauth', key_hash: hashOf(`person:oauth:twitter:${session.subject}`) }])
    await web.db.updateTable('members').set({ password_hash: 'x' }).where('id', '=', member!.id).execute()
    await web.db.deleteFrom('identities').where('member_id', '=', member!.id).execute()
    const other = await arrive('twitter', { subject: session.subject, email: newAddress(), verified: true })
    await other.submit(COMPLETE, agreed)
    const same = await web.db
      .selectFrom('person_keys')
      .select('member_id')
      .where('key_hash', '=', keys[0]!.key_hash)
      .execute()
    expect(same).toHaveLength(2)
  })

  it('discards a sign-up with that address which nobody confirmed, and the password that somebody set for it [AC-025]', async () => {
    const email = newAddress()
    const thief = web.visitor()
    await signUp(thief, email)
    const { token } = await linkTo(web, email)
    const session = await arrive('google_oauth2', { email, verified: true })
    await session.submit(COMPLETE, agreed)
    expect((await signIn(web.visitor(), email, PASSWORD)).status).toBe(422)
    expect((await thief.submit('/users/authorize_email', { token })).status).toBe(422)
    expect(await rowsOf(email)).toMatchObject([{ password_hash: null }])
  })

  it('leaves nothing behind who does not go on: nothing is shown after an hour, and nothing is kept [AC-027]', async () => {
    const session = await arrive('line', { email: newAddress() })
    expect(await proofs(session.subject)).toHaveLength(1)
    await web.withClock({ advance: '60m' }, async () => {
      expect((await session.visit(COMPLETE)).text).toContain('手続きの有効期限が切れました')
      expect((await session.submit(COMPLETE, { ...agreed, email: newAddress() })).status).toBe(409)
    })
    await session.submit(COMPLETE, { act: 'stop' })
    expect(await proofs(session.subject)).toEqual([])
  })

  it('makes one member of two browsers that complete the same address at once', async () => {
    const email = newAddress()
    const both = await Promise.all(
      (['google_oauth2', 'twitter'] as const).map((provider) => arrive(provider, { email, verified: true })),
    )
    const replies = await Promise.all(both.map((session) => session.submit(COMPLETE, agreed)))
    expect(replies.map(({ location }) => location).toSorted()).toEqual(['/subscription_orders/new', COMPLETE])
    expect(await rowsOf(email)).toHaveLength(1)
    const late = both[replies.findIndex(({ location }) => location === COMPLETE)]!
    expect((await late.visit(COMPLETE)).text).toContain('ご本人の確認')
  })
})

describe('an address for which no service vouches', () => {
  it('is asked for, and asked by a letter, before there is a member [AC-026]', async () => {
    const [email, session] = [newAddress(), await arrive('line')]
    const bad = await session.submit(COMPLETE, { ...agreed, email: 'nowhere' })
    expect([bad.status, bad.text.includes('メールアドレスの形式が正しくありません。')]).toEqual([422, true])
    const reply = await session.submit(COMPLETE, { ...agreed, email })
    expect([reply.status, reply.location]).toEqual([303, `${COMPLETE}?sent=1`])
    expect((await session.visit(reply.location!)).text).toContain('確認メールを送信しました。')
    expect(await rowsOf(email)).toEqual([])
    const [letter] = await web.letters(email)
    expect(letter!.subject).toBe('【Egaku】会員登録の確認')
    const { path, token } = await linkTo(web, email)
    const opened = await session.visit(path)
    expect([opened.text.includes('登録を完了する'), await rowsOf(email)]).toEqual([true, []])
    const done = await session.submit(LETTER, { token })
    expect([done.status, done.location, await isSignedIn(session)]).toEqual([303, '/subscription_orders/new', true])
    expect(await rowsOf(email)).toMatchObject([{ name: 'みのり', password_hash: null }])
    expect((await session.submit(LETTER, { token })).status).toBe(422)
  })

  it('is answered in the browser alone that asked, so that nobody’s click opens their account to somebody else [AC-026]', async () => {
    const { id, email } = await addMember(web)
    const thief = await arrive('line', { email })
    await thief.submit(COMPLETE, { ...agreed, email })
    const { path, token } = await linkTo(web, email)
    const victim = await web.signIn(email)
    expect((await victim.visit(path)).text).toContain('手続きを始めたブラウザ')
    expect((await victim.submit(LETTER, { token })).status).toBe(422)
    expect(await linked(id)).toEqual([])
  })

  it('that is a member’s is linked only after its mailbox answered, and the screen tells nobody that it is one [AC-026] [AC-009]', async () => {
    const { id, email } = await addMember(web)
    const [known, unknown] = [await arrive('line', { email }), await arrive('line', { email: newAddress() })]
    const nobody = newAddress()
    const replies = [
      await known.submit(COMPLETE, { ...agreed, email }),
      await unknown.submit(COMPLETE, { ...agreed, email: nobody }),
    ]
    expect(replies.map(({ status, location }) => [status, location])).toEqual(
      Array.from({ length: 2 }, () => [303, `${COMPLETE}?sent=1`]),
    )
    const plain = (text: string) =>
      /<main[\s\S]*<\/main>/.exec(text)![0].replace(/[\w-]+@example\.com|nonce="[^"]+"|value="[\w-]{80,}"/g, '…')
    const pages = [await known.visit(`${COMPLETE}?sent=1`), await unknown.visit(`${COMPLETE}?sent=1`)]
    expect(plain(pages[0]!.text)).toBe(plain(pages[1]!.text))
    expect(await linked(id)).toEqual([])
    const [letter] = await web.letters(email)
    expect(letter!.subject).toBe('【Egaku】LINEとの連携の確認')
    const { token } = await linkTo(web, email)
    const done = await known.submit(LETTER, { token })
    expect([done.status, done.location, await isSignedIn(known)]).toEqual([303, '/', true])
    expect(await linked(id)).toEqual(['line'])
    expect((await rowsOf(email))[0]!.name).toBe('試験 ひと')
  })

  it('that was mistyped can be corrected: only the newest letter opens', async () => {
    const [first, second, session] = [newAddress(), newAddress(), await arrive('twitter')]
    await session.submit(COMPLETE, { ...agreed, email: first })
    await session.submit(COMPLETE, { ...agreed, email: second })
    const old = await linkTo(web, first)
    expect((await session.submit(LETTER, { token: old.token })).status).toBe(422)
    expect((await session.submit(LETTER, { token: (await linkTo(web, second)).token })).status).toBe(303)
    expect([(await rowsOf(first)).length, (await rowsOf(second)).length]).toEqual([0, 1])
  })

  it('gets a letter a minute at most', async () => {
    const [email, session] = [newAddress(), await arrive('line')]
    await session.submit(COMPLETE, { ...agreed, email })
    const soon = await session.submit(COMPLETE, { ...agreed, email })
    expect([soon.status, Number(soon.headers.get('retry-after')) > 0]).toEqual([429, true])
    expect(soon.text).toContain('確認メールは1分以上あけて再送信してください。')
  })
})

describe('an account with a plan, of staff or with a second factor', () => {
  const guarded = async () => {
    const member = await addMember(web)
    const now = await web.now()
    await web.db
      .insertInto('subscriptions')
      .values({ member_id: member.id, plan_id: 1, state: 'will_continue', started_at: now })
      .execute()
    return member
  }

  it('is opened by its password, not by the address alone [AC-025]', async () => {
    const { id, email } = await guarded()
    const session = await arrive('google_oauth2', { email, verified: true })
    const wrong = await session.submit(COMPLETE, { act: 'password', password: 'not-the-password' })
    expect([wrong.status, wrong.text.includes('パスワードが正しくありません。'), await linked(id)]).toEqual([
      422,
      true,
      [],
    ])
    const joined = await session.submit(COMPLETE, agreed)
    expect([joined.location, await linked(id)]).toEqual([COMPLETE, []])
    const right = await session.submit(COMPLETE, { act: 'password', password: PASSWORD })
    expect([right.status, right.location, await isSignedIn(session)]).toEqual([303, '/', true])
    expect(await linked(id)).toEqual(['google_oauth2'])
    const [letter] = await web.letters(email)
    expect(letter!.subject).toContain('Googleでログインできるようになりました')
  })

  it('is opened by its mailbox, in the browser that asked [AC-025]', async () => {
    const { id, email } = await guarded()
    const session = await arrive('twitter', { email, verified: true })
    expect((await session.submit(COMPLETE, { act: 'letter' })).location).toBe(`${COMPLETE}?sent=1`)
    const { token } = await linkTo(web, email)
    expect((await web.visitor().submit(LETTER, { token })).status).toBe(422)
    expect((await session.submit(LETTER, { token })).status).toBe(303)
    expect(await linked(id)).toEqual(['twitter'])
  })

  it('is not opened by guessing: the tries are those of the door', async () => {
    const { email } = await guarded()
    const session = await arrive('google_oauth2', { email, verified: true })
    for (let time = 0; time < 10; time++) await session.submit(COMPLETE, { act: 'password', password: `guess-${time}` })
    const held = await session.submit(COMPLETE, { act: 'password', password: PASSWORD })
    expect([held.status, await isSignedIn(session)]).toEqual([429, false])
  })

  it('keeps whoever typed an unverified address out: no password is asked for it', async () => {
    const { id, email } = await guarded()
    const session = await arrive('line', { email })
    for (const act of ['password', 'letter'])
      expect((await session.submit(COMPLETE, { act, password: PASSWORD })).status).toBe(409)
    expect(await linked(id)).toEqual([])
  })
})

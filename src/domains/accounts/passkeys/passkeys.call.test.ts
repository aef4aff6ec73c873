import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, isSignedIn, PASSWORD } from '#test/accounts/newcomers.ts'
import { deviceKey } from '#test/accounts/device-key.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const questionFor = async (session: Session, path = '/passkeys/options') =>
  (await session.post(path)).body.options.challenge as string
const signIn = (session: Session, response: object, return_to?: string) =>
  session.post('/sessions/passkey', { response, return_to })

async function memberWithKey(more?: { withFactor?: boolean; counter?: number }) {
  const member = await addMember(web)
  const key = deviceKey()
  await key.giveTo(web, member.id, more)
  return { ...member, key }
}

describe('a key of a device', () => {
  it('signs in whose it is, without a word typed, to where they wanted to go', async () => {
    const { id, key } = await memberWithKey()
    const session = web.visitor()
    const challenge = await questionFor(session)
    const reply = await signIn(session, key.answer({ challenge, origin: web.url }), '/courses?tab=all')
    expect([reply.status, reply.body]).toEqual([200, { to: '/courses?tab=all' }])
    expect(await isSignedIn(session)).toBe(true)
    const log = await web.db.selectFrom('audit_log').select('action').where('subject_id', '=', id).execute()
    expect(log.map(({ action }) => action)).toEqual(['accounts.signed-in-by-passkey'])
  })

  it('leads to nobody else’s page', async () => {
    const { key } = await memberWithKey()
    const session = web.visitor()
    const challenge = await questionFor(session)
    const reply = await signIn(session, key.answer({ challenge, origin: web.url }), '//evil.example')
    expect(reply.body).toEqual({ to: '/' })
  })

  it('is believed once for each question, of the browser that was asked', async () => {
    const { key } = await memberWithKey()
    const [session, foreign] = [web.visitor(), web.visitor()]
    const challenge = await questionFor(session)
    await questionFor(foreign)
    const answer = key.answer({ challenge, origin: web.url })
    expect((await signIn(foreign, answer)).status).toBe(422)
    const cookies = new Map(session.cookies)
    expect((await signIn(session, answer)).status).toBe(200)
    const again = web.visitor()
    for (const [name, value] of cookies) again.cookies.set(name, value)
    expect([(await signIn(again, answer)).status, await isSignedIn(again)]).toEqual([422, false])
  })

  it('is over with its question after ten minutes', async () => {
    const { key } = await memberWithKey()
    const session = web.visitor()
    const challenge = await questionFor(session)
    await web.withClock({ advance: '10m' }, async () =>
      expect((await signIn(session, key.answer({ challenge, origin: web.url }))).status).toBe(422),
    )
  })

  it.each<[string, object]>([
    ['for another site', { origin: 'https://evil.example' }],
    ['without making sure who holds it', { isVerified: false }],
    ['that counts backwards, as a copy does', { counter: 4 }],
    ['of another ceremony', { type: 'webauthn.create' }],
    ['to another question', { challenge: Buffer.from('another').toString('base64url') }],
  ])('is not believed %s', async (_, trick) => {
    const { key } = await memberWithKey({ counter: 5 })
    const session = web.visitor()
    const challenge = await questionFor(session)
    const given = { challenge, origin: web.url, counter: 6 }
    const reply = await signIn(session, key.answer({ ...given, ...trick }))
    expect([reply.status, await isSignedIn(session)]).toEqual([422, false])
    const next = await questionFor(session)
    expect((await signIn(session, key.answer({ ...given, challenge: next }))).status).toBe(200)
  })

  it('that nobody here has, or that is none, opens nothing', async () => {
    const session = web.visitor()
    const stranger = deviceKey().answer({ challenge: await questionFor(session), origin: web.url })
    const reply = await signIn(session, stranger)
    expect([reply.status, reply.body.error]).toEqual([
      422,
      'このパスキーではログインできませんでした。ほかの方法でログインしてください。',
    ])
    for (const response of [null, {}, [], 'x', { id: 1 }, { ...stranger, response: {} }])
      expect((await session.post('/sessions/passkey', { response })).status).toBe(422)
  })

  it('is added after the password alone, to one’s own account', async () => {
    const { id, email } = await addMember(web)
    const session = await web.signIn(email)
    expect((await session.post(`/users/${id}/passkeys/options`)).status).toBe(422)
    const asked = await session.post(`/users/${id}/passkeys/options`, { current_password: PASSWORD })
    expect(asked.body.options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    expect((await session.post(`/users/${id}/passkeys`, { response: {}, name: 'x' })).status).toBe(422)
    const stranger = await web.signIn((await addMember(web)).email)
    expect((await stranger.post(`/users/${id}/passkeys/options`, { current_password: PASSWORD })).status).toBe(404)
    expect((await web.visitor().post(`/users/${id}/passkeys/options`)).status).toBe(401)
  })

  it('is taken away by its owner, who is told by letter; the last way in stays', async () => {
    const { id, email } = await memberWithKey()
    const session = await web.signIn(email)
    const [key] = await web.db.selectFrom('passkeys').select('id').where('member_id', '=', id).execute()
    const remove = () => session.submit(`/users/${id}/ways_in`, { act: `remove ${key!.id}` })
    expect((await remove()).status).toBe(422)
    const kept = () => web.db.selectFrom('passkeys').select('id').where('member_id', '=', id).execute()
    await web.db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute()
    await web.db
      .updateTable('sessions')
      .set({ by_letter_at: await web.now() })
      .where('member_id', '=', id)
      .execute()
    expect([(await remove()).status, (await kept()).length]).toEqual([409, 1])
    await session.patch(`/users/${id}/edit_password`, new URLSearchParams({ new_password: PASSWORD }))
    expect([(await remove()).status, await kept()]).toEqual([303, []])
    // Of the password a letter comes as well, before it or after.
    const subjects = (await web.letters(email, { seen: 1 })).map(({ subject }) => subject)
    expect(subjects).toContain('【Egaku】パスキーを削除しました')
  })
})

describe('the second factor', () => {
  const show = async (session: Session, key: ReturnType<typeof deviceKey>) => {
    const challenge = await questionFor(session, '/sessions/second_factor/passkey_options')
    return session.post('/sessions/second_factor/passkey', { response: key.answer({ challenge, origin: web.url }) })
  }

  it('is shown by a key that was added when it had been shown, and by no other', async () => {
    const { memberId, session } = await newPerson(web, { isStaff: true, secondFactor: false })
    const [old, good] = [deviceKey(), deviceKey()]
    await old.giveTo(web, memberId)
    await good.giveTo(web, memberId, { withFactor: true })
    expect((await show(session, old)).status).toBe(422)
    expect((await session.visit('/staff')).status).toBe(302)
    expect((await show(session, good)).status).toBe(200)
    expect((await session.visit('/staff')).status).toBe(200)
  })

  it('is not shown by somebody else’s key, nor asked of who needs none', async () => {
    const [one, other] = [
      await newPerson(web, { isStaff: true, secondFactor: false }),
      await newPerson(web, { isStaff: true }),
    ]
    const key = deviceKey()
    await key.giveTo(web, other.memberId, { withFactor: true })
    expect((await show(one.session, key)).status).toBe(422)
    const learner = await newPerson(web)
    expect((await show(learner.session, key)).status).toBe(404)
  })

  it('is not gone round by who has the password alone: no key is added before it was shown', async () => {
    const { memberId, session } = await newPerson(web, { isStaff: true, secondFactor: false })
    const asked = await session.post(`/users/${memberId}/passkeys/options`, { current_password: PASSWORD })
    expect(asked.status).toBe(403)
  })

  it('is still asked for after a sign-in by a key', async () => {
    const { memberId } = await newPerson(web, { isStaff: true })
    const key = deviceKey()
    await key.giveTo(web, memberId, { withFactor: true })
    const session = web.visitor()
    await signIn(session, key.answer({ challenge: await questionFor(session), origin: web.url }))
    expect((await session.visit('/staff')).location).toBe('/staff/second_factor?return_to=%2Fstaff')
  })
})

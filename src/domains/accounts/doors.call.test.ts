import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, isSignedIn, newAddress, PASSWORD, signedInMember } from '#test/accounts/newcomers.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

describe('the token of a form', () => {
  const forms = (id: number): [string, string, Record<string, string>][] => [
    [
      'POST',
      '/users/temporary_email_registration',
      { 'user[email]': newAddress(), 'user[password]': PASSWORD, 'user[terms]': '1' },
    ],
    ['POST', '/sessions', { 'session[email]': newAddress(), 'session[password]': PASSWORD }],
    ['POST', '/sessions', { _method: 'delete' }],
    ['POST', '/accounts/begin_password_reset', { email: newAddress() }],
    ['POST', '/accounts/object_to_change', { token: 'x' }],
    ['POST', '/sessions/by_letter', { email: newAddress() }],
    ['POST', '/sessions/letter', { token: 'x' }],
    ['POST', '/accounts/reset_password', { token: 'x', 'user[password]': PASSWORD }],
    ['POST', '/users/authorize_email', { token: 'x' }],
    ['POST', `/users/${id}/email`, { _method: 'patch', email: newAddress() }],
    ['PATCH', `/users/${id}/resend_authorization_email`, { email: newAddress() }],
    ['DELETE', '/sessions', {}],
  ]

  it('is asked of everything that changes something: missing, wrong or somebody else’s is a 403 and nothing changes [AC-022]', async () => {
    const { session, id } = await signedInMember(web)
    const stranger = await (await signedInMember(web)).session.token()
    const rows = () => web.db.selectFrom('registrations').select('id').execute()
    const before = await rows()
    for (const [method, path, fields] of forms(id)) {
      for (const token of [null, '', 'wrong', stranger]) {
        const given: Record<string, string> = token === null ? {} : { authenticity_token: token }
        const bodies = [new URLSearchParams({ ...fields, ...given }), formData({ ...fields, ...given })]
        for (const body of bodies) expect((await session.change(method, path, body, { token: null })).status).toBe(403)
        if (fields._method) continue
        const json = await session.change(method, path, fields, { token: token || null })
        expect([json.status, json.body?.success]).toEqual([403, false])
      }
    }
    expect(await rows()).toEqual(before)
    expect(await isSignedIn(session)).toBe(true)
  })

  it('is taken as a field or as a header, of this session only: signing in changes it [AC-022]', async () => {
    const member = await addMember(web)
    const session = web.visitor()
    const visitors = await session.token()
    const reply = await session.submit(
      '/sessions',
      { 'session[email]': member.email, 'session[password]': PASSWORD, authenticity_token: visitors },
      { token: null },
    )
    expect(reply.status).toBe(303)
    const old = await session.submit('/sessions', { _method: 'delete', authenticity_token: visitors }, { token: null })
    expect([old.status, await isSignedIn(session)]).toEqual([403, true])
    expect((await session.delete('/sessions', {}, { token: await session.token() })).status).toBe(303)
  })
})

describe('a method that a form says in its body', () => {
  it.each(['delete', 'DELETE', 'Delete'])(
    'counts as %s in a plain form and in one with files [AC-023] [OV-016]',
    async (_method) => {
      for (const body of [new URLSearchParams({ _method }), formData({ _method })]) {
        const { session } = await signedInMember(web)
        expect((await session.post('/sessions', body)).status).toBe(303)
        expect(await isSignedIn(session)).toBe(false)
      }
    },
  )

  it.each(['get', 'post', 'head', 'trace', ''])('is refused when it says “%s” [AC-023] [OV-016]', async (_method) => {
    const { session } = await signedInMember(web)
    expect((await session.submit('/sessions', { _method })).status).toBe(400)
    expect(await isSignedIn(session)).toBe(true)
  })

  it('does not count in the address, in JSON, or in anything but a POST [AC-023] [OV-016]', async () => {
    const { session } = await signedInMember(web)
    expect((await session.submit('/sessions?_method=delete', {})).status).toBe(422)
    expect((await session.post('/sessions', { _method: 'delete' })).status).toBe(422)
    expect((await session.visit('/sessions?_method=delete')).status).toBe(302)
    expect(await isSignedIn(session)).toBe(true)
  })

  it('is judged as what it says: a visitor’s sign-out is a 401, an address of somebody else a 404 [AC-023][AC-030]', async () => {
    expect((await web.visitor().submit('/sessions', { _method: 'delete' })).status).toBe(401)
    const { session } = await signedInMember(web)
    const other = await addMember(web)
    const reply = await session.submit(`/users/${other.id}/email`, { _method: 'patch', email: newAddress() })
    expect(reply.status).toBe(404)
  })
})

describe('pages of one’s own', () => {
  it('do not exist for anybody else, and look like pages that never were [AC-030]', async () => {
    const { session, id } = await signedInMember(web)
    const other = await addMember(web)
    expect((await session.visit(`/users/${id}/edit_email`)).status).toBe(200)
    const asPage = { headers: { Accept: 'text/html' } }
    const main = (text: string) => /<main[\s\S]*<\/main>/.exec(text)![0].replace(/[\da-f]{8}-[\da-f-]{27}/g, '…')
    const foreign = await session.visit(`/users/${other.id}/edit_email`, asPage)
    const missing = await session.visit('/users/987654321/edit_email', asPage)
    expect([foreign.status, missing.status]).toEqual([404, 404])
    expect(main(foreign.text)).toBe(main(missing.text))
    expect((await session.visit(`/users/${other.id}/confirm_email?token=x`)).status).toBe(404)
    for (const odd of ['0', '-1', '1.5', 'abc', '99999999999999999999', '1e3', '%00'])
      expect((await session.visit(`/users/${odd}/edit_email`)).status).toBe(404)
  })

  it('send a visitor to sign in and back; what a visitor sends is a 401 [AC-030]', async () => {
    const { id, email } = await addMember(web)
    const visitor = web.visitor()
    const page = await visitor.visit(`/users/${id}/edit_email?x=1`)
    expect([page.status, page.location]).toEqual([
      302,
      `/sessions/new?return_to=${encodeURIComponent(`/users/${id}/edit_email?x=1`)}`,
    ])
    expect((await visitor.patch(`/users/${id}/email`, { email: newAddress() })).status).toBe(401)
    expect((await web.member(email)).email).toBe(email)
  })
})

function formData(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

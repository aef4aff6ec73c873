import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, linkTo, newAddress, PASSWORD, signIn } from '#test/accounts/newcomers.ts'
import { answerAt, linkBefore } from '#test/accounts/services.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

const newSubject = () => `somebody-${newAddress().slice(5, 17)}`
const linked = async (id: number) =>
  (await web.db.selectFrom('identities').select('provider').where('member_id', '=', id).execute()).map(
    ({ provider }) => provider,
  )

describe('the ways in of a member', () => {
  const path = (id: number) => `/users/${id}/ways_in`
  const own = async () => {
    const member = await addMember(web)
    return { ...member, session: await web.signIn(member.email) }
  }

  it('are theirs alone, with services and dates', async () => {
    const { id, session } = await own()
    await linkBefore(web, id, 'line', newSubject())
    const { text } = await session.visit(path(id))
    expect(text).toMatch(/\d+年\d+月\d+日[^<]*から連携中/)
    for (const label of ['LINEとの連携を解除する', 'Googleと連携する', 'Xと連携する']) expect(text).toContain(label)
    const stranger = await own()
    expect((await stranger.session.visit(path(id))).status).toBe(404)
    expect((await web.visit(path(id))).status).toBe(302)
  })

  it('grow by a service after the password, in one’s own browser; the mailbox and the audit log know it', async () => {
    const { id, email, session } = await own()
    const act = { act: 'link google_oauth2' }
    const unsaid = await session.submit(path(id), act)
    expect([unsaid.status, unsaid.text.includes('現在のパスワードが正しくありません。')]).toEqual([422, true])
    const gone = await session.submit(path(id), { ...act, current_password: PASSWORD })
    const back = await answerAt(gone.location!, {
      subject: newSubject(),
      email: 'someone@else.example',
      verified: true,
    })
    expect((await session.visit(back)).location).toBe(path(id))
    expect((await session.visit(path(id))).text).toContain('Googleと連携しました。')
    expect(await linked(id)).toEqual(['google_oauth2'])
    expect((await web.letters(email))[0]!.subject).toContain('Googleでログインできるようになりました')
    const off = await session.submit(path(id), { act: 'unlink google_oauth2', current_password: PASSWORD })
    expect([off.status, await linked(id)]).toEqual([303, []])
    expect((await web.letters(email, { seen: 1 }))[0]!.subject).toContain('Googleとの連携を解除しました')
    const log = await web.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'accounts.not-confirmed',
      'accounts.identity-linked',
      'accounts.identity-unlinked',
    ])
    const again = await session.submit(path(id), { act: 'unlink google_oauth2', current_password: PASSWORD })
    expect(again.status).toBe(409)
  })

  it('do not take an identity that is another member’s, nor go to whoever is signed in by then', async () => {
    const [one, other] = [await own(), await own()]
    const subject = newSubject()
    await linkBefore(web, other.id, 'twitter', subject)
    const go = async () =>
      (await one.session.submit(path(one.id), { act: 'link twitter', current_password: PASSWORD })).location!
    expect((await one.session.visit(await answerAt(await go(), { subject }))).location).toBe(path(one.id))
    expect((await one.session.visit(path(one.id))).text).toContain('別の会員に連携されています')
    const back = await answerAt(await go(), { subject: newSubject() })
    one.session.cookies.set('_egaku_session', await web.sessionToken(other.email))
    await one.session.visit(back)
    expect([await linked(one.id), await linked(other.id)]).toEqual([[], ['twitter']])
  })

  it('are never the last one taken away before there is a password; of two at once one stays', async () => {
    const { id, email, session } = await own()
    for (const provider of ['line', 'twitter'] as const) await linkBefore(web, id, provider, newSubject())
    await web.db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute()
    await web.db
      .updateTable('sessions')
      .set({ by_letter_at: await web.now() })
      .where('member_id', '=', id)
      .execute()
    const replies = await Promise.all(
      ['line', 'twitter'].map((provider) => session.submit(path(id), { act: `unlink ${provider}` })),
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(replies.find(({ status }) => status === 409)!.text).toContain('先にパスワードを設定してください。')
    expect(await linked(id)).toHaveLength(1)
    const set = await session.patch(`/users/${id}/edit_password`, new URLSearchParams({ new_password: PASSWORD }))
    expect(set.status).toBe(303)
    const [last] = await linked(id)
    expect((await session.submit(path(id), { act: `unlink ${last}` })).status).toBe(303)
    expect((await signIn(web.visitor(), email)).status).toBe(303)
  })

  it('are told in the letter alone to who asks for a new password and has none', async () => {
    const { id, email } = await own()
    await linkBefore(web, id, 'line', newSubject())
    await web.db.updateTable('members').set({ password_hash: null }).where('id', '=', id).execute()
    const session = web.visitor()
    const reply = await session.submit('/accounts/begin_password_reset', { email })
    expect((await session.visit(reply.location!)).text).not.toContain('LINE')
    const [letter] = await web.letters(email)
    expect(letter!.text).toContain('LINEでログイン')
    const { pathname, token } = await linkTo(web, email)
    expect((await session.submit(pathname, { token, 'user[password]': PASSWORD })).status).toBe(303)
    expect((await signIn(session, email)).status).toBe(303)
    expect(await linked(id)).toEqual(['line'])
  })

  it('are all gone when a change of address was not theirs', async () => {
    const { id, email, session } = await own()
    await session.patch(`/users/${id}/email`, new URLSearchParams({ email: newAddress(), current_password: PASSWORD }))
    await linkBefore(web, id, 'google_oauth2', newSubject())
    const { token } = await linkTo(web, email)
    expect((await web.visitor().submit('/accounts/object_to_change', { token })).status).toBe(303)
    expect(await linked(id)).toEqual([])
  })
})

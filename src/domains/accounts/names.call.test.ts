import { beforeAll, describe, expect, it } from 'vitest'
import { linkTo, newAddress, signUp } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
beforeAll(async () => (web = await freshWeb()))

async function join(name?: string) {
  const [session, email] = [web.visitor(), newAddress()]
  await signUp(session, email)
  const { path, token } = await linkTo(web, email)
  const page = await session.visit(path)
  const fields: Record<string, string> = { token, ...(name !== undefined && { name }) }
  const reply = await session.submit('/users/authorize_email', fields)
  return { session, email, page, token, reply }
}

describe('how a member is called', () => {
  it('is asked on the page that completes the registration, in one to twenty characters [AC-037]', async () => {
    const { page, reply, email } = await join(' 𠮷田\u0000 ')
    expect(page.text).toContain('name="name"')
    expect(reply.status).toBe(422)
    const long = await join('𠮷'.repeat(21))
    expect([long.reply.status, long.reply.text.includes('表示名は20文字以内で入力してください。')]).toEqual([422, true])
    const again = await long.session.submit('/users/authorize_email', { token: long.token, name: '𠮷'.repeat(20) })
    expect(again.status).toBe(303)
    expect((await web.member(long.email)).name).toBe('𠮷'.repeat(20))
    await expect(web.member(email)).rejects.toThrow('has no')
    const lined = await join('髙橋\n\u0007はる')
    expect((await web.member(lined.email)).name).toBe('髙橋 はる')
  })

  it('can be left for later, and is 受講生 until it is changed in the settings [AC-037]', async () => {
    for (const name of [undefined, '', '　 ']) {
      const { email, reply, session } = await join(name)
      expect(reply.status).toBe(303)
      const { id, name: kept } = await web.member(email)
      expect(kept).toBe('受講生')
      const change = (to: string) => session.submit(`/users/${id}`, { _method: 'patch', name: to })
      expect((await change('名'.repeat(21))).status).toBe(422)
      expect((await change('')).status).toBe(422)
      expect((await change('同じ名')).status).toBe(303)
      expect((await web.member(email)).name).toBe('同じ名')
    }
  })

  it('is set back by staff where it offends, with the picture, a letter and a line in the log [AC-037]', async () => {
    const staff = await newPerson(web, { isStaff: true, role: 'support' })
    const person = await newPerson(web, { name: 'ひどいなまえ' })
    const path = `/staff/members/${person.memberId}`
    expect((await staff.session.visit(path)).text).toContain('表示名・アイコンを初期の状態に戻す')
    const reset = (fields: Record<string, string>, { session } = staff) =>
      session.submit(path, { _method: 'patch', ...fields })
    expect((await reset({ what: 'name' })).status).toBe(422)
    expect((await reset({ what: 'all', reset_reason: '理由' })).status).toBe(422)
    expect((await reset({ what: 'name', reset_reason: '理由' }, person)).status).toBe(404)
    expect((await web.member(person.email)).name).toBe('ひどいなまえ')
    await web.db
      .updateTable('members')
      .set({ avatar_key: 'public/avatars/none.jpg' })
      .where('id', '=', person.memberId)
      .execute()
    expect((await reset({ what: 'both', reset_reason: 'ほかの方への中傷にあたるため' })).status).toBe(303)
    expect(await web.member(person.email)).toMatchObject({ name: '受講生', avatar_key: null })
    const [letter] = await web.letters(person.email)
    expect(letter!.text).toContain('表示名とアイコンを初期の状態に戻しました')
    expect(letter!.text).toContain('ほかの方への中傷にあたるため')
    const log = web.db.selectFrom('audit_log').selectAll().where('subject_id', '=', person.memberId).execute()
    expect(await log).toMatchObject([
      { action: 'staff.profile-reset', actor_id: staff.memberId, details: { name: 'ひどいなまえ', what: 'both' } },
    ])
  })
})

describe('the name on a certificate', () => {
  async function earned() {
    const person = await newPerson(web, { name: '表示の名' })
    const curriculum = await web.db.selectFrom('curriculums').select('id').executeTakeFirstOrThrow()
    const row = {
      member_id: person.memberId,
      curriculum_id: curriculum.id,
      member_name: '表示の名',
      curriculum_title: '題',
    }
    const { id } = await web.db
      .insertInto('certificates')
      .values({ ...row, published_at: await web.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    const path = `/subscriptions/completion_certificates/${id}`
    const give = (name: string, session = person.session) => session.submit(path, { _method: 'patch', name })
    return { ...person, path, give }
  }

  it('is asked for once before it is first opened, and corrected once by its owner [AC-037] [CE-009]', async () => {
    const { session, path, give } = await earned()
    const first = await session.visit(path)
    expect(first.text).toContain('value="表示の名"')
    expect(first.text).not.toContain('修了証書</h1>')
    for (const wrong of ['', '名'.repeat(41), '😀']) expect((await give(wrong)).status).toBe(422)
    expect((await give('𠮷田 德子')).status).toBe(303)
    const opened = await session.visit(path)
    expect(opened.text).toContain('𠮷田 德子')
    expect(opened.text).toContain('修了証書</h1>')
    expect(opened.text).toContain('お名前を訂正する（1回だけ）')
    expect((await give('𠮷田 徳子')).status).toBe(303)
    const corrected = await session.visit(path)
    expect(corrected.text).toContain('𠮷田 徳子')
    expect(corrected.text).not.toContain('お名前を訂正する')
    const third = await give('ほかの名')
    expect([third.status, (await session.visit(path)).text.includes('ほかの名')]).toEqual([409, false])
  })

  it('is the owner’s alone to give', async () => {
    const { path, give, session } = await earned()
    const { session: stranger } = await newPerson(web)
    expect((await give('よその名', stranger)).status).toBe(404)
    expect((await web.visitor().submit(path, { _method: 'patch', name: 'よその名' })).status).toBe(401)
    expect((await session.visit(path)).text).toContain('value="表示の名"')
  })
})

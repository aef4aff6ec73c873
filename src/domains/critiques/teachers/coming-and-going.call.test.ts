import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { bringBoth, correctionOf, newEntitled, newTeacher, newWaiting, requestOf } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }
const list = '/staff/correctional_teachers'
const pageOf = (id: number) => `${list}/${id}`
const newAdmin = () => newPerson(web, { isStaff: true })
const newAddress = () => `teacher-${randomBytes(6).toString('hex')}@example.com`
const terms = { feeYen: '5200', startsOn: '', courseTeacherId: '' }
const rowOf = (id: number) =>
  web.db.selectFrom('correctional_teachers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** An admin invites somebody; the link of the letter, and the record. */
async function invite(more: Record<string, string> = {}) {
  const email = newAddress()
  const { session } = await newAdmin()
  const made = await session.submit(list, { name: '招かれた先生', email, ...terms, ...more }, html)
  expect(made.status).toBe(303)
  const id = Number(made.location!.split('/').at(-1))
  return { id, email, admin: session, link: await linkOf(email) }
}
async function linkOf(email: string, seen = 0) {
  const [letter] = await web.letters(email, { seen })
  const { pathname, search } = new URL(letter!.links.find((one) => one.includes('/invitation'))!)
  return pathname + search
}
const accept = (session: Awaited<ReturnType<typeof newPerson>>['session'], link: string) =>
  session.submit(
    '/correctional_teachers/invitation',
    { token: new URLSearchParams(link.split('?')[1]).get('token')! },
    html,
  )
const act = async (id: number, fields: Record<string, string>) =>
  (await newAdmin()).session.submit(pageOf(id), fields, html)

describe('who is invited to correct works', () => {
  it('ties the profile to the own account once, and opens works with a second factor alone [TE-019]', async () => {
    const { id, link } = await invite()
    const opened = await web.visit(link)
    expect(opened.text).toContain('5,200円')
    expect(opened.text).toContain('ログインして登録する')
    const { session, memberId, email } = await newPerson(web)
    expect((await session.visit('/correctional_teachers')).status).toBe(404)
    expect((await session.visit(link)).text).toContain(email)
    expect((await rowOf(id)).activated_at).toBeNull()
    const done = await accept(session, link)
    expect([done.status, done.location]).toEqual([303, '/correctional_teachers'])
    expect(await rowOf(id)).toMatchObject({ member_id: memberId, activated_at: expect.any(Date) })
    expect((await session.visit('/correctional_teachers')).status).toBe(200)
    const password = await web.signIn(email, { secondFactor: false })
    expect((await password.visit('/correctional_teachers')).location).toContain('/sessions/second_factor')
    expect((await session.visit(`/users/${memberId}/payouts`)).status).toBe(200)
    const again = await accept((await newPerson(web)).session, link)
    expect([again.status, again.text.includes('このリンクは使えません')]).toEqual([409, true])

    expect((await act(id, { act: 'rest' })).status).toBe(303)
    expect((await act(id, { act: 'resume' })).status).toBe(303)
    expect((await act(id, { act: 'end' })).status).toBe(303)
    expect((await session.visit('/correctional_teachers')).location).toContain('/sessions/new')
    expect((await (await web.signIn(email)).visit('/correctional_teachers')).status).toBe(404)
  })

  it('comes to the link from signing up, and cannot use a letter that another has followed, or one older than a week', async () => {
    const { id, email, admin, link } = await invite()
    const way = /href="(\/users\/new\?return_to=[^"]*token[^"]*)"/.exec((await web.visit(link)).text)![1]!
    expect(decodeURIComponent(way)).toContain(link)
    expect((await admin.submit(pageOf(id), { act: 'invite', email }, html)).status).toBe(303)
    const { session } = await newPerson(web)
    expect((await accept(session, link)).status).toBe(409)
    const second = await linkOf(email, 1)
    const expires = (at: Date) =>
      web.db
        .updateTable('correctional_teacher_invitations')
        .set({ expires_at: at })
        .where('teacher_id', '=', id)
        .where('over_at', 'is', null)
        .execute()
    const row = await web.db
      .selectFrom('correctional_teacher_invitations')
      .select(['sent_at', 'expires_at'])
      .where('teacher_id', '=', id)
      .where('over_at', 'is', null)
      .executeTakeFirstOrThrow()
    expect(row.expires_at.getTime() - row.sent_at.getTime()).toBe(7 * 86_400_000)
    await expires(new Date((await web.now()).getTime() - 1))
    expect((await accept(session, second)).status).toBe(409)
    await expires(new Date((await web.now()).getTime() + 60_000))
    expect((await accept(session, second)).status).toBe(303)
    expect((await admin.submit(pageOf(id), { act: 'invite', email }, html)).status).toBe(409)
  })

  it('is one of two who follow the same link at the same moment', async () => {
    const { id, link } = await invite()
    const people = await Promise.all([newPerson(web), newPerson(web)])
    const replies = await Promise.all(people.map(({ session }) => accept(session, link)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const winner = people[replies.findIndex(({ status }) => status === 303)]!
    expect((await rowOf(id)).member_id).toBe(winner.memberId)
  })

  it('is a record of its own: one account has one, and a teacher of courses is another with another number [TE-018]', async () => {
    const course = await web.db
      .selectFrom('teachers')
      .select(['id', 'name'])
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const { id, link, admin } = await invite({ courseTeacherId: String(course.id) })
    const { session } = await newPerson(web)
    await accept(session, link)
    expect(await rowOf(id)).toMatchObject({ teacher_id: course.id })
    expect((await admin.visit(pageOf(id))).text).toContain(course.name)
    expect((await session.visit(`/correctional_teachers/${id}/edit`)).status).toBe(200)
    expect((await session.visit(`/teachers/${course.id}`)).text).toContain(course.name)
    const other = await invite()
    const refused = await accept(session, other.link)
    expect([refused.status, (await rowOf(other.id)).member_id]).toEqual([409, null])
    const ids = await web.db.selectFrom('correctional_teachers').select('id').where('id', '=', course.id).execute()
    if (ids.length === 0) expect((await session.visit(`/correctional_teachers/${course.id}/edit`)).status).toBe(404)
    expect(id).not.toBe(course.id)
  })

  it('is invited, changed and ended by an admin; support reads, others find nothing', async () => {
    const { id } = await invite()
    const support = await newPerson(web, { isStaff: true, role: 'support' })
    const seen = await support.session.visit(pageOf(id))
    expect([seen.status, seen.text.includes('条件を保存する')]).toEqual([200, false])
    for (const fields of [{ act: 'end' }, { act: 'rest' }, { act: 'terms', ...terms }])
      expect((await support.session.submit(pageOf(id), fields, html)).status).toBe(404)
    expect((await support.session.submit(list, { name: 'あ', email: newAddress(), ...terms }, html)).status).toBe(404)
    const editor = await newPerson(web, { isStaff: true, role: 'editor' })
    expect((await editor.session.visit(list)).status).toBe(404)
    const { session } = await newAdmin()
    const wrong = [
      { name: '' },
      { name: '十三文字のニックネームです。' },
      { email: 'nobody' },
      { feeYen: '-1' },
      { feeYen: '100001' },
      { feeYen: '1.5' },
      { startsOn: '2026-02-30' },
    ]
    for (const fields of wrong)
      expect((await session.submit(list, { name: 'あ', email: newAddress(), ...terms, ...fields }, html)).status).toBe(
        422,
      )
  })
})

describe('a teacher whom staff rest or end', () => {
  const ask = async (where: { campaignId: number; teacherId: number }) => {
    const { session } = await newEntitled(web)
    return session.post('/user_corrected_works', requestOf(where, await bringBoth(session)))
  }

  it('is asked for nothing new while resting, and returns what is on the desk', async () => {
    const work = await newWaiting(web)
    expect((await act(work.teacher.teacherId, { act: 'rest' })).status).toBe(303)
    expect((await ask(work.teacher)).body).toMatchObject({ success: false, teacherShortage: true })
    expect((await work.teacher.session.post(work.back, await correctionOf(work.teacher.session))).status).toBe(200)
    expect((await act(work.teacher.teacherId, { act: 'rest' })).status).toBe(409)
    expect((await act(work.teacher.teacherId, { act: 'resume' })).status).toBe(303)
    expect((await ask(work.teacher)).body).toMatchObject({ success: true })
  })

  it('is not asked before the day on which they start', async () => {
    const { teacherId, campaignId } = await newTeacher(web)
    const day = async (days: number) =>
      new Date((await web.now()).getTime() + days * 86_400_000 + 9 * 3_600_000).toISOString().slice(0, 10)
    const starts = async (startsOn: string) => act(teacherId, { act: 'terms', ...terms, startsOn })
    expect((await starts(await day(1))).status).toBe(303)
    expect((await ask({ teacherId, campaignId })).body).toMatchObject({ success: false, teacherShortage: true })
    await starts(await day(0))
    expect((await ask({ teacherId, campaignId })).body).toMatchObject({ success: true })
  })

  it('ends when the desk is empty, is out of every browser, and leaves the campaign but not what was returned', async () => {
    const work = await newWaiting(web)
    const { teacherId, session, campaignId } = work.teacher
    const kept = await act(teacherId, { act: 'end' })
    expect([kept.status, kept.text.includes('担当中の作品がある')]).toEqual([409, true])
    await session.post(work.back, await correctionOf(session))
    expect((await act(teacherId, { act: 'end' })).status).toBe(303)
    expect((await session.visit('/correctional_teachers')).location).toContain('/sessions/new')
    expect((await web.visit(`/correction_campaigns/${campaignId}`)).text).not.toContain('試しの先生')
    const page = await work.student.session.visit(work.page)
    expect(page.text).toContain('試しの先生')
    expect((await ask(work.teacher)).status).toBe(404)
    expect((await act(teacherId, { act: 'rest' })).status).toBe(409)
  })

  it('is never ended and given a work at the same moment', async () => {
    const teacher = await newTeacher(web)
    const student = await newEntitled(web)
    const request = requestOf(teacher, await bringBoth(student.session))
    const [asked, ended] = await Promise.all([
      student.session.post('/user_corrected_works', request),
      act(teacher.teacherId, { act: 'end' }),
    ])
    expect([asked.status, ended.status].toSorted()).toEqual(asked.status === 200 ? [200, 409] : [303, 404])
  })

  it('whose telephone is lost is out of every browser at once, and makes an app known anew', async () => {
    const { session, email, memberId, teacherId } = await newTeacher(web)
    const key = { member_id: memberId, secret: 'v1.sealed', confirmed_at: await web.now() }
    await web.db.insertInto('second_factors').values(key).execute()
    expect((await act(teacherId, { act: 'reset' })).status).toBe(303)
    expect((await session.visit('/correctional_teachers')).location).toContain('/sessions/new')
    const again = await web.signIn(email, { secondFactor: false })
    const door = await again.visit((await again.visit('/correctional_teachers')).location!)
    expect(door.text).toContain('登録を始める')
  })

  it('keeps the fee at which a work was given, whatever is agreed afterwards', async () => {
    const { id, teacher, back } = await newWaiting(web)
    expect((await act(teacher.teacherId, { act: 'terms', ...terms, feeYen: '100' })).status).toBe(303)
    await teacher.session.post(back, await correctionOf(teacher.session))
    const line = await web.db
      .selectFrom('pay_lines')
      .select('yen')
      .where('source_key', '=', String(id))
      .executeTakeFirst()
    expect(line).toEqual({ yen: 4_000 })
  })

  it('switches the own requests off and on inside the places that staff gave, and changes neither places nor fee', async () => {
    const { session, teacherId, campaignId, own } = await newTeacher(web)
    const sent = { accepts: 'off', fee_yen: '9999', feeYen: '9999', slots: '99', rested_at: '' }
    expect((await session.submit('/correctional_teachers', sent, html)).status).toBe(303)
    expect((await ask({ teacherId, campaignId })).body).toMatchObject({ success: false, teacherShortage: true })
    expect((await session.submit('/correctional_teachers', { accepts: 'on' }, html)).status).toBe(303)
    expect((await ask({ teacherId, campaignId })).body).toMatchObject({ success: true })
    await session.patch(own, { name: '筆の先生', accepts: 'off', fee_yen: 9_999, slots: 99 })
    const { slots } = await web.db
      .selectFrom('correction_slots')
      .select('slots')
      .where('teacher_id', '=', teacherId)
      .executeTakeFirstOrThrow()
    expect([slots, await rowOf(teacherId)]).toEqual([5, expect.objectContaining({ fee_yen: 4_000, accepts: true })])
    expect((await (await newPerson(web)).session.submit('/correctional_teachers', sent, html)).status).toBe(404)
  })

  it('leaves the school only after staff have ended it, and their name stays', async () => {
    const { session, memberId, teacherId } = await newTeacher(web)
    const page = `/users/${memberId}/withdrawal`
    expect((await session.visit(page)).text).toContain('添削の先生として登録されている間は退会できません')
    await act(teacherId, { act: 'end' })
    const { email } = await web.db
      .selectFrom('members')
      .select('email')
      .where('id', '=', memberId)
      .executeTakeFirstOrThrow()
    expect((await (await web.signIn(email)).visit(page)).text).not.toContain('添削の先生として登録されている間')
  })
})

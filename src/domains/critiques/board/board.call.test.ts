import { describe, expect, it } from 'vitest'
import { correctionOf, joinCampaign, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const newSupport = () => newPerson(web, { isStaff: true, role: 'support' })
const pathOf = (id: number) => `/staff/critiques/${id}`
const workOf = (id: number) =>
  web.db.selectFrom('corrected_works').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rightsOf = (memberId: number) =>
  web.db.selectFrom('critique_extra_rights').selectAll().where('member_id', '=', memberId).execute()
const endCampaign = async (id: number) => {
  const ends_at = new Date((await web.now()).getTime() - 1_000)
  await web.db.updateTable('correction_campaigns').set({ ends_at }).where('id', '=', id).execute()
}
const cancel = { act: 'cancel', fault: 'school', reason: '先生が休養に入りました' }

describe('the board of requests', () => {
  it('is open to support and administrators, who find what waits and what is late, and to nobody else', async () => {
    const { id, teacher, student } = await newWaiting(web)
    const requested_at = new Date((await web.now()).getTime() - 31 * 86_400_000)
    await web.db.updateTable('corrected_works').set({ requested_at }).where('id', '=', id).execute()
    for (const role of ['support', 'admin'] as const) {
      const { session } = await newPerson(web, { isStaff: true, role })
      const { text } = await session.visit('/staff/critiques?tab=overdue')
      expect(text).toContain(`href="${pathOf(id)}"`)
      expect(text).toContain('返却の遅れ')
      expect((await session.visit(pathOf(id))).text).toContain('31日')
      expect((await session.visit('/staff/critiques?tab=corrected')).text).not.toContain(`href="${pathOf(id)}"`)
      expect((await session.visit('/staff')).text).toContain('返却の遅れている添削')
    }
    const editor = await newPerson(web, { isStaff: true, role: 'editor' })
    for (const { session } of [editor, teacher, student]) {
      for (const path of ['/staff/critiques', pathOf(id)]) expect((await session.visit(path)).status).toBe(404)
      expect((await session.submit(pathOf(id), cancel)).status).toBe(404)
    }
    expect((await workOf(id)).cancelled_at).toBeNull()
  })

  it('shows files only to who says why, and that stands in the audit log', async () => {
    const { id, student } = await newWaiting(web)
    const { session, memberId } = await newSupport()
    expect((await session.visit(pathOf(id))).text).not.toContain('/private/')
    expect((await session.submit(pathOf(id), { act: 'open', why: '　' })).status).toBe(422)
    const opened = await session.submit(pathOf(id), { act: 'open', why: '問い合わせの確認' })
    const links = [...opened.text.matchAll(/(?:src|href)="([^"]*sign=[^"]*)"/g)].map(([, link]) =>
      link!.replaceAll('&amp;', '&'),
    )
    const [picture, file] = ['/private/', pathOf(id)].map((start) => links.find((link) => link.startsWith(start)))
    expect((await session.visit(picture!)).status).toBe(200)
    expect((await session.visit(file!)).headers.get('content-disposition')).toMatch(/^attachment/)
    const other = await newSupport()
    for (const link of [picture!, file!]) expect((await other.session.visit(link)).status).toBe(404)
    const noted = await web.db
      .selectFrom('audit_log')
      .select(['subject_id', 'details'])
      .where('actor_id', '=', memberId)
      .where('action', '=', 'critiques.files-opened')
      .execute()
    expect(noted).toEqual([{ subject_id: student.memberId, details: { critique: id, reason: '問い合わせの確認' } }])
  })
})

describe('a work that staff cancel', () => {
  it('frees its place, and who can still ask again in the period is told so and gets no more', async () => {
    const { id, student } = await newWaiting(web)
    const { session } = await newSupport()
    expect((await session.submit(pathOf(id), { ...cancel, reason: '' })).status).toBe(422)
    expect((await session.submit(pathOf(id), { ...cancel, fault: '' })).status).toBe(422)
    expect((await session.submit(pathOf(id), cancel)).status).toBe(303)
    expect(await workOf(id)).toMatchObject({ cancelled_by: 'staff', cancel_reason: cancel.reason })
    expect(await rightsOf(student.memberId)).toEqual([])
    const [letter] = (await web.letters(student.email, { seen: 1 })).filter(({ text }) => text.includes(cancel.reason))
    expect(letter!.text).toContain('もう一度依頼できます')
    expect((await student.session.visit(`/user_corrected_works/${id}`)).text).toContain(cancel.reason)
    expect((await session.submit(pathOf(id), cancel)).status).toBe(409)
  })

  it('gives one more in the next campaign after the period, once, and not for the member’s own reason [CR-052]', async () => {
    const [late, own] = [await newWaiting(web), await newWaiting(web)]
    const { session } = await newSupport()
    for (const { teacher } of [late, own]) await endCampaign(teacher.campaignId)
    const replies = await Promise.all([1, 2].map(() => session.submit(pathOf(late.id), cancel)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(await rightsOf(late.student.memberId)).toMatchObject([{ cancelled_work_id: late.id, used_by_work_id: null }])
    await session.submit(pathOf(own.id), { ...cancel, fault: 'member' })
    expect((await workOf(own.id)).cancelled_at).not.toBeNull()
    expect(await rightsOf(own.student.memberId)).toEqual([])
  })

  it('is cancelled or returned and paid, never both, when both happen at once', async () => {
    const { id, teacher, back } = await newWaiting(web)
    const { session } = await newSupport()
    const items = await correctionOf(teacher.session)
    const [cancelled, returned] = await Promise.all([
      session.submit(pathOf(id), cancel),
      teacher.session.post(back, items),
    ])
    const work = await workOf(id)
    expect((work.cancelled_at === null) !== (work.corrected_at === null)).toBe(true)
    expect([cancelled.status, returned.status]).toEqual(work.cancelled_at ? [303, 409] : [409, 200])
    const lines = web.db.selectFrom('pay_lines').select('id').where('member_id', '=', teacher.memberId)
    expect(await lines.execute()).toHaveLength(work.corrected_at ? 1 : 0)
  })
})

describe('a work that goes to another teacher', () => {
  it('stands on their desk at their fee, and the member and both teachers are told', async () => {
    const { id, teacher, student, back } = await newWaiting(web)
    const next = await joinCampaign(web, teacher.campaignId)
    const { session } = await newSupport()
    const given = { act: 'reassign', teacher_id: String(next.teacherId) }
    await teacher.session.put(`${back}/draft`, { items: [], version: 0 })
    expect((await session.submit(pathOf(id), given)).status).toBe(303)
    expect((await web.letters(next.email))[0]!.text).toContain('6,000円')
    expect((await web.letters(teacher.email))[0]!.subject).toContain('添削の担当が変わりました')
    const [toMember] = (await web.letters(student.email, { seen: 1 })).filter(({ subject }) =>
      subject.includes('担当の先生が変わりました'),
    )
    expect(toMember!.text).toContain('代わりの先生先生が添削します')
    expect((await teacher.session.post(back, await correctionOf(teacher.session))).status).toBe(404)
    expect((await next.session.post(back, await correctionOf(next.session))).status).toBe(200)
    const lines = await web.db
      .selectFrom('pay_lines')
      .select(['member_id', 'yen'])
      .where('source_key', '=', String(id))
      .execute()
    expect(lines).toEqual([{ member_id: next.memberId, yen: 6_000 }])
    expect((await session.submit(pathOf(id), given)).status).toBe(409)
  })

  it('goes to nobody who has no place, not to a teacher of another campaign, and never when it was returned once', async () => {
    const [one, two] = [await newWaiting(web), await newWaiting(web)]
    const { session } = await newSupport()
    const full = await joinCampaign(web, one.teacher.campaignId, { slots: 0 })
    const give = (id: number, teacherId: number) =>
      session.submit(pathOf(id), { act: 'reassign', teacher_id: String(teacherId) })
    for (const teacherId of [full.teacherId, two.teacher.teacherId, one.teacher.teacherId])
      expect((await give(one.id, teacherId)).status).toBe(409)
    const free = await joinCampaign(web, two.teacher.campaignId)
    await two.teacher.session.post(two.back, await correctionOf(two.teacher.session))
    await web.db.updateTable('corrected_works').set({ corrected_at: null }).where('id', '=', two.id).execute()
    expect((await give(two.id, free.teacherId)).status).toBe(409)
    expect((await session.submit(pathOf(two.id), cancel)).status).toBe(409)
  })

  it('is returned by the one or given to the other, when both happen at once', async () => {
    const { id, teacher, back } = await newWaiting(web)
    const next = await joinCampaign(web, teacher.campaignId)
    const { session } = await newSupport()
    const items = await correctionOf(teacher.session)
    const [given, returned] = await Promise.all([
      session.submit(pathOf(id), { act: 'reassign', teacher_id: String(next.teacherId) }),
      teacher.session.post(back, items),
    ])
    const isGiven = (await workOf(id)).teacher_id === next.teacherId
    expect([given.status, returned.status]).toEqual(isGiven ? [303, 404] : [409, 200])
  })
})

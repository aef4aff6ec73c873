import { describe, expect, it } from 'vitest'
import { correctionOf, joinCampaign, newTeacher, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const list = '/correctional_teachers/commissions'
const html = { headers: { Accept: 'text/html' } }
type Teacher = { session: Awaited<ReturnType<typeof newTeacher>>['session']; teacherId: number }

const commissionsOf = (teacherId: number) =>
  web.db.selectFrom('critique_commissions').selectAll().where('teacher_id', '=', teacherId).orderBy('id').execute()
async function pageOf({ teacherId }: Pick<Teacher, 'teacherId'>) {
  const [one] = await commissionsOf(teacherId)
  return `${list}/${one!.id}`
}

describe('a critique that is given to a teacher', () => {
  it('is a commission with its terms in writing, accepted once, kept and printable when the work is gone [LA-009]', async () => {
    const { teacher, student, page, id } = await newWaiting(web)
    const path = await pageOf(teacher)
    expect((await teacher.session.visit(page)).text).toContain(path)
    expect((await student.session.visit(page)).text).not.toContain(path)
    const { text } = await teacher.session.visit(path)
    const due = new Date((await web.now()).getTime() + 30 * 86_400_000)
    const day = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', dateStyle: 'long' }).format(due)
    for (const part of [
      `添削 No.${id}`,
      '試しの先生',
      '4,000円（税込）',
      day,
      '60日',
      'AIの学習には使いません',
      '印刷する',
    ])
      expect(text).toContain(part)
    expect(text).not.toContain(student.email)
    expect((await teacher.session.submit(path, {}, html)).status).toBe(303)
    expect((await teacher.session.visit(path)).text).toContain('この条件で引き受けました')
    expect((await teacher.session.submit(path, {}, html)).status).toBe(409)
    const [kept] = await commissionsOf(teacher.teacherId)
    expect(kept).toMatchObject({
      work_id: id,
      fee_yen: 4_000,
      terms_version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    })
    await web.db.deleteFrom('corrected_works').where('id', '=', id).execute()
    expect((await teacher.session.visit(list)).text).toContain(path)
    expect((await teacher.session.visit(path)).status).toBe(200)
  })

  it('is for that teacher alone, behind the second factor [LA-009]', async () => {
    const { teacher, student } = await newWaiting(web)
    const path = await pageOf(teacher)
    const other = await newTeacher(web)
    for (const session of [student.session, other.session, (await newPerson(web)).session]) {
      expect((await session.visit(path)).status).toBe(404)
      expect((await session.submit(path, {}, html)).status).toBe(404)
    }
    expect((await other.session.visit(list)).text).not.toContain(path)
    const halfway = await web.signIn(teacher.email, { secondFactor: false })
    expect((await halfway.visit(path)).status).toBe(302)
  })

  it('keeps its fee whatever is agreed later; nobody lowers it, and giving the work back accepts it [LA-009]', async () => {
    const { teacher, back } = await newWaiting(web)
    await web.db
      .updateTable('correctional_teachers')
      .set({ fee_yen: 1_000 })
      .where('id', '=', teacher.teacherId)
      .execute()
    const [commission] = await commissionsOf(teacher.teacherId)
    const { id, accepted_at } = commission!
    expect(accepted_at).toBeNull()
    const lower = web.db.updateTable('critique_commissions').set({ fee_yen: 1_000 }).where('id', '=', id)
    await expect(lower.execute()).rejects.toThrow('the terms of a commission stay')
    expect((await teacher.session.post(back, await correctionOf(teacher.session))).status).toBe(200)
    expect(await commissionsOf(teacher.teacherId)).toMatchObject([{ fee_yen: 4_000, accepted_at: expect.any(Date) }])
    const paid = await web.db.selectFrom('pay_lines').select('yen').where('member_id', '=', teacher.memberId).execute()
    expect(paid).toEqual([{ yen: 4_000 }])
    const forget = web.db.updateTable('critique_commissions').set({ accepted_at: null }).where('id', '=', id)
    await expect(forget.execute()).rejects.toThrow('are accepted once')
  })

  it('is another commission for who takes it over, at their fee, with the terms in the letter [LA-009]', async () => {
    const { teacher, id } = await newWaiting(web)
    const next = await joinCampaign(web, teacher.campaignId)
    const staff = (await newPerson(web, { isStaff: true, role: 'support' })).session
    const moved = await staff.submit(
      `/staff/critiques/${id}`,
      { act: 'reassign', teacher_id: String(next.teacherId) },
      html,
    )
    expect(moved.status).toBe(303)
    expect(await commissionsOf(next.teacherId)).toMatchObject([{ work_id: id, fee_yen: 6_000 }])
    const [letter] = await web.letters(next.email)
    for (const part of ['6,000円（税込）', '返却から60日を超えることはありません', 'AIの学習には使いません'])
      expect(letter!.text).toContain(part)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { correctionOf, joinCampaign, newWaiting } from '#test/critiques/asking.ts'
import { newPerson } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'
import { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
let second: WebProcess
beforeAll(async () => {
  web = await freshWeb()
  second = await startProcess(['web'], web.process.env)
}, 60_000)
afterAll(() => second.stop())

const DAY = 86_400_000
/** A work that its teacher should have given back a day ago. */
async function newLate() {
  const waiting = await newWaiting(web)
  const requested_at = new Date((await web.now()).getTime() - 31 * DAY)
  await web.db.updateTable('corrected_works').set({ requested_at }).where('id', '=', waiting.id).execute()
  return { ...waiting, late: `${waiting.page}/late` }
}
const workOf = (id: number) =>
  web.db.selectFrom('corrected_works').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const rightsOf = (memberId: number) =>
  web.db.selectFrom('critique_extra_rights').selectAll().where('member_id', '=', memberId).execute()
const endCampaign = async (id: number) => {
  const ends_at = new Date((await web.now()).getTime() - 1_000)
  await web.db.updateTable('correction_campaigns').set({ ends_at }).where('id', '=', id).execute()
}
const subjectsTo = async (email: string) =>
  (await web.db.selectFrom('letters').select('subject').where('to_address', '=', email).execute()).map(({ subject }) =>
    subject.replace(/^【.*】/, ''),
  )
const elsewhere = ({ session }: { session: Session }) => {
  const other = new Session(second.url)
  for (const [name, value] of session.cookies) other.cookies.set(name, value)
  return other
}

describe('a member whose work is late', () => {
  it('finds the page once the day is past, nobody else does, and the day itself is not late', async () => {
    const { id, student, teacher, late, page } = await newLate()
    expect((await student.session.visit(page)).text).toContain(`href="${late}"`)
    expect((await student.session.visit(late)).text).toContain('別の先生に頼む')
    expect((await student.session.submit(late, { choice: '' })).status).toBe(422)
    const other = await newPerson(web)
    for (const { session } of [other, teacher]) {
      expect((await session.visit(late)).status).toBe(404)
      expect((await session.submit(late, { choice: 'wait' })).status).toBe(404)
    }
    const requested_at = new Date((await web.now()).getTime() - 30 * DAY + 60_000)
    await web.db.updateTable('corrected_works').set({ requested_at }).where('id', '=', id).execute()
    expect((await student.session.visit(late)).text).toContain('まだ過ぎていません')
    expect((await student.session.submit(late, { choice: 'wait' })).status).toBe(409)
  })

  it('decides nothing of a work that came back once and is being mended', async () => {
    const { id, student, teacher, late, page, back } = await newLate()
    await teacher.session.post(back, await correctionOf(teacher.session))
    await web.db.updateTable('corrected_works').set({ corrected_at: null }).where('id', '=', id).execute()
    expect((await student.session.visit(page)).text).not.toContain(late)
    expect((await student.session.visit(late)).text).toContain('先生が添削を直しています')
    expect((await student.session.submit(late, { choice: 'right' })).status).toBe(409)
  })

  it('waits on: decided once, staff see it, and the teacher can still give it back', async () => {
    const { id, student, teacher, late, back } = await newLate()
    expect((await student.session.submit(late, { choice: 'wait' })).status).toBe(303)
    expect((await student.session.visit(late)).text).toContain('このまま待つ')
    expect((await student.session.submit(late, { choice: 'right' })).status).toBe(409)
    const { session } = await newPerson(web, { isStaff: true, role: 'support' })
    expect((await session.visit(`/staff/critiques/${id}`)).text).toContain('このまま待つ')
    expect((await session.visit('/staff/critiques?tab=overdue')).text).toContain('このまま待つ')
    expect((await teacher.session.post(back, await correctionOf(teacher.session))).status).toBe(200)
  })

  it('goes to another teacher who has a place, with thirty days anew, and all three are told', async () => {
    const { id, student, teacher, late, back } = await newLate()
    const next = await joinCampaign(web, teacher.campaignId)
    const give = (teacherId: number) =>
      student.session.submit(late, { choice: 'another', teacher_id: String(teacherId) })
    expect((await give(teacher.teacherId)).status).toBe(409)
    expect((await give(next.teacherId)).status).toBe(303)
    expect(await workOf(id)).toMatchObject({ teacher_id: next.teacherId, fee_yen: 6_000 })
    expect((await student.session.visit(late)).text).not.toContain('別の先生に頼む')
    expect((await next.session.visit('/correctional_teachers')).text.replaceAll('<!-- -->', '')).toContain('あと30日')
    expect(await subjectsTo(student.email)).toContain('添削の担当の先生が変わりました')
    expect(await subjectsTo(teacher.email)).toContain('添削の担当が変わりました')
    expect(await subjectsTo(next.email)).toContain('添削の担当をお願いします')
    expect((await teacher.session.post(back, await correctionOf(teacher.session))).status).toBe(404)
    expect((await next.session.post(back, await correctionOf(next.session))).status).toBe(200)
  })

  it('takes it back: asks again while the campaign takes works, else has one more in the next [CR-052]', async () => {
    const [open, over] = [await newLate(), await newLate()]
    await endCampaign(over.teacher.campaignId)
    for (const { student, late } of [open, over])
      expect((await student.session.submit(late, { choice: 'right' })).status).toBe(303)
    expect(await rightsOf(open.student.memberId)).toEqual([])
    expect(await rightsOf(over.student.memberId)).toMatchObject([{ cancelled_work_id: over.id }])
    expect(await workOf(over.id)).toMatchObject({ cancelled_by: 'owner' })
    const said = async (email: string) => (await web.letters(email, { seen: 1 }))[0]!.text
    expect(await said(open.student.email)).toContain('もう一度依頼できます')
    expect(await said(over.student.email)).toContain('1作品多く依頼できます')
  })
})

describe('at once, at two processes', () => {
  it('a choice and the teacher’s return: exactly one wins, and what is paid follows it', async () => {
    for (const choice of ['another', 'right', 'another', 'right'] as const) {
      const { id, student, teacher, late, back } = await newLate()
      const next = await joinCampaign(web, teacher.campaignId)
      const items = await correctionOf(teacher.session)
      const [chosen, returned] = await Promise.all([
        elsewhere(student).submit(late, { choice, teacher_id: String(next.teacherId) }),
        teacher.session.post(back, items),
      ])
      const work = await workOf(id)
      const won = work.corrected_at ? 'return' : choice
      expect([chosen.status, returned.status]).toEqual(
        { return: [409, 200], another: [303, 404], right: [303, 409] }[won],
      )
      expect(work.teacher_id).toBe(won === 'another' ? next.teacherId : teacher.teacherId)
      expect(work.cancelled_at !== null).toBe(won === 'right')
      const lines = web.db.selectFrom('pay_lines').select('id').where('source_key', '=', String(id))
      expect(await lines.execute()).toHaveLength(won === 'return' ? 1 : 0)
    }
  }, 60_000)

  it('two different choices: the first is the one', async () => {
    const { id, student, late } = await newLate()
    const replies = await Promise.all([
      student.session.submit(late, { choice: 'wait' }),
      elsewhere(student).submit(late, { choice: 'right' }),
    ])
    expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 409])
    const choices = web.db.selectFrom('correction_late_choices').select('choice').where('work_id', '=', id)
    expect(await choices.execute()).toEqual([{ choice: replies[0]!.status === 303 ? 'wait' : 'right' }])
  })
})

import { describe, expect, it } from 'vitest'
import { correctionOf, newWaiting } from '#test/critiques/asking.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
type Waiting = Awaited<ReturnType<typeof newWaiting>>

const linesOf = (memberId: number) =>
  web.db
    .selectFrom('pay_lines')
    .select(['kind', 'source', 'source_key', 'yen', 'description'])
    .where('member_id', '=', memberId)
    .execute()
const giveBack = async ({ teacher, back }: Waiting) => teacher.session.post(back, await correctionOf(teacher.session))
const setFee = ({ teacher }: Waiting, fee_yen: number) =>
  web.db.updateTable('correctional_teachers').set({ fee_yen }).where('id', '=', teacher.teacherId).execute()

describe('a teacher who gave a work back', () => {
  it('is owed the fee that was agreed when it was given to them, not today’s, in the book as well', async () => {
    const work = await newWaiting(web)
    expect(await linesOf(work.teacher.memberId)).toEqual([])
    await setFee(work, 100)
    expect((await giveBack(work)).status).toBe(200)
    expect(await linesOf(work.teacher.memberId)).toEqual([
      {
        kind: 'teaching',
        source: 'critique',
        source_key: String(work.id),
        yen: 4_000,
        description: `添削 No.${work.id}`,
      },
    ])
    const page = await work.teacher.session.visit(`/users/${work.teacher.memberId}/payouts`)
    expect(page.text).toContain(`添削 No.${work.id}`)
    const booked = await web.db
      .selectFrom('book_entries')
      .select('id')
      .where('kind', '=', 'earning')
      .where('description', '=', `報酬 添削 No.${work.id}`)
      .execute()
    expect(booked).toHaveLength(1)
  })

  it('is owed it once, though it was sent several times at once', async () => {
    const work = await newWaiting(web)
    const sent = await Promise.all([1, 2, 3].map(() => correctionOf(work.teacher.session)))
    const replies = await Promise.all(sent.map((items) => work.teacher.session.post(work.back, items)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await linesOf(work.teacher.memberId)).toHaveLength(1)
  })

  it('is owed nothing more for a work that was opened again, though both returns stay', async () => {
    const work = await newWaiting(web)
    await giveBack(work)
    await web.db.updateTable('corrected_works').set({ corrected_at: null }).where('id', '=', work.id).execute()
    expect((await giveBack(work)).status).toBe(200)
    expect(await linesOf(work.teacher.memberId)).toHaveLength(1)
    const versions = await web.db.selectFrom('corrections').select('version').where('work_id', '=', work.id).execute()
    expect(versions).toHaveLength(2)
  })

  it('is owed nothing for a work that the learner takes back at the same moment, or all of it', async () => {
    const work = await newWaiting(web)
    const items = await correctionOf(work.teacher.session)
    const [returned, cancelled] = await Promise.all([
      work.teacher.session.post(work.back, items),
      work.student.session.delete(work.page),
    ])
    expect([returned.status, cancelled.status].filter((status) => status === 200)).toHaveLength(1)
    expect(await linesOf(work.teacher.memberId)).toHaveLength(returned.status === 200 ? 1 : 0)
  })

  it('reads how much, when, what is kept back, and what a work pays that was cancelled', async () => {
    const work = await newWaiting(web)
    const { session, memberId } = work.teacher
    const before = (await session.visit('/correctional_teachers/pay')).text
    for (const words of ['4,000円', '408円', '3,592円', '4,084円', '10.21%', '20.42%', '返却の前に取り消された'])
      expect(before).toContain(words)
    expect(before).toMatch(/翌月\d+日にお振り込みします/)
    expect(before).not.toContain(`/users/${memberId}/payouts`)
    await giveBack(work)
    expect((await session.visit('/correctional_teachers/pay')).text).toContain(`/users/${memberId}/payouts`)
    await setFee(work, 12_345)
    expect((await session.visit('/correctional_teachers/pay')).text).toContain('12,345円')
    expect((await work.student.session.visit('/correctional_teachers/pay')).status).toBe(404)
    expect((await web.visit('/correctional_teachers/pay')).status).toBe(302)
  })

  it('who was to do it for nothing can be paid all the same, and is owed nothing', async () => {
    const work = await newWaiting(web)
    await web.db.updateTable('corrected_works').set({ fee_yen: 0 }).where('id', '=', work.id).execute()
    expect((await giveBack(work)).status).toBe(200)
    expect(await linesOf(work.teacher.memberId)).toEqual([])
  })
})

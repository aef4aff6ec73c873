import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bringBoth, correctionOf, newEntitled, newTeacher, requestOf } from '#test/critiques/asking.ts'
import { freshWeb } from '#test/web.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { Session } from '#test/worlds/session.ts'

let web: Awaited<ReturnType<typeof freshWeb>>
const more: WebProcess[] = []
beforeAll(async () => void (web = await freshWeb()), 60_000)
afterAll(async () => {
  for (const process of more) await process.kill()
})

async function another(): Promise<WebProcess> {
  const process = await startProcess(['web'], web.process.env)
  more.push(process)
  return process
}
async function at({ url }: WebProcess, { session }: { session: Session }) {
  const there = new Session(url)
  for (const [name, value] of session.cookies) there.cookies.set(name, value)
  await there.token()
  return there
}
const askPath = '/user_corrected_works'
const worksOf = (teacherId: number) =>
  web.db.selectFrom('corrected_works').select(['id', 'member_id']).where('teacher_id', '=', teacherId).execute()

async function withSlots(slots: number) {
  const teacher = await newTeacher(web)
  await web.db.updateTable('correction_slots').set({ slots }).where('teacher_id', '=', teacher.teacherId).execute()
  return teacher
}
type Teacher = Awaited<ReturnType<typeof newTeacher>>
async function students(count: number, teacher: Teacher) {
  const all = await Promise.all(Array.from({ length: count }, () => newEntitled(web)))
  const asking = []
  for (const one of all) asking.push({ ...one, request: requestOf(teacher, await bringBoth(one.session)) })
  return asking
}

/** Sends all at once and kills the process when so many were answered; what was answered with success. */
async function cutAfter(
  process: WebProcess,
  answers: number,
  sends: (() => Promise<{ body: { success?: boolean } }>)[],
) {
  const succeeded = new Set<number>()
  let answered = 0
  await Promise.allSettled(
    sends.map(async (send, index) => {
      const { body } = await send()
      if (body?.success) succeeded.add(index)
      if (++answered === answers) await process.kill()
    }),
  )
  return succeeded
}

describe('a process that is killed with kill -9', () => {
  it('while learners ask: what was answered is there, and no place is lost or given twice', async () => {
    const teacher = await withSlots(6)
    const asking = await students(8, teacher)
    const process = await another()
    const sessions = await Promise.all(asking.map((one) => at(process, one)))
    const sends = asking.map(
      ({ request }, index) =>
        () =>
          sessions[index]!.post(askPath, request),
    )
    const succeeded = await cutAfter(process, 2, sends)
    const kept = new Set((await worksOf(teacher.teacherId)).map(({ member_id }) => member_id))
    for (const index of succeeded) expect(kept).toContain(asking[index]!.memberId)
    // Everybody sends again, elsewhere: who has a work gets the same, and the places that are left are all given.
    const again = await Promise.all(asking.map(({ session, request }) => session.post(askPath, request)))
    for (const [index, { body }] of again.entries())
      if (kept.has(asking[index]!.memberId)) expect(body.success).toBe(true)
    expect(again.filter(({ body }) => body.success)).toHaveLength(6)
    expect(again.filter(({ body }) => body.teacherShortage)).toHaveLength(2)
    expect(await worksOf(teacher.teacherId)).toHaveLength(6)
  }, 60_000)

  it('while a teacher gives works back: each is back once and paid once', async () => {
    const teacher = await withSlots(6)
    const asking = await students(6, teacher)
    for (const { session, request } of asking) expect((await session.post(askPath, request)).body.success).toBe(true)
    const works = await worksOf(teacher.teacherId)
    const process = await another()
    const there = await at(process, teacher)
    const paths = works.map(({ id }) => `${askPath}/${id}/teacher_corrections`)
    const corrections: Awaited<ReturnType<typeof correctionOf>>[] = []
    for (const _ of works) corrections.push(await correctionOf(teacher.session))
    const sends = paths.map((path, index) => () => there.post(path, corrections[index]!))
    const succeeded = await cutAfter(process, 2, sends)
    for (const [index, path] of paths.entries()) {
      const { status } = await teacher.session.post(path, corrections[index]!)
      if (succeeded.has(index)) expect(status).toBe(409)
      else expect([200, 409]).toContain(status)
    }
    const back = web.db
      .selectFrom('corrections')
      .select('work_id')
      .where('teacher_id', '=', teacher.teacherId)
      .orderBy('work_id')
    expect((await back.execute()).map(({ work_id }) => work_id)).toEqual(
      works.map(({ id }) => id).toSorted((a, b) => a - b),
    )
    const paid = web.db.selectFrom('pay_lines').select('yen').where('member_id', '=', teacher.memberId)
    expect(await paid.execute()).toEqual(Array(6).fill({ yen: 4_000 }))
  }, 60_000)
})

describe('two processes, at once', () => {
  it('fifty ask for a last place, ten times: one has it each time, the others are told [CR-034]', async () => {
    const first = await withSlots(1)
    const asking = await students(50, first)
    const process = await another()
    const sessions = await Promise.all(asking.map(async (one, index) => (index % 2 ? at(process, one) : one.session)))
    for (const session of sessions) await session.token()
    for (let round = 0; round < 10; round++) {
      const teacher = round === 0 ? first : await withSlots(1)
      const replies = await Promise.all(
        asking.map(({ request }, index) => sessions[index]!.post(askPath, { ...request, ...whereOf(teacher) })),
      )
      expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
      expect(replies.filter(({ body }) => body.teacherShortage)).toHaveLength(49)
      expect(await worksOf(teacher.teacherId)).toHaveLength(1)
      const winner = asking[replies.findIndex(({ body }) => body.success)]!
      Object.assign(winner.request, await bringBoth(winner.session))
    }
  }, 240_000)

  it('a learner asks at both: one work in the period, whichever pictures are sent [CR-035]', async () => {
    const teacher = await withSlots(5)
    const process = await another()
    const [learner] = await students(1, teacher)
    const { session } = learner!
    const there = await at(process, learner!)
    const requests = [learner!.request, requestOf(teacher, await bringBoth(session))]
    const replies = await Promise.all([session, there].map((one, index) => one.post(askPath, requests[index]!)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await worksOf(teacher.teacherId)).toHaveLength(1)
  })

  it('a learner takes a work back and its teacher gives it back: one of the two, and it is paid or not at all [CR-037] [TC-016]', async () => {
    const teacher = await withSlots(3)
    const asking = await students(3, teacher)
    const there = await at(await another(), teacher)
    for (const { session, request } of asking) {
      const path = `${askPath}/${(await session.post(askPath, request)).body.correctionWorkId}`
      const correction = await correctionOf(teacher.session)
      const paid = () => web.db.selectFrom('pay_lines').select('id').where('member_id', '=', teacher.memberId).execute()
      const before = await paid()
      const both = [session.delete(path), there.post(`${path}/teacher_corrections`, correction)]
      const [taken, given] = (await Promise.all(both)).map(({ status }) => status === 200)
      expect([taken, given]).toContain(false)
      expect([taken, given]).toContain(true)
      expect((await paid()).length - before.length).toBe(given ? 1 : 0)
    }
  })

  it('ten open the form for a last place: one keeps it [CR-034]', async () => {
    const teacher = await withSlots(1)
    const people = await Promise.all(Array.from({ length: 10 }, () => newEntitled(web)))
    const process = await another()
    const sessions = await Promise.all(people.map(async (one, index) => (index % 2 ? at(process, one) : one.session)))
    const hold = `/correction_campaigns/${teacher.campaignId}/hold`
    const replies = await Promise.all(sessions.map((one) => one.post(hold, { teacher_id: teacher.teacherId })))
    expect(replies.filter(({ body }) => body.success)).toHaveLength(1)
    expect(replies.filter(({ body }) => body.teacherShortage)).toHaveLength(9)
  })
})

const whereOf = ({ campaignId, teacherId }: Teacher) => ({ campaign_id: campaignId, teacher_id: teacherId })

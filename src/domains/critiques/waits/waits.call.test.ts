import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { bringBoth, newCampaign, newEntitled, requestOf } from '#test/critiques/asking.ts'
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

type Where = Awaited<ReturnType<typeof newCampaign>>
type Person = Awaited<ReturnType<typeof newEntitled>>
const path = ({ campaignId }: Where) => `/correction_campaigns/${campaignId}/wait`
const wait = ({ session }: Pick<Person, 'session'>, where: Where) =>
  session.post(path(where), { teacher_id: where.teacherId })
const leave = ({ session }: Person, where: Where) => session.delete(path(where), { teacher_id: where.teacherId })
const hold = (session: Session, where: Where) =>
  session.post(`/correction_campaigns/${where.campaignId}/hold`, { teacher_id: where.teacherId })
const ask = async ({ session }: Person, where: Where) =>
  (await session.post('/user_corrected_works', requestOf(where, await bringBoth(session)))).body
const page = async ({ session }: Person, where: Where) =>
  (await session.visit(`/correction_campaigns/${where.campaignId}`)).text.replaceAll('<!-- -->', '')
const entitled = (count: number) => Promise.all(Array.from({ length: count }, () => newEntitled(web)))
const full = { success: false, teacherShortage: true, campaignShortage: false }
const waitsOf = ({ campaignId }: Where) =>
  web.db.selectFrom('correction_waits').selectAll().where('campaign_id', '=', campaignId).orderBy('id').execute()
const lettersTo = ({ email }: Person, about: string) =>
  web.db
    .selectFrom('letters')
    .select('key')
    .where('to_address', '=', email)
    .where('key', 'like', `${about}:%`)
    .execute()
const offersTo = (person: Person) => lettersTo(person, 'critique-place-offered')
const told = (person: Person) => expect.poll(() => offersTo(person), { timeout: 15_000 }).toHaveLength(1)
const runJob = (campaignId: number) =>
  sql`select graphile_worker.add_job('critiques.offer-places', json_build_object('campaignId', ${campaignId}::int))`.execute(
    web.db,
  )
const jobsLeft = async () =>
  (
    await sql`select id from graphile_worker.jobs
      where task_identifier = 'critiques.offer-places' and run_at <= now()`.execute(web.db)
  ).rows
/** The same person, at the other of the two processes. */
function elsewhere({ session }: Person): Session {
  const other = new Session(second.url)
  for (const [name, value] of session.cookies) other.cookies.set(name, value)
  return other
}
/** A teacher whose places are all taken, and by whom; a work of theirs is taken back with `cancel`. */
async function fullTeacher(slots: number) {
  const where = await newCampaign(web, { slots })
  const owners = await entitled(slots)
  const works: number[] = []
  for (const owner of owners) works.push((await ask(owner, where)).correctionWorkId as number)
  const cancel = async (index: number, session = owners[index]!.session) =>
    (await session.delete(`/user_corrected_works/${works[index]}`)).status
  return { where, owners, cancel }
}

describe('who waits for a teacher that is full', () => {
  it('reads how many are before them, is told when a place is theirs, and asks with it', async () => {
    const { where, cancel } = await fullTeacher(1)
    const [one, two] = (await entitled(2)) as [Person, Person]
    expect(await page(one, where)).toContain('空きを待つ')
    expect(await page(one, where)).toContain('現在受付しておりません')
    for (const person of [one, two, two]) expect((await wait(person, where)).status).toBe(200)
    expect(await waitsOf(where)).toHaveLength(2)
    expect(await page(one, where)).toContain('次があなたの番です')
    expect(await page(two, where)).toContain('あなたの前に1人')
    expect(await page(two, where)).toContain('2人が空きを待っています')
    expect(await cancel(0)).toBe(200)
    await told(one)
    expect((await web.letters(one.email))[0]!.text).toContain('試しの先生先生の受付枠が空きました')
    expect(await page(one, where)).toContain('まで、あなたの枠を確保しています')
    expect(await page(one, where)).toContain('この先生に添削を依頼する')
    expect(await page(two, where)).toContain('次があなたの番です')
    expect(await ask(two, where)).toMatchObject(full)
    expect((await ask(one, where)).success).toBe(true)
    expect((await waitsOf(where)).map(({ ended_as }) => ended_as)).toEqual(['taken', null])
    expect(await offersTo(two)).toEqual([])
  })

  it('comes before who only opens the form, also in the moment in which a hold lapses', async () => {
    const where = await newCampaign(web, { slots: 1 })
    const [holder, waiter, passer] = (await entitled(3)) as [Person, Person, Person]
    await hold(holder.session, where)
    await wait(waiter, where)
    const past = new Date((await web.now()).getTime() - 1_000)
    await web.db
      .updateTable('correction_holds')
      .set({ held_until: past })
      .where('member_id', '=', holder.memberId)
      .execute()
    expect(await page(passer, where)).toContain('現在受付しておりません')
    expect((await hold(passer.session, where)).body).toEqual(full)
    await told(waiter)
    expect((await hold(waiter.session, where)).body.success).toBe(true)
    expect((await hold(holder.session, where)).body).toEqual(full)
  })

  it('lets the place go to the next, or leaves the line, and comes last again', async () => {
    const { where, cancel } = await fullTeacher(1)
    const [one, two] = (await entitled(2)) as [Person, Person]
    for (const person of [one, two]) await wait(person, where)
    await cancel(0)
    await told(one)
    expect((await leave(one, where)).status).toBe(200)
    await told(two)
    expect((await wait(one, where)).status).toBe(200)
    expect(await page(one, where)).toContain('次があなたの番です')
    expect((await leave(one, where)).status).toBe(200)
    expect(await page(one, where)).toContain('空きを待つ')
    expect((await waitsOf(where)).map(({ ended_as }) => ended_as)).toEqual(['left', null, 'left'])
  })

  it('is who may ask, where nothing is free', async () => {
    const { where, owners } = await fullTeacher(1)
    const free = await newCampaign(web)
    const teacher = await newEntitled(web)
    const person = await newEntitled(web)
    expect((await wait({ session: web.visitor() }, where)).status).toBe(401)
    expect((await wait(await newPerson(web), where)).status).toBe(403)
    expect((await wait(owners[0]!, where)).status).toBe(409)
    expect((await wait(person, free)).body.error).toContain('空きがあります')
    for (const wrong of [{ campaignId: 999_999 }, { teacherId: 999_999 }]) {
      expect((await wait(person, { ...where, ...wrong })).status).toBe(404)
      expect((await leave(person, { ...where, ...wrong })).status).toBe(404)
    }
    const seat = web.db.updateTable('correctional_teachers').where('id', '=', where.teacherId)
    await seat.set({ member_id: teacher.memberId }).execute()
    expect((await wait(teacher, where)).status).toBe(422)
    await seat.set({ accepts: false }).execute()
    expect((await wait(person, where)).status).toBe(409)
    expect(await page(person, where)).not.toContain('空きを待つ')
  })

  it('drops out with the right to ask, before and after being told; the next is told', async () => {
    const { where, cancel } = await fullTeacher(1)
    const people = (await entitled(3)) as [Person, Person, Person]
    for (const person of people) await wait(person, where)
    const endPlan = ({ memberId }: Person) =>
      web.db
        .updateTable('subscriptions')
        .set({ state: 'after_unsubscribe' })
        .where('member_id', '=', memberId)
        .execute()
    await endPlan(people[0])
    await cancel(0)
    await told(people[1])
    await endPlan(people[1])
    await runJob(where.campaignId)
    await told(people[2])
    expect(await offersTo(people[0])).toEqual([])
    expect((await waitsOf(where)).map(({ ended_as }) => ended_as)).toEqual(['no-right', 'no-right', null])
  })
})

describe('a teacher who stops taking works', () => {
  it('leaves who was told in their place in the line, and they are told again when works are taken again', async () => {
    const { where, cancel } = await fullTeacher(1)
    const [one, two] = (await entitled(2)) as [Person, Person]
    for (const person of [one, two]) await wait(person, where)
    await cancel(0)
    await told(one)
    const accept = (accepts: boolean) =>
      web.db.updateTable('correctional_teachers').set({ accepts }).where('id', '=', where.teacherId).execute()
    await accept(false)
    await runJob(where.campaignId)
    await expect.poll(() => page(one, where)).toContain('次があなたの番です')
    expect(await ask(one, where)).toMatchObject(full)
    await accept(true)
    await runJob(where.campaignId)
    await expect.poll(() => offersTo(one), { timeout: 15_000 }).toHaveLength(2)
    expect(await offersTo(two)).toEqual([])
    await web.db.updateTable('correction_campaigns').set({ capacity: 0 }).where('id', '=', where.campaignId).execute()
    expect(await page(two, where)).toContain('今期の添削受付は終了しました')
    expect(await page(two, where)).toContain('待つのをやめる')
  })
})

describe('a teacher who rests and comes back', () => {
  it.each(['staff', 'they'])('gives what fell free meanwhile to who waits, as soon as %s say so', async (who) => {
    const { session, memberId: member_id } = await newPerson(web, { isStaff: true, role: 'admin' })
    const { where, cancel } = await fullTeacher(1)
    const [one] = (await entitled(1)) as [Person]
    await wait(one, where)
    const teacher = web.db.updateTable('correctional_teachers').where('id', '=', where.teacherId)
    await teacher.set({ member_id }).execute()
    const say = (isOn: boolean) =>
      who === 'staff'
        ? session.submit(`/staff/correctional_teachers/${where.teacherId}`, { act: isOn ? 'resume' : 'rest' })
        : session.submit('/correctional_teachers', { accepts: isOn ? 'on' : 'off' })
    expect((await say(false)).status).toBe(303)
    await cancel(0)
    await expect.poll(jobsLeft, { timeout: 15_000 }).toEqual([])
    expect(await offersTo(one)).toEqual([])
    expect((await say(true)).status).toBe(303)
    await told(one)
  })
})

describe('many at once, at two processes', () => {
  it('never give the place that is kept for who waited to any of fifty others, and give it to them', async () => {
    const { where, cancel } = await fullTeacher(1)
    const [waiter, ...others] = (await entitled(51)) as [Person, ...Person[]]
    await wait(waiter, where)
    await cancel(0)
    await told(waiter)
    const crowd = others.map((person, index) => hold(index % 2 ? person.session : elsewhere(person), where))
    const [mine, ...replies] = await Promise.all([hold(waiter.session, where), ...crowd])
    expect(mine!.body.success).toBe(true)
    expect(replies.map(({ body }) => body)).toEqual(Array(50).fill(full))
    const asked = await Promise.all([waiter, ...others.slice(0, 5)].map((person) => ask(person, where)))
    expect(asked.map(({ success }) => success)).toEqual([true, false, false, false, false, false])
  }, 60_000)

  it('are told in their order when places fall free together, each once, and no place is given twice', async () => {
    const { where, owners, cancel } = await fullTeacher(3)
    const people = await entitled(6)
    for (const person of people) await wait(person, where)
    const ends = owners.map((owner, index) => cancel(index, index % 2 ? owner.session : elsewhere(owner)))
    const jobs = Array.from({ length: 6 }, () => runJob(where.campaignId))
    expect(await Promise.all(ends)).toEqual([200, 200, 200])
    await Promise.all(jobs)
    for (const person of people.slice(0, 3)) await told(person)
    await Promise.all(Array.from({ length: 4 }, () => runJob(where.campaignId)))
    await expect.poll(jobsLeft, { timeout: 15_000 }).toEqual([])
    expect((await waitsOf(where)).map(({ offered_at }) => offered_at !== null)).toEqual([
      ...[true, true, true],
      ...[false, false, false],
    ])
    for (const person of people.slice(0, 3)) expect(await offersTo(person)).toHaveLength(1)
    const asked = await Promise.all(people.map((person) => ask(person, where)))
    expect(asked.map(({ success }) => success)).toEqual([true, true, true, false, false, false])
  }, 60_000)

  it('a campaign that is full gives no place of a teacher, and one person is told of one place at a time', async () => {
    const first = await newCampaign(web, { slots: 1, capacity: 4 })
    const { teacherId } = await newCampaign(web, { slots: 1 })
    await web.db
      .insertInto('correction_slots')
      .values({ campaign_id: first.campaignId, teacher_id: teacherId, slots: 1 })
      .execute()
    const other = { campaignId: first.campaignId, teacherId }
    const [one, two, waiter, next, last] = (await entitled(5)) as [Person, Person, Person, Person, Person]
    await hold(one.session, first)
    await hold(two.session, other)
    for (const place of [first, other]) await wait(waiter, place)
    for (const person of [next, last]) await wait(person, first)
    await web.db.updateTable('correction_slots').set({ slots: 9 }).where('campaign_id', '=', first.campaignId).execute()
    await Promise.all([1, 2, 3].map(() => runJob(first.campaignId)))
    for (const person of [waiter, next]) await told(person)
    await expect.poll(jobsLeft, { timeout: 15_000 }).toEqual([])
    expect(await offersTo(last)).toEqual([])
    await two.session.delete(`/correction_campaigns/${first.campaignId}/hold`, { teacher_id: teacherId })
    await told(last)
    for (const person of [waiter, next]) expect(await offersTo(person)).toHaveLength(1)
    const open = (await waitsOf(first)).filter(({ offered_at }) => offered_at !== null)
    expect(open.map(({ member_id }) => member_id).toSorted()).toEqual(
      [waiter, next, last].map(({ memberId }) => memberId).toSorted(),
    )
  })
})

describe('time', () => {
  it('gives the place to the next after a day, and ends the line with the campaign, each told once', async () => {
    const { where, cancel } = await fullTeacher(1)
    const [one, two, three] = (await entitled(3)) as [Person, Person, Person]
    for (const person of [one, two, three]) await wait(person, where)
    await cancel(0)
    await told(one)
    await web.withClock({ advance: '1430m' }, async () => {
      expect(await page(one, where)).toContain('あなたの枠を確保しています')
      expect(await offersTo(two)).toEqual([])
    })
    expect(await lettersTo(one, 'critique-place-lapsed')).toEqual([])
    await web.withClock({ advance: '1441m' }, async () => {
      await told(two)
      expect(await lettersTo(one, 'critique-place-lapsed')).toHaveLength(1)
      expect(await page(one, where)).toContain('空きを待つ')
      expect(await ask(one, where)).toMatchObject(full)
    })
    const closed = () => lettersTo(three, 'critique-wait-closed')
    await web.withClock({ advance: '11d' }, async () => {
      await expect.poll(closed, { timeout: 15_000 }).toHaveLength(1)
      for (const _ of [1, 2]) await runJob(where.campaignId)
    })
    expect((await waitsOf(where)).map(({ ended_as }) => ended_as)).toEqual(['lapsed', 'lapsed', 'closed'])
    expect(await closed()).toHaveLength(1)
    expect(await lettersTo(one, 'critique-place-lapsed')).toHaveLength(1)
  }, 60_000)
})

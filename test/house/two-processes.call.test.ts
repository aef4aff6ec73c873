import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addJob } from '#platform/jobs.ts'
import { writeLetter } from '#platform/letters.ts'
import type { House } from '#platform/house.ts'
import { until } from '#scripts/processes.ts'
import { startProcess, type WebProcess } from '#test/worlds/open-web.ts'
import { newSubscriber } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { roundRobin } from './round-robin.ts'

describe('two processes of one house behind one address', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let second: WebProcess
  let door: Awaited<ReturnType<typeof roundRobin>>

  beforeAll(async () => {
    door = await roundRobin()
    web = await freshWeb({ ORIGIN: door.url })
    second = await startProcess(['web', 'worker'], web.process.env)
    door.lead(web.url)
    door.lead(second.url)
  }, 60_000)
  afterAll(async () => {
    await second.stop()
    await door.stop()
  })

  // A connection of its own for each request, so that the two take turns.
  const apart = { headers: { Connection: 'close' } }
  const both = () => [new Session(web.url), new Session(second.url)]
  const aCourse = () =>
    web.db
      .selectFrom('courses')
      .innerJoin('subscription_courses as s', 's.course_id', 'courses.id')
      .select(['courses.id', 'title'])
      .orderBy('courses.id')
      .executeTakeFirstOrThrow()

  it('know the same people: who signed in at one is signed in at both, and signed out of both', async () => {
    const { session } = await newSubscriber(web)
    const person = new Session(door.url)
    for (const [name, value] of session.cookies) person.cookies.set(name, value)
    const { id } = await aCourse()
    for (const content of ['一', '二', '三', '四']) {
      expect((await person.post(`/courses/${id}/user_note`, { content }, apart)).status).toBe(200)
      expect((await person.visit('/subscriptions/learning_status', apart)).status).toBe(200)
    }
    const cookies = new Map(person.cookies)
    expect((await person.delete('/sessions', {}, apart)).status).toBe(303)
    for (const session of both()) {
      for (const [name, value] of cookies) session.cookies.set(name, value)
      const shows = async () => (await session.visit('/subscriptions/learning_status')).status
      expect(await until(async () => (await shows()) === 302, 1_000)).toBe(true)
    }
  })

  it('refuse whoever signs out at one: there with the next request, at the other what writes at once and what shows within 0.1 s', async ({
    annotate,
  }) => {
    const times: number[] = []
    for (let round = 0; round < 10; round++) {
      const { session } = await newSubscriber(web)
      const [here, there] = both() as [Session, Session]
      for (const one of [here, there]) for (const [name, value] of session.cookies) one.cookies.set(name, value)
      const isKnown = async (one: Session) => (await one.visit('/csrf_token')).body.member !== null
      const [course, token] = [await aCourse(), await there.token()]
      for (let times = 0; times < 3; times++) expect([await isKnown(here), await isKnown(there)]).toEqual([true, true])
      const kept = new Map(here.cookies)
      expect((await here.delete('/sessions')).status).toBe(303)
      const ended = performance.now()
      for (const [name, value] of kept) here.cookies.set(name, value)
      expect((await there.post(`/courses/${course.id}/favorite`, {}, { token })).status).toBe(403)
      for (const [name, value] of kept) there.cookies.set(name, value)
      expect(await until(async () => !(await isKnown(there)), 2_000, 0)).toBe(true)
      times.push(performance.now() - ended)
      expect(await isKnown(here)).toBe(false)
    }
    times.sort((a, b) => a - b)
    await annotate(`what shows was refused after ${times.map((ms) => ms.toFixed(1)).join(', ')} ms`)
    expect(times[5]).toBeLessThan(100)
  })

  it('keep pages for visitors, and both see a change within two seconds of its purge', async () => {
    const { id, title } = await aCourse()
    const titles = () => Promise.all(both().map(async (one) => (await one.visit(`/courses/${id}`)).text))
    const first = await titles()
    for (const page of first) expect(page).toContain(title)
    expect(await titles()).toEqual(first)
    // The row itself tells all processes that it has changed.
    await web.db.updateTable('courses').set({ title: '新しい題の講座' }).where('id', '=', id).execute()
    const changed = async () => (await titles()).every((page) => page.includes('新しい題の講座'))
    expect(await until(changed, 2_000)).toBe(true)
  })

  it('count the searches of one address together [S-015]', async () => {
    const search = (one: Session) =>
      one.post('/1/indexes/MasterCourse_production/query', { query: '線' }, { token: null })
    const statuses: number[] = []
    for (let at = 0; at < 61; at++) statuses.push((await search(both()[at % 2]!)).status)
    expect(statuses).toEqual([...Array.from({ length: 60 }, () => 200), 429])
    for (const one of both()) expect((await search(one)).status).toBe(429)
  })

  it('do what was promised once, whichever of the two workers takes it', async () => {
    const house = { clock: { now: () => new Date() }, jobs: { add: addJob } } as unknown as House
    await web.db.transaction().execute(async (tx) => {
      for (let at = 0; at < 40; at++)
        await writeLetter(house, tx, {
          key: `once:${at}`,
          to: 'once@example.com',
          subject: `${at}`,
          html: 'a',
          plain: 'a',
        })
    })
    const unsent = () =>
      web.db
        .selectFrom('letters')
        .select('id')
        .where('sent_at', 'is', null)
        .where('to_address', '=', 'once@example.com')
        .execute()
    expect(await until(async () => (await unsent()).length === 0, 15_000)).toBe(true)
    const letters = await web.letters('once@example.com')
    expect(letters.map(({ subject }) => Number(subject)).toSorted((a, b) => a - b)).toEqual([...Array(40).keys()])
  }, 30_000)
})

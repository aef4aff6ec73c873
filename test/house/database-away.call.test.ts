import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#scripts/processes.ts'
import { newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { houseOnOwnPostgres } from './own-postgres.ts'

const asPerson = { headers: { Accept: 'text/html' } }

describe('while PostgreSQL is away', () => {
  let house: Awaited<ReturnType<typeof houseOnOwnPostgres>>
  let learner: Session
  let course: string
  let before: Map<string, string>

  beforeAll(async () => {
    // Nothing stays fresh: every answer asks the database, or shows that it can do without.
    house = await houseOnOwnPostgres('away', { KEEP_PAGES_SECONDS: '0' })
    course = `/courses/${house.course.id}`
    ;({ session: learner } = await newSubscriber(house.web))
    await learner.post(`${course}/user_note`, { content: '前' })
    before = new Map()
    for (const path of ['/', '/courses', course]) before.set(path, (await house.web.visit(path, asPerson)).text)
    await house.postgres.stop()
  }, 90_000)
  afterAll(() => house.end(), 60_000)

  const ready = async () => (await house.web.visit('/readyz')).status

  it('visitors still get the pages that were kept for them', async () => {
    for (const [path, text] of before) {
      const reply = await house.web.visit(path, asPerson)
      expect([reply.status, reply.text === text], path).toEqual([200, true])
      const other = await house.web.visit(`${path}?utm_source=letter&x=1`, asPerson)
      expect([other.status, other.text === text], path).toEqual([200, true])
    }
  })

  it('everybody else gets a clean 503 that says when to come again, in the look of the site [OV-010 MI-002]', async () => {
    const asked: [Session, string][] = [
      [learner, '/'],
      [learner, course],
      [learner, '/subscriptions/learning_status'],
      [house.web.visitor(), '/free_lessons'],
      [house.web.visitor(), '/terms/user_policy'],
    ]
    for (const [session, path] of asked) {
      const reply = await session.visit(path, asPerson)
      expect([reply.status, reply.headers.get('retry-after')], path).toEqual([503, '10'])
      expect(reply.text).toContain('<html lang="ja">')
      expect(reply.text.match(/<h1/g)).toHaveLength(1)
      expect(reply.text).toContain('href="/assets/')
      expect(reply.text).toContain(reply.headers.get('x-request-id'))
      expect(reply.text).not.toMatch(/ECONN|at .+\.js:\d+|select /)
    }
  })

  it('calls get it in JSON, and nothing waits for long', async () => {
    const begun = performance.now()
    const reply = await learner.post(`${course}/user_note`, { content: '間' })
    expect([reply.status, reply.body.success, reply.headers.get('retry-after')]).toEqual([503, false, '10'])
    expect(performance.now() - begun).toBeLessThan(4_000)
    const told = await house.web
      .visitor()
      .post('/1/indexes/MasterCourse_production/query', { query: '箱' }, { token: null })
    expect(told.status).toBe(503)
  })

  it('the process lives on but says that it is not ready', async () => {
    expect((await house.web.visit('/healthz')).status).toBe(200)
    expect(await ready()).toBe(503)
  })

  it('and when it is back, all heals by itself, with what was answered before', async () => {
    await house.postgres.start()
    expect(await until(async () => (await ready()) === 200, 10_000)).toBe(true)
    expect((await learner.visit(course)).status).toBe(200)
    const notes = await house.web.db.selectFrom('course_notes').select('content').execute()
    expect(notes).toEqual([{ content: '前' }])
    expect((await learner.post(`${course}/user_note`, { content: '後' })).status).toBe(200)
    const address = 'healed@example.com'
    const fields = { 'user[email]': address, 'user[password]': 'a long pass phrase', 'user[terms]': '1' }
    expect((await house.web.visitor().submit('/users/temporary_email_registration', fields)).status).toBe(303)
    expect(await house.web.letters(address)).toHaveLength(1)
  }, 40_000)
})

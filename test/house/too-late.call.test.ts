import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '#scripts/processes.ts'
import { newSubscriber } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { houseOnOwnPostgres } from './own-postgres.ts'

const SECONDS = 3
const asPerson = { headers: { Accept: 'text/html' } }

describe('whoever waits for others is told when it takes too long', () => {
  let house: Awaited<ReturnType<typeof houseOnOwnPostgres>>
  let learner: Session
  let memberId: number

  beforeAll(async () => {
    house = await houseOnOwnPostgres('late', { KEEP_PAGES_SECONDS: '0', REQUEST_SECONDS: String(SECONDS) })
    ;({ session: learner, memberId } = await newSubscriber(house.web))
  }, 90_000)
  afterAll(() => house.end(), 60_000)

  const ready = async () => (await house.web.visit('/readyz')).status
  const write = (content: string) => learner.post(`/courses/${house.course.id}/user_note`, { content })
  async function timed(work: () => ReturnType<typeof write>) {
    const begun = performance.now()
    const reply = await work()
    return { told: [reply.status, reply.headers.get('retry-after')], ms: performance.now() - begun, reply }
  }
  async function avatar() {
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c8361f' } })
      .png()
      .toBuffer()
    const form = new FormData()
    for (const [name, value] of Object.entries({ _method: 'patch', name: '筆 まめ子' })) form.set(name, value)
    form.set('avatar', new File([new Uint8Array(picture)], 'me.png', { type: 'image/png' }))
    return timed(() => learner.post(`/users/${memberId}`, form))
  }

  it('by a store that hangs: an upload gets 503 in the time of one request, and works when it is back', async () => {
    await house.tell('storage', { mode: 'hang' })
    const { told, ms } = await avatar()
    expect(told).toEqual([503, '10'])
    expect(ms).toBeLessThan((SECONDS + 2) * 1000)
    await house.tell('storage', { mode: 'normal' })
    expect((await avatar()).reply.status).toBe(303)
  }, 30_000)

  it('by a database that is frozen: 503 in that time, kept pages at once, and nothing half-done is left', async () => {
    await house.web.visit('/', asPerson)
    await write('前')
    house.postgres.freeze()
    try {
      // More than there are connections: who holds one and who waits for one are told alike.
      const all = await Promise.all(Array.from({ length: 14 }, (_, at) => timed(() => write(`間 ${at}`))))
      for (const { told, ms } of all) {
        expect(told).toEqual([503, '10'])
        expect(ms).toBeLessThan((SECONDS + 2) * 1000)
      }
      const page = await timed(() => house.web.visit('/', asPerson))
      expect([page.reply.status, page.ms < 3_500]).toEqual([200, true])
      expect((await house.web.visit('/healthz')).status).toBe(200)
      expect(await ready()).toBe(503)
    } finally {
      house.postgres.thaw()
    }
    expect(await until(async () => (await ready()) === 200, 10_000)).toBe(true)
    expect((await write('後')).status).toBe(200)
    const notes = await house.web.db.selectFrom('course_notes').select('content').execute()
    expect(notes).toEqual([{ content: '後' }])
  }, 60_000)

  it('by a database that is killed in the middle: every write is done or answered with 503', async () => {
    const statuses: number[] = []
    let goesOn = true
    const writers = Array.from({ length: 12 }, async (_, at) => {
      while (goesOn) statuses.push((await write(`書 ${at}`)).status)
    })
    expect(await until(() => statuses.length > 40, 20_000)).toBe(true)
    await house.postgres.kill()
    expect(await until(() => statuses.filter((status) => status !== 200).length > 40, 20_000)).toBe(true)
    goesOn = false
    await Promise.all(writers)
    expect([...new Set(statuses)].toSorted()).toEqual([200, 503])
    await house.postgres.start()
    expect(await until(async () => (await ready()) === 200, 20_000)).toBe(true)
  }, 90_000)
})

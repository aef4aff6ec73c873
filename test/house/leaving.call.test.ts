import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { birthOf, until } from '#scripts/processes.ts'
import { startProcess } from '#test/worlds/open-web.ts'
import { newSubscriber } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'
import { sayRaw } from './raw.ts'

it('a process that is told to end finishes what is under way, and tells its proxy that it is leaving', async () => {
  const web = await freshWeb()
  const second = await startProcess(['web'], { ...web.process.env, LEAVE_SECONDS: '2' })
  const { session } = await newSubscriber(web)
  const token = await session.token()
  const { course_id } = await web.db.selectFrom('subscription_courses').select('course_id').executeTakeFirstOrThrow()
  const body = JSON.stringify({ content: '途中まで送ったノート' })
  const head = [
    `POST /courses/${course_id}/user_note HTTP/1.1`,
    'Host: localhost',
    `Cookie: _egaku_session=${session.cookies.get('_egaku_session')}`,
    `X-CSRF-Token: ${token}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '\r\n',
  ].join('\r\n')
  const readyz = async () => (await new Session(second.url).visit('/readyz')).status
  let sendRest: (piece: string) => void = () => {}
  const rest = new Promise<string>((resolve) => (sendRest = resolve))
  const underWay = sayRaw(second.url, [head, body.slice(0, 12), rest])
  expect(await readyz()).toBe(200)

  const ended = second.stop()
  expect(await until(async () => (await readyz()) === 503, 2_000)).toBe(true)
  sendRest(body.slice(12))
  const reply = await underWay
  expect([reply.status, JSON.parse(reply.text)]).toMatchObject([200, { success: true }])
  await ended
  expect(birthOf(second.pid)).toBeNull()
  const note = await web.db.selectFrom('course_notes').select('content').where('course_id', '=', course_id).execute()
  expect(note).toContainEqual({ content: '途中まで送ったノート' })
}, 60_000)

it('a process that is told to end answers every request that was sent before, on new lines and on old ones', async () => {
  const web = await freshWeb()
  const second = await startProcess(['web'], web.process.env)
  const { hostname, port } = new URL(second.url)
  const open = () => {
    const socket = connect({ host: hostname, port: Number(port) })
    let text = ''
    socket.on('data', (data) => void (text += data)).on('error', () => {})
    return {
      ask: (path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      connected: new Promise<void>((done) => socket.once('connect', () => done())),
      answers: () => text.split('HTTP/1.1 200 OK').length - 1,
      end: new Promise<void>((done) => socket.once('close', () => done())),
    }
  }
  const old = Array.from({ length: 30 }, open)
  for (const line of old) line.ask('/free_lessons')
  expect(await until(() => old.every(({ answers }) => answers() === 1), 20_000)).toBe(true)
  // Busy with pages that nobody keeps, it has neither read nor let in what comes now, when the signal comes.
  old.forEach((line, at) => line.ask(`/courses?page=${at + 1}`))
  const fresh = Array.from({ length: 60 }, open)
  for (const line of fresh) line.ask('/free_lessons')
  await Promise.all(fresh.map(({ connected }) => connected))
  const begun = performance.now()
  await second.stop()
  expect(performance.now() - begun).toBeLessThan(9_000)
  await Promise.all([...old, ...fresh].map(({ end }) => end))
  expect(old.map(({ answers }) => answers())).toEqual(Array(30).fill(2))
  expect(fresh.map(({ answers }) => answers())).toEqual(Array(60).fill(1))
}, 60_000)

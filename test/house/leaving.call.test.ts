import { expect, it } from 'vitest'
import { birthOf, until } from '#scripts/processes.ts'
import { startProcess } from '../open-web.ts'
import { newSubscriber } from '../people.ts'
import { Session } from '../session.ts'
import { freshWeb } from '../web.ts'
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
  expect([reply.status, reply.text]).toEqual([200, '{"success":true}'])
  await ended
  expect(birthOf(second.pid)).toBeNull()
  const note = await web.db.selectFrom('course_notes').select('content').where('course_id', '=', course_id).execute()
  expect(note).toContainEqual({ content: '途中まで送ったノート' })
}, 60_000)

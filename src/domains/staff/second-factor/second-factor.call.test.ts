import { expect, it } from 'vitest'
import { totpCode, totpStep } from '#platform/totp.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const door = '/staff/second_factor'
const html = { headers: { Accept: 'text/html' } }

const newStaff = () => newPerson(web, { isStaff: true, secondFactor: false })
const show = (session: Session, code: string) => session.submit(door, { intent: 'confirm', code }, html)
const doings = async (memberId: number) =>
  (await web.db.selectFrom('audit_log').select('action').where('actor_id', '=', memberId).orderBy('id').execute()).map(
    ({ action }) => action,
  )

/** Makes a key as the page does and reads it from there. */
async function begin(session: Session) {
  expect((await session.submit(door, { intent: 'begin' }, html)).status).toBe(303)
  const { text } = await session.visit(door)
  return /<code[^>]*>([A-Z2-7 ]+)<\/code>/.exec(text)![1]!.replaceAll(' ', '')
}

it('staff make their app known once, and from then on each session shows a code [AC-030]', async () => {
  const { session, memberId, email } = await newStaff()
  const sent = await session.visit('/staff?from=letter')
  expect([sent.status, sent.location]).toEqual([302, `${door}?return_to=%2Fstaff%3Ffrom%3Dletter`])
  const key = await begin(session)
  const step = totpStep(await web.now())
  const opened = await session.submit(sent.location!, { intent: 'confirm', code: totpCode(key, step) }, html)
  expect([opened.status, opened.location]).toEqual([303, '/staff?from=letter'])
  expect((await session.visit('/staff')).status).toBe(200)

  const another = await web.signIn(email, { secondFactor: false })
  expect((await another.visit('/staff')).status).toBe(302)
  const page = await another.visit(door)
  expect(page.text).not.toContain(key)
  expect(page.text).not.toContain('QRコード')
  expect((await another.submit(door, { intent: 'begin' }, html)).status).toBe(409)

  const again = await show(another, totpCode(key, step))
  expect(again.status).toBe(422)
  expect(again.text).toContain('この確認コードは使用済みです')
  expect((await another.visit('/staff')).status).toBe(302)
  expect((await show(another, totpCode(key, step + 1))).status).toBe(303)
  expect((await another.visit('/staff')).status).toBe(200)
  expect(await doings(memberId)).toEqual([
    'staff.second-factor-begun',
    'staff.second-factor-set',
    'staff.second-factor-failed',
    'staff.second-factor-shown',
  ])
  const row = await web.db
    .selectFrom('second_factors')
    .select('secret')
    .where('member_id', '=', memberId)
    .executeTakeFirstOrThrow()
  expect(row.secret).not.toContain(key)
})

it('whoever guesses codes has five tries, then not even the right one opens for five minutes', async () => {
  const { session } = await newStaff()
  const key = await begin(session)
  const right = totpCode(key, totpStep(await web.now()))
  const wrong = ['abcdef', '12345', '', `${right}1`, String((Number(right) + 7) % 1_000_000).padStart(6, '0')]
  for (const code of wrong) expect((await show(session, code)).status, code).toBe(422)
  const late = await show(session, right)
  expect(late.status).toBe(429)
  expect(Number(late.headers.get('Retry-After'))).toBeGreaterThan(200)
})

it('whoever knows only the password uses up no tries of a device that has shown the factor before', async () => {
  const { session, email } = await newStaff()
  const key = await begin(session)
  const step = totpStep(await web.now())
  expect((await show(session, totpCode(key, step))).status).toBe(303)
  const stranger = await web.signIn(email, { secondFactor: false })
  for (let time = 0; time < 5; time++) expect((await show(stranger, '12345')).status).toBe(422)
  expect((await show(stranger, totpCode(key, step + 1))).status).toBe(429)
  session.cookies.set('_egaku_session', await web.sessionToken(email, { secondFactor: false }))
  session.forgetToken()
  expect((await show(session, totpCode(key, step + 1))).status).toBe(303)
})

it('of many browsers that give the same code at once, one is let in', async () => {
  const { session, email } = await newStaff()
  const key = await begin(session)
  const sessions = await Promise.all(Array.from({ length: 4 }, () => web.signIn(email, { secondFactor: false })))
  const code = totpCode(key, totpStep(await web.now()))
  const replies = await Promise.all(sessions.map((one) => show(one, code)))
  expect(replies.map(({ status }) => status).toSorted()).toEqual([303, 422, 422, 422])
})

it('a second factor is good for twelve hours', async () => {
  const { session, memberId } = await newPerson(web, { isStaff: true })
  expect((await session.visit('/staff')).status).toBe(200)
  const hoursAgo = async (hours: number) =>
    web.db
      .updateTable('sessions')
      .set({ second_factor_at: new Date((await web.now()).getTime() - hours * 3_600_000) })
      .where('member_id', '=', memberId)
      .execute()
  await hoursAgo(11.99)
  expect((await session.visit('/staff')).status).toBe(200)
  await hoursAgo(12)
  expect((await session.visit('/staff')).status).toBe(302)
})

it('a call of staff is refused without the second factor, and does not exist for others', async () => {
  const { session } = await newStaff()
  const { memberId, session: member } = await newPerson(web)
  expect((await session.post(`/staff/members/${memberId}/viewing`)).status).toBe(403)
  expect((await member.post(`/staff/members/${memberId}/viewing`)).status).toBe(404)
  expect((await member.visit(door)).status).toBe(404)
  expect((await member.submit(door, { intent: 'begin' }, html)).status).toBe(404)
})

it('the demo’s staff find their codes in the sandbox’s app', async () => {
  const codes = (await web.visitor().visit('/sandbox/authenticator.json')).body as { email: string; code: string }[]
  const { code } = codes.find(({ email }) => email === 'staff-support@example.com')!
  const session = await web.signIn('staff-support', { secondFactor: false })
  expect((await show(session, code)).status).toBe(303)
  expect((await session.visit('/staff')).status).toBe(200)
})

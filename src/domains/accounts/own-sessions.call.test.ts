import { expect, it } from 'vitest'
import { addMember, signIn } from '#test/accounts/newcomers.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const pageOf = (memberId: number) => `/users/${memberId}/sessions`
const namesOn = (html: string) => [...html.matchAll(/name="session" value="([0-9a-f]{24})"/g)].map(([, name]) => name!)

it('a sign-in from a new device is told by letter, the first one and those of a known device are not [LA-015]', async () => {
  const { id, email } = await addMember(web)
  const [home, phone] = [web.visitor(), web.visitor()]
  expect((await signIn(home, email)).status).toBe(303)
  expect((await signIn(phone, email)).status).toBe(303)
  const letters = await web.letters(email)
  expect(letters.map(({ subject }) => subject)).toEqual(['【Egaku】新しい端末からログインがありました'])
  expect(letters[0]!.links.some((link) => link.endsWith(pageOf(id)))).toBe(true)
  expect(letters[0]!.text).not.toMatch(/\d+\.\d+\.\d+\.\d+/)
  await phone.delete('/sign_out').catch(() => {})
  expect((await signIn(phone, email)).status).toBe(303)
  const kept = await web.db.selectFrom('letters').select('id').where('key', 'like', `new-device:${id}:%`).execute()
  expect(kept).toHaveLength(1)
})

it('every session stands in the settings, and is ended one by one or all others at once [LA-015]', async () => {
  const { memberId, email, session: here } = await newPerson(web)
  const [tablet, laptop, phone] = [await web.signIn(email), await web.signIn(email), await web.signIn(email)]
  await web.db
    .updateTable('sessions')
    .set({ agent: 'Mozilla/5.0 (iPad; x) Version/18 Safari/604' })
    .where('member_id', '=', memberId)
    .execute()
  const page = (await here.visit(pageOf(memberId))).text
  expect([page.includes('iPadのSafari'), page.includes('この端末'), page.includes('最後の利用')]).toEqual([
    true,
    true,
    true,
  ])
  expect((await here.visit(`/users/${memberId}/settings`)).text).toContain(pageOf(memberId))
  const names = namesOn(page)
  expect(names).toHaveLength(3)
  const end = (name: string, session = here) => session.submit(pageOf(memberId), { act: 'end', session: name })
  const stranger = await newPerson(web)
  expect((await stranger.session.submit(pageOf(memberId), { act: 'end-others' })).status).toBe(404)
  expect((await stranger.session.submit(pageOf(stranger.memberId), { act: 'end', session: names[0]! })).status).toBe(
    404,
  )
  expect((await end('x')).status).toBe(422)
  expect((await end(names[0]!)).status).toBe(303)
  expect((await end(names[0]!)).status).toBe(404)
  const open = async () =>
    (await Promise.all([tablet, laptop, phone].map((one) => one.visit(pageOf(memberId))))).filter(
      ({ status }) => status === 200,
    )
  expect(await open()).toHaveLength(2)
  expect((await here.submit(pageOf(memberId), { act: 'end-others' })).status).toBe(303)
  expect(await open()).toHaveLength(0)
  expect((await here.visit(pageOf(memberId))).status).toBe(200)
  const log = await web.db
    .selectFrom('audit_log')
    .select('id')
    .where('subject_id', '=', memberId)
    .where('action', '=', 'accounts.session-ended')
    .execute()
  expect(log).toHaveLength(2)
})

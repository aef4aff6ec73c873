import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('a page’s script that asks for a token learns whose it is, so that no page acts for another member [NT-008]', async () => {
  const { session, memberId } = await newPerson(web)
  const { token, member } = (await session.visit('/csrf_token')).body
  expect(member).toBe(memberId)
  const tried = [token, `${token.slice(1)}a`].map((one) => session.post('/no/such/page', {}, { token: one }))
  expect((await Promise.all(tried)).map(({ status }) => status)).toEqual([404, 403])
  expect((await web.visitor().visit('/csrf_token')).body).toMatchObject({ member: null })
  expect((await session.visit('/')).text).toContain(`data-member="${memberId}"`)
})

it('a refused call names its reason to the page’s script; the sentence is for people', async () => {
  const { session } = await newPerson(web)
  // Whose lessons are all for subscribers: with a free one its note is open to every member.
  const { id } = await web.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select('c.id')
    .where('c.opened_at', '<', new Date())
    .where('c.closed_at', 'is', null)
    .where('s.closed_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('lessons as l').select('l.id').whereRef('l.course_id', '=', 'c.id').where('l.is_free', '=', true),
        ),
      ),
    )
    .orderBy('c.id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const path = `/courses/${id}/user_note`
  const stale = await session.post(path, { content: 'a' }, { token: 'of-an-older-session' })
  expect([stale.status, stale.headers.get('x-refusal')]).toEqual([403, 'bad-token'])
  const closed = await session.post(path, { content: 'a' })
  expect([closed.status, closed.headers.get('x-refusal')]).toEqual([403, 'subscribe-to-watch'])
})

import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('a page’s script that asks for a token learns whose it is, so that no page acts for another member [NT-008]', async () => {
  const { session, memberId } = await newPerson(web)
  expect((await session.visit('/csrf_token')).body).toEqual({ token: await session.token(), member: memberId })
  expect((await web.visitor().visit('/csrf_token')).body).toMatchObject({ member: null })
  expect((await session.visit('/')).text).toContain(`data-member="${memberId}"`)
})

it('a refused call names its reason to the page’s script; the sentence is for people', async () => {
  const { session } = await newPerson(web)
  const path = '/courses/1/user_note'
  const stale = await session.post(path, { content: 'a' }, { token: 'of-an-older-session' })
  expect([stale.status, stale.headers.get('x-refusal')]).toEqual([403, 'bad-token'])
  const closed = await session.post(path, { content: 'a' })
  expect([closed.status, closed.headers.get('x-refusal')]).toEqual([403, 'subscribe-to-watch'])
})

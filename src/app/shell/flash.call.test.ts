import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

it('who saved something is told so once, on the next page alone, and never in the words of a stranger', async () => {
  const { session, memberId } = await newPerson(web)
  const form = new FormData()
  form.append('_method', 'patch')
  form.append('name', '一度 だけ')
  const reply = await session.post(`/users/${memberId}`, form)
  expect(reply.location).toBe(`/users/${memberId}/settings`)
  const sealed = session.cookies.get('said')!
  expect(decodeURIComponent(sealed)).not.toContain('保存')
  expect((await session.visit(reply.location!)).text).toMatch(/role="status"[^]*保存しました。/)
  expect((await session.visit(reply.location!)).text).not.toContain('保存しました。')

  const visitor = web.visitor()
  visitor.cookies.set('said', sealed)
  expect((await visitor.visit('/')).text).not.toContain('保存しました。')
  for (const forged of ['done 無料になりました。', `${sealed.slice(0, -4)}AAAA`, 'v1.', 'v1.AAAA']) {
    session.cookies.set('said', encodeURIComponent(forged))
    const page = await session.visit('/courses')
    expect([page.status, /無料になりました|保存しました。/.test(page.text)], forged).toEqual([200, false])
    expect(session.cookies.has('said')).toBe(false)
  }
})

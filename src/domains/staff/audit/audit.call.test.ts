import { expect, it } from 'vitest'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }

const rowsOf = (page: string) => page.slice(page.indexOf('<tbody'), page.indexOf('</tbody'))

it('an admin reads who signed in, who failed and who went, when and from where, without any password [AC-035]', async () => {
  const { session: admin } = await newPerson(web, { isStaff: true })
  const { memberId } = await web.member('plan6m').then(({ id }) => ({ memberId: id }))
  const visitor = web.visitor()
  const credentials = (password: string) => ({ 'session[email]': 'plan6m@example.com', 'session[password]': password })
  expect((await visitor.submit('/sessions', credentials('a wrong password'), html)).status).toBe(422)
  expect((await visitor.submit('/sessions', credentials('egaku-demo-2025'), html)).status).toBe(303)
  expect((await visitor.delete('/sessions', {}, html)).status).toBe(303)
  const log = await admin.visit(`/staff/audit_log?member=${memberId}`)
  expect(log.status).toBe(200)
  const table = rowsOf(log.text)
  const inOrder = ['ログアウト', 'ログイン', 'ログイン失敗'].map((word) => table.indexOf(`>${word}<`))
  expect(inOrder.every((at) => at > 0)).toBe(true)
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(table).toContain('127.0.0.1')
  expect(log.text).not.toContain('a wrong password')
  expect(log.text).not.toContain('egaku-demo-2025')
  const failed = await admin.visit(`/staff/audit_log?member=${memberId}&action=accounts.sign-in-failed`)
  expect(rowsOf(failed.text)).toContain('>ログイン失敗<')
  expect(rowsOf(failed.text)).not.toContain('>ログアウト<')
  const past = await admin.visit(`/staff/audit_log?member=${memberId}&to=2020-01-01`)
  expect(past.text).toContain('該当する記録はありません。')
})

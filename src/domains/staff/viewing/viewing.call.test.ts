import { expect, it } from 'vitest'
import { calls, pages, type CallRow, type PageRow } from '#routes'
import { newPerson, newSubscriber } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const html = { headers: { Accept: 'text/html' } }

async function viewing() {
  const staff = await newPerson(web, { isStaff: true, role: 'support', name: '窓口' })
  const member = await newPerson(web, { plan: { state: 'will_continue' }, name: '見られる ひと' })
  const begun = await staff.session.post(`/staff/members/${member.memberId}/viewing`, {}, html)
  expect([begun.status, begun.location]).toEqual([303, '/'])
  return { staff, member }
}

const noted = (actorId: number) =>
  web.db
    .selectFrom('audit_log')
    .select(['action', 'subject_id', 'details'])
    .where('actor_id', '=', actorId)
    .orderBy('id')
    .execute()

it('staff see the site as the member does, under a banner, until they end it; each page is written down', async () => {
  const { staff, member } = await viewing()
  const top = await staff.session.visit('/')
  expect(top.text).toContain('見られる ひとさんとして閲覧中')
  expect(top.text).toContain('閲覧を終了')
  const settings = `/users/${member.memberId}/settings`
  expect((await staff.session.visit(settings)).text).toContain('見られる ひと')
  expect((await staff.session.visit(`/users/${staff.memberId}/settings`)).status).toBe(404)
  expect((await staff.session.visit('/staff')).status).toBe(404)
  expect((await member.session.visit('/')).text).not.toContain('閲覧中')

  const ended = await staff.session.delete('/staff/viewing', {}, html)
  expect([ended.status, ended.location]).toEqual([303, `/staff/members/${member.memberId}`])
  expect((await staff.session.visit('/')).text).not.toContain('閲覧中')
  expect((await staff.session.visit('/staff')).status).toBe(200)
  expect((await staff.session.delete('/staff/viewing', {}, html)).status).toBe(404)
  const subject_id = member.memberId
  const seen = (path: string) => ({ action: 'staff.viewed-page', subject_id, details: { path } })
  expect(await noted(staff.memberId)).toEqual([
    { action: 'staff.viewing-begun', subject_id, details: {} },
    seen('/'),
    seen(settings),
    seen(`/users/${staff.memberId}/settings`),
    { action: 'staff.viewing-ended', subject_id, details: {} },
  ])
})

it('staff who look open a course from where the member does, and are not counted as a visit', async () => {
  const { staff } = await viewing()
  const visits = () => web.db.selectFrom('course_visits').selectAll().where('course_id', '=', 3).execute()
  const before = await visits()
  for (const from of ['continuation_top', 'search_box'])
    expect((await staff.session.visit(`/courses/3?from=${from}`)).status).toBe(200)
  expect(await visits()).toEqual(before)
})

it('whatever changes something is refused while staff look, on every address of the site', async () => {
  const { staff } = await viewing()
  const at = (path: string) => path.replaceAll(/:\w+/g, '1').replace('*', 'x')
  const changing = [
    ...(calls as readonly CallRow[]).filter(({ method, viewing }) => method !== 'GET' && !viewing),
    ...(pages as readonly PageRow[]).flatMap(({ path }) =>
      (['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({ method, path })),
    ),
  ].filter(
    ({ method, path }) =>
      !(calls as readonly CallRow[]).some((row) => row.viewing && row.method === method && row.path === path),
  )
  const token = await staff.session.token()
  for (const { method, path } of changing) {
    const reply = await staff.session.change(method, at(path), { content: 'x' }, { token })
    expect([reply.status, reply.body?.error], `${method} ${path}`).toEqual([
      403,
      '会員として閲覧している間は、この操作はできません。閲覧を終了してからお試しください。',
    ])
  }
  const disguised = await staff.session.submit('/sessions', { _method: 'delete', authenticity_token: token }, html)
  expect(disguised.status).toBe(403)
  expect((await staff.session.visit('/')).text).toContain('閲覧中')
})

it('every page opens for staff who look, but for passwords and addresses, which are the member’s alone', async () => {
  const { staff, member } = await viewing()
  for (const { path, unseen, card } of pages as readonly PageRow[]) {
    if (/:(?!userId)|\*/.test(path)) continue
    const reply = await staff.session.visit(path.replace(':userId', String(member.memberId)), html)
    if (unseen || card) expect(reply.status, path).toBe(403)
    else expect(reply.status === 403 || reply.status >= 500, `${path} answers ${reply.status}`).toBe(false)
  }
})

it('reading without a GET stays possible: the search and what the player remembers', async () => {
  const { staff } = await viewing()
  expect((await staff.session.post('/1/indexes/MasterCourse_production/query', { query: '手' })).status).toBe(200)
  expect((await staff.session.post('/api/read_from_user_cache', { ns: 'x' })).status).toBe(200)
})

it('nobody looks as a colleague, as nobody, or without being staff', async () => {
  const staff = await newPerson(web, { isStaff: true })
  const colleague = await newPerson(web, { isStaff: true, role: 'support' })
  const member = await newSubscriber(web)
  const begin = (id: number) => staff.session.post(`/staff/members/${id}/viewing`)
  expect((await begin(colleague.memberId)).status).toBe(409)
  expect((await begin(999_999_999)).status).toBe(404)
  expect((await member.session.post(`/staff/members/${staff.memberId}/viewing`)).status).toBe(404)
})

it('the look ends by itself when the member becomes a colleague, or the second factor grows old', async () => {
  const { staff, member } = await viewing()
  const grant = { member_id: member.memberId, role: 'support' as const, granted_at: await web.now() }
  await web.db.insertInto('staff_members').values(grant).execute()
  expect((await staff.session.visit('/staff')).status).toBe(200)
  await web.db.deleteFrom('staff_members').where('member_id', '=', member.memberId).execute()
  expect((await staff.session.visit('/staff')).status).toBe(404)
  await web.db.updateTable('sessions').set({ second_factor_at: null }).where('member_id', '=', staff.memberId).execute()
  expect((await staff.session.visit('/staff')).status).toBe(302)
})

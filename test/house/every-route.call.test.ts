import { beforeAll, describe, expect, it } from 'vitest'
import { staffRoles, type StaffRole } from '#platform/staff-roles.ts'
import { bodyOf, calls, pages, type CallRow, type PageRow } from '#routes'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const people = {
  member: null,
  trial: { plan_id: 4, state: 'under_trial' },
  subscriber: { plan_id: 1, state: 'will_continue' },
  left: { plan_id: 2, state: 'after_unsubscribe' },
  staff: null,
  /** Of the house, but without the second factor yet. */
  halfway: null,
} as const
type Person = keyof typeof people | 'visitor'

const isOfTheHouse = (person: string) => person === 'staff' || person === 'halfway'

const badIds = [
  '0',
  '-1',
  'abc',
  '1.5',
  '1e3',
  '9007199254740993',
  '99999999999999999999',
  '１',
  '1%00',
  "1'--",
  '%F0%9F',
  '1%2F1',
]
const isId = /:(id|\w+Id)\b/g
const pageRows = pages as readonly PageRow[]
const callRows = calls as readonly CallRow[]
const nameOf = ({ method, path }: CallRow) => `${method} ${path}`
const at = (path: string, id = '1') => path.replaceAll(isId, id).replaceAll(/:\w+|\*/g, 'x')

describe('every address of the site', () => {
  const open = {} as Record<Person, Session>
  const colleagues = {} as Record<StaffRole, Session>
  let web: Awaited<ReturnType<typeof freshWeb>>

  beforeAll(async () => {
    web = await freshWeb()
    const now = await web.now()
    open.visitor = web.visitor()
    for (const [person, plan] of Object.entries(people)) {
      const email = `walker-${person}@example.com`
      const row = { email, email_key: email, name: person, joined_at: now }
      const { id: member_id } = await web.db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()
      if (plan)
        await web.db
          .insertInto('subscriptions')
          .values({ member_id, ...plan, started_at: now })
          .execute()
      if (isOfTheHouse(person))
        await web.db.insertInto('staff_members').values({ member_id, granted_at: now }).execute()
      open[person as Person] = await web.signIn(email, { secondFactor: person === 'staff' })
    }
    for (const role of staffRoles) colleagues[role] = (await newPerson(web, { isStaff: true, role })).session
  }, 60_000)

  const everybody = () => Object.entries(open) as [Person, Session][]
  const ask = (
    session: Session,
    { method, path }: CallRow,
    id?: string,
    options = {},
    body: Parameters<Session['change']>[2] = {},
  ) => (method === 'GET' ? session.visit(at(path, id), options) : session.change(method, at(path, id), body, options))

  it('says who may ask it', () => {
    const unsaid = [...pageRows, ...callRows].filter(({ who }) => !['all', 'member', 'staff'].includes(who))
    expect(unsaid).toEqual([])
  })

  it.each(pageRows)(
    '$path answers everybody, and sends a visitor of a member’s page to sign in and back [OV-007] [AC-030]',
    async ({ path, who, secondFactor }) => {
      for (const [person, session] of everybody()) {
        const reply = await session.visit(at(path))
        expect(reply.status, `${person} at ${path}`).toBeLessThan(500)
        if (who !== 'all' && person === 'visitor')
          expect([reply.status, reply.location]).toEqual([
            302,
            `/sessions/new?return_to=${encodeURIComponent(at(path))}`,
          ])
        if (who !== 'staff' || person === 'visitor') continue
        if (!isOfTheHouse(person)) expect(reply.status, person).toBe(404)
        if (person === 'halfway' && secondFactor !== false)
          expect([reply.status, reply.location], path).toEqual([
            302,
            `/staff/second_factor?return_to=${encodeURIComponent(at(path))}`,
          ])
      }
    },
  )

  it.each(pageRows.filter(({ path }) => path.match(isId)))(
    '$path answers 404 to ids that are none [OV-008]',
    async ({ path }) => {
      for (const id of [...badIds, '999999999']) {
        const reply = await open.subscriber.visit(at(path, id))
        expect(reply.status, id).toBe(404)
      }
    },
  )

  it.each(
    callRows
      .filter(({ method, token }) => method !== 'GET' && token !== false)
      .map((row) => ({ name: nameOf(row), row })),
  )('$name is refused without the token of this session [OV-009]', async ({ row }) => {
    const stranger = await open.left.token()
    for (const [person, session] of everybody())
      for (const token of [null, 'wrong', person === 'left' ? `${stranger}x` : stranger]) {
        const reply = await ask(session, row, '1', { token })
        expect([reply.status, reply.body?.success], person).toEqual([403, false])
      }
  })

  it.each(callRows.filter(({ who }) => who !== 'all').map((row) => ({ name: nameOf(row), row })))(
    '$name asks a visitor to sign in [OV-007]',
    async ({ row }) => {
      const reply = await ask(open.visitor, row)
      expect([reply.status, reply.body]).toEqual([401, { success: false, error: 'ログインしてください' }])
    },
  )

  it.each(callRows.filter(({ who }) => who === 'staff').map((row) => ({ name: nameOf(row), row })))(
    '$name does not exist for members, and waits for the second factor of staff [AC-030]',
    async ({ row }) => {
      for (const person of ['member', 'trial', 'subscriber', 'left'] as const)
        expect((await ask(open[person], row)).status, person).toBe(404)
      expect((await ask(open.halfway, row)).status).toBe(403)
    },
  )

  it.each([...pageRows, ...callRows].filter(({ who }) => who === 'staff').map((row) => ({ name: row.path, row })))(
    '$name is found by the roles that the table names, and by no other staff [OV-019]',
    async ({ row }) => {
      const { path, roles = [], changes = roles } = row
      expect(roles).toContain('admin')
      expect(roles).toEqual(expect.arrayContaining([...changes]))
      const isPage = !('method' in row)
      const reads = isPage || row.method === 'GET'
      for (const role of staffRoles) {
        if (reads) {
          const { status } = await colleagues[role].visit(at(path))
          if (!roles.includes(role)) expect(status, role).toBe(404)
          else if (isPage && !path.includes(':')) expect(status, role).toBe(200)
        }
        if (reads && !isPage) continue
        const { status } = await colleagues[role].change(isPage ? 'POST' : row.method, at(path), {})
        if (!changes.includes(role)) expect(status, `${role} changes`).toBe(404)
        else if (!path.includes(':')) expect(status, `${role} changes`).not.toBe(404)
      }
    },
  )

  it.each(callRows.filter(({ path }) => path.match(isId)).map((row) => ({ name: nameOf(row), row })))(
    '$name answers 404 to ids that are none [OV-008]',
    async ({ row }) => {
      for (const id of [...badIds, '999999999']) expect((await ask(open.subscriber, row, id)).status, id).toBe(404)
    },
  )

  it.each(callRows.filter(({ method }) => method !== 'GET').map((row) => ({ name: nameOf(row), row })))(
    '$name takes a body of the wrong kind or size for what it is [OV-010]',
    async ({ row }) => {
      const json = { headers: { 'Content-Type': 'application/json' } }
      // A session of its own for each, because one of the calls ends it.
      const again = () => web.signIn('walker-subscriber@example.com')
      for (const body of ['{', '[1]', '"a"', 'null', '{"a":"\\u0000"}', '{"__proto__":{"a":1}}']) {
        const reply = await ask(await again(), row, '1', json, body)
        expect(reply.status, body).toBeLessThan(500)
        const says = typeof reply.body?.success === 'boolean' || typeof reply.body?.message === 'string'
        const writes = reply.headers.get('content-type')?.startsWith('text/plain') && reply.text !== ''
        expect(says || writes || reply.status < 400, body).toBe(true)
      }
      const tooLong = JSON.stringify({ a: 'a'.repeat(bodyOf(row)) })
      expect((await ask(await again(), row, '1', json, tooLong)).status).toBe(413)
    },
  )
})

import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { calls, pages, type CallRow } from '#routes'
import { newPerson, newSubscriber } from '#test/people.ts'
import { freshWeb } from '#test/web.ts'

it('nothing is changed by anybody who asks without the token of the own session, or with another’s [OV-009 MI-001 AC-022]', async () => {
  // Without a worker: what the house does by itself each minute is not what is asked here.
  const web = await freshWeb({}, ['web', 'sandbox'])
  const { session: learner } = await newSubscriber(web)
  const { session: staff } = await newPerson(web, { isStaff: true })
  const stranger = await (await newSubscriber(web)).session.token()
  // A mail program that stops news has no token: its link says whose they are.
  const tokenless = new Set(
    (calls as readonly CallRow[]).flatMap(({ method, path, token }) => (token === false ? `${method} ${path}` : [])),
  )
  const changing = [
    ...(calls as readonly CallRow[]).filter(({ method, token }) => method !== 'GET' && token !== false),
    ...pages
      .flatMap(({ path }) => (['POST', 'PUT', 'PATCH', 'DELETE'] as const).map((method) => ({ method, path })))
      .filter(({ method, path }) => !tokenless.has(`${method} ${path}`)),
  ]
  const body = {
    content: 'x',
    completed: true,
    rating: 5,
    ns: 'x',
    v: 1,
    lesson_id: 1,
    curriculum_id: 1,
    email: 'x@example.com',
  }

  /** Everything the house has written down, but for the counters of limits and that it is being asked. */
  const state = async () => {
    const { rows } = await sql<{ name: string }>`
      select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname in ('public', 'graphile_worker') and tablename not in
        ('rate_limits', 'site_use', '_private_workers', '_private_known_crontabs')
      order by 1`.execute(web.db)
    const sums = new Map<string, string | null>()
    for (const { name } of rows) {
      const found = await sql<{
        sum: string | null
      }>`select md5(string_agg(t::text, '|' order by t::text)) as sum from ${sql.raw(name)} t`.execute(web.db)
      sums.set(name, found.rows[0]!.sum)
    }
    return sums
  }

  const before = await state()
  for (const { method, path } of changing)
    for (const session of [learner, staff, web.visitor()])
      for (const token of [null, stranger]) {
        const reply = await session.change(method, path.replaceAll(/:\w+/g, '1').replace('*', 'x'), body, { token })
        expect([reply.status, reply.body?.success], `${method} ${path}`).toEqual([403, false])
      }
  expect(await state()).toEqual(before)
}, 240_000)

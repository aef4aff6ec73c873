import { afterAll, beforeAll, expect, it } from 'vitest'
import { watchStatements } from '#platform/statements.ts'
import type { Actor } from '#platform/ask.ts'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { readAudit } from './audit/read-audit.server.ts'
import { readCampaigns } from '#domains/plans/campaigns/read-campaigns.server.ts'
import { readGifts } from '#domains/plans/gifts/read-gifts.server.ts'
import { readMembers } from './members/read-members.server.ts'
import { readSought } from './members/search-terms.ts'
import { readOverview } from './overview/read-overview.server.ts'
import { readQuits } from '#domains/contracts/quitting/read-quits.server.ts'
import { readStaff } from './roles/read-staff.server.ts'
import { readSubscriptions } from '#domains/contracts/read-subscriptions.server.ts'

let fresh: FreshHouse
let staffId: number
beforeAll(async () => {
  fresh = await freshHouse({ now: new Date('2026-11-22T12:00:00+09:00') })
  staffId = await fresh.newMember({ name: '運営', isStaff: true })
})
afterAll(() => fresh.close())

const reads: [string, (actor: Actor) => Promise<unknown>][] = [
  ['members', readMembers],
  ['subscriptions', readSubscriptions],
  ['quits', readQuits],
  ['audit', readAudit],
  ['campaigns', readCampaigns],
  ['gifts', readGifts],
  ['staff', readStaff],
  ['overview', readOverview],
]

const asking = (path: string) => fresh.actorFor(staffId, { url: new URL(path, 'http://egaku.test') })

async function statementsOf(read: (actor: Actor) => Promise<unknown>) {
  const actor = await asking('/')
  const { statements } = await watchStatements(() => read(actor))
  return statements.length
}

async function statementsOfAll() {
  const counts: number[] = []
  for (const [, read] of reads) counts.push(await statementsOf(read))
  return counts
}

it('every list of staff costs the same few statements, however long it is', async () => {
  const before = await statementsOfAll()
  const { db } = fresh
  const at = fresh.clock.now()
  const [{ id: reason }] = (await db.selectFrom('quit_reasons').select('id').limit(1).execute()) as [{ id: number }]
  const campaigns = await db
    .insertInto('campaigns')
    .values(
      Array.from({ length: 60 }, (_, index) => ({
        kind: 'lottery',
        name: `抽選${index}`,
        opens_at: at,
        closes_at: new Date(at.getTime() + 1e9),
        apply_until: new Date(at.getTime() + 1e9),
        excludes_students: false,
      })),
    )
    .returning('id')
    .execute()
  for (let index = 0; index < 60; index++) {
    const member_id = await fresh.newMember({ name: `会員${index}`, plan: { planId: 1, state: 'will_continue' } })
    const quit = { member_id, plan_id: 1, state: 'will_continue', at }
    const { id: quit_id } = await db.insertInto('quits').values(quit).returning('id').executeTakeFirstOrThrow()
    await db.insertInto('quit_answers').values({ quit_id, reason_id: reason }).execute()
    await db
      .insertInto('gift_cards')
      .values({ member_id, campaign_id: campaigns[0]!.id, yen: 5000, earned_at: at })
      .execute()
    await db
      .insertInto('audit_log')
      .values({ at, action: 'accounts.signed-in', actor_id: member_id, subject_id: member_id })
      .execute()
    await db.insertInto('staff_members').values({ member_id, role: 'support', granted_at: at }).execute()
  }
  const after = await statementsOfAll()
  expect(Object.fromEntries(reads.map(([name], index) => [name, after[index]]))).toEqual(
    Object.fromEntries(reads.map(([name], index) => [name, before[index]])),
  )
  // Each domain asks once or twice for what is open with it; every list asks for itself alone.
  const asking = fresh.house.domains.filter(({ openMatters }) => openMatters).length
  const most = reads.map(([name]) => (name === 'overview' ? asking + 3 : 6))
  expect(reads.filter((_, index) => after[index]! > most[index]!)).toEqual([])
})

it('a long list comes in pages of fifty', async () => {
  const first = await readMembers(await asking('/staff/members'))
  const second = await readMembers(await asking('/staff/members?page=2'))
  expect([first.members.length, first.count, first.pages]).toEqual([50, 61, 2])
  expect(second.members).toHaveLength(11)
  const seen = new Set([...first.members, ...second.members].map(({ id }) => id))
  expect(seen.size).toBe(61)
  const log = await readAudit(await asking('/staff/audit_log'))
  expect(log.rows).toHaveLength(50)
  const older = await readAudit(await asking(`/staff/audit_log${log.olderPath}`))
  expect(older.rows[0]!.id).toBeLessThan(log.rows.at(-1)!.id)
  expect([older.rows.length, older.olderPath]).toEqual([10, null])
})

it('a member is found by any part of the name, by the beginning of the address, and by the number', async () => {
  const id = await fresh.newMember({ name: '青葉　みのり' })
  await fresh.newMember({ name: '葉青 のみり' })
  const found = async (q: string) =>
    (await readMembers(await asking(`/staff/members?q=${encodeURIComponent(q)}`))).members.map((one) => one.id)
  for (const q of ['青葉', '青葉みのり', '青葉 みのり', 'みのり', 'みの', ` ＃${id}`, String(id)])
    expect(await found(q), q).toEqual([id])
  expect((await found('青')).length).toBe(2)
  const { email } = await fresh.db.selectFrom('members').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  expect(await found(email.toUpperCase())).toEqual([id])
  expect(await found('erson')).toEqual([])
  expect(await found('いない人')).toEqual([])
  expect(readSought('\0')).toEqual({ kind: 'all' })
})

it('with many members a search reads an index, not everybody', async () => {
  const { sql } = await import('kysely')
  await sql`
    insert into members (email, email_key, name, joined_at)
    select 'm' || n || '@many.example', 'm' || n || '@many.example', chr(19968 + n % 3000) || chr(20968 + n % 1000) || ' ' || chr(22968 + n % 700), now()
    from generate_series(1, 20000) n`.execute(fresh.db)
  await sql`analyze members`.execute(fresh.db)
  const plan = async (condition: ReturnType<typeof sql>) =>
    (
      await sql<{
        'QUERY PLAN': string
      }>`explain select * from members m where ${condition} order by m.id desc limit 50`.execute(fresh.db)
    ).rows
      .map((row) => row['QUERY PLAN'])
      .join('\n')
  expect(await plan(sql`name_parts(m.name) @> '{青葉}'`)).toContain('members_by_name_parts')
  expect(await plan(sql`m.email_key ~>=~ 'm77@' and m.email_key ~<~ 'm77@z'`)).toContain('members_by_address')
})

it('what staff did is found together, refunds and ended contracts too, and apart from what members did', async () => {
  const at = fresh.clock.now()
  const doings = ['invoice-refunded', 'plans.ended-now', 'plans.card-changed'].map((action) => ({ at, action }))
  await fresh.db.insertInto('audit_log').values(doings).execute()
  const found = async (action: string) =>
    (await readAudit(await asking(`/staff/audit_log?action=${action}`))).rows.map((row) => row.action)
  expect(await found('staff')).toEqual(['契約の即時終了', '返金'])
  expect(await found('money')).toEqual(['お支払い方法の変更', '契約の即時終了', '返金'])
  expect(await found('invoice-refunded')).toEqual(['返金'])
  expect(new Set(await found('accounts'))).toEqual(new Set(['ログイン']))
})

import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { dayKey } from '#platform/tokyo.ts'
import { newPayers } from '#test/money/payers.ts'
import { freshWeb } from '#test/web.ts'

describe('moving the clock of the sandbox', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  beforeAll(async () => void (web = await freshWeb()))

  const invoicesOf = (memberId: number) =>
    web.db
      .selectFrom('invoices')
      .select(['due_on', 'state', 'total_yen'])
      .where('member_id', '=', memberId)
      .orderBy('due_on')
      .execute()
  const cardOf = async (memberId: number) => {
    const found = web.db.selectFrom('payment_methods').select('provider_ref').where('member_id', '=', memberId)
    return (await found.executeTakeFirstOrThrow()).provider_ref
  }

  it('runs what has become due before it answers: the months are invoiced and charged by then [PL-048]', async () => {
    const today = dayKey(await web.now())
    const [payer] = await newPayers(web.db, { startsOn: today, invoicedMonths: 1 })
    const reply = await web.visitor().post('/sandbox/clock', { advance: '32d' }, { token: null })
    expect(reply.body).toMatchObject({ settled: true })
    expect(await invoicesOf(payer!)).toMatchObject([{ state: 'paid', total_yen: 13_800 }])
    const { charges } = await web.cardLedger({ card: await cardOf(payer!) })
    // The provider's days are those of the moved clock as well.
    expect(charges).toMatchObject([{ outcome: 'captured', yen: 13_800 }])
    expect(dayKey(new Date(charges[0]!.at))).toBe(dayKey(await web.now()))
  })

  it('by a form leads back to the page, which says so [PL-048]', async () => {
    const [payer] = await newPayers(web.db, { startsOn: dayKey(await web.now()), invoicedMonths: 1, card: 'soft' })
    const moved = await fetch(`${web.url}/sandbox/clock`, {
      method: 'POST',
      body: new URLSearchParams({ advance: '30d' }),
      redirect: 'manual',
    })
    expect(moved.status).toBe(303)
    const page = await web.visit(moved.headers.get('location')!)
    expect(page.text).toContain('期限の来た処理を終えました')
    await web.moveClock({ advance: '1d' })
    await web.moveClock({ advance: '1d' })
    expect(await invoicesOf(payer!)).toMatchObject([{ state: 'unpaid' }])
  })

  it('ends the contract of who did not pay, though the retries of weeks come due with the end [PL-048] [UP-011]', async () => {
    const today = dayKey(await web.now())
    const payers = await newPayers(web.db, { startsOn: today, card: 'soft', count: 5 })
    await web.moveClock({ advance: '1m' })
    await web.moveClock({ advance: '40d' })
    const states = await web.db.selectFrom('subscriptions').select('state').where('member_id', 'in', payers).execute()
    expect(states.map(({ state }) => state)).toEqual(payers.map(() => 'after_unsubscribe'))
  })

  it('brings nearer what was put off until a day of business [PL-048]', async () => {
    await sql`select graphile_worker.add_job('test.later', run_at := now() + interval '3 days')`.execute(web.db)
    const hoursLeft = async () => {
      const found = await sql<{ n: string }>`
        select extract(epoch from run_at - now()) / 3600 as n from graphile_worker.jobs
        where task_identifier = 'test.later'`.execute(web.db)
      return Number(found.rows[0]!.n)
    }
    await web.moveClock({ advance: '2d' })
    expect(await hoursLeft()).toBeCloseTo(24, 0)
    await web.moveClock({ advance: '-1d' })
    expect(await hoursLeft()).toBeCloseTo(48, 0)
  })
})

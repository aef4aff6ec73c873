import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { writeInvoice } from '#test/money/invoices.ts'
import { startProcess } from '#test/worlds/open-web.ts'
import { newPerson } from '#test/people.ts'
import { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

/** A house whose provider makes mistakes, whose banks take money back and whose processes are killed. */
describe('a house on a bad day', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let staff: Awaited<ReturnType<typeof newPerson>>
  beforeAll(async () => {
    web = await freshWeb()
    staff = await newPerson(web, { isStaff: true, name: '経理 たろう' })
  }, 60_000)

  const tell = (path: string, order: Record<string, unknown> = {}) => web.visitor().post(path, order, { token: null })
  const refundsOf = async (charge: string) => {
    const reply = await web.visit('/sandbox/payments.json')
    return (reply.body.refunds as { charge: string; yen: number }[]).filter((one) => one.charge === charge)
  }

  /** An invoice that its member paid, with the provider's number of the charge. */
  async function paidInvoice() {
    const { memberId, session } = await newPerson(web, { plan: { planId: 2, state: 'will_continue' } })
    const invoice = await writeInvoice(web.db, memberId, { state: 'unpaid', failureKind: 'soft' })
    await session.submit(`/users/${memberId}/payments`, { invoice: String(invoice.id) })
    const { provider_charge_id } = await web.db
      .selectFrom('charge_attempts')
      .select('provider_charge_id')
      .where('invoice_id', '=', invoice.id)
      .executeTakeFirstOrThrow()
    return { ...invoice, memberId, session, chargeId: provider_charge_id! }
  }
  async function until<T>(look: () => Promise<T | undefined>): Promise<T> {
    for (;;) {
      const found = await look()
      if (found !== undefined) return found
      await pause(50)
    }
  }

  it('finishes a refund whose process was killed while it asked, once [UP-014]', async () => {
    const { id, chargeId } = await paidInvoice()
    const second = await startProcess(['web'], web.process.env)
    const there = new Session(second.url)
    for (const [name, value] of staff.session.cookies) there.cookies.set(name, value)
    await tell('/sandbox/providers/payments', { mode: 'hang', only: 'refunds', times: 1 })
    const key = randomUUID()
    const asked = there
      .submit(`/staff/invoices/${id}`, { act: 'refund', yen: '4000', reason: '試し', key })
      .catch(() => 'killed')
    // The provider holds the request: the row stands, the answer does not.
    await until(async () => {
      const { body } = await web.visit('/sandbox/providers.json')
      return (body as { name: string; waiting: number }[]).find((one) => one.name === 'payments')!.waiting || undefined
    })
    await second.kill()
    expect(await asked).toBe('killed')
    await tell('/sandbox/providers/reset')
    const { state } = await web.db.selectFrom('refunds').select('state').where('id', '=', key).executeTakeFirstOrThrow()
    expect(state).toBe('started')
    // The job's time comes.
    await sql`select graphile_worker.reschedule_jobs(array[id], run_at := now()) from graphile_worker.jobs
      where key = ${`refund:${key}`}`.execute(web.db)
    await until(async () => {
      const row = await web.db.selectFrom('refunds').select('state').where('id', '=', key).executeTakeFirst()
      return row?.state === 'done' || undefined
    })
    expect(await refundsOf(chargeId)).toMatchObject([{ yen: 4_000 }])
    const entries = await web.db.selectFrom('book_entries').select('id').where('key', '=', `refund:${key}`).execute()
    expect(entries).toHaveLength(1)
  }, 90_000)

  it('finds by itself what the provider says differently, and a payment that the bank took back [UP-015]', async () => {
    const taken = await paidInvoice()
    const stray = (await tell('/sandbox/payments/charges', { yen: 6_543 })).body.id as string
    await tell(`/sandbox/payments/charges/${taken.chargeId}/chargeback`)
    await web.moveClock({ advance: '1d' })
    await until(async () => {
      const { length } = await web.db
        .selectFrom('chargebacks')
        .select('at')
        .where('invoice_id', '=', taken.id)
        .execute()
      return length || undefined
    })
    // The second factor of yesterday counts no more.
    const accounting = await web.signIn(staff.email)
    const { text: ledger } = await accounting.visit('/staff/ledger')
    for (const part of [stray, 'チャージバック', taken.number]) expect(ledger).toContain(part)
    expect(ledger).toContain('6,543円を全額返金する')
    const path = `/users/${taken.memberId}/payments`
    expect((await taken.session.visit(path)).text).toContain('>未払い<')
    const { next_attempt_at } = await web.db
      .selectFrom('invoices')
      .select('next_attempt_at')
      .where('id', '=', taken.id)
      .executeTakeFirstOrThrow()
    expect(next_attempt_at).toBeNull()
    await web.moveClock({ advance: '20d' })
    const attempts = await web.db
      .selectFrom('charge_attempts')
      .select('id')
      .where('invoice_id', '=', taken.id)
      .execute()
    expect(attempts).toHaveLength(1)
  }, 90_000)
})

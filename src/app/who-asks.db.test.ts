import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshHouse, type FreshHouse } from '#test/fresh-house.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { watchStatements } from '#platform/statements.ts'
import { findAsker } from './who-asks.ts'

describe('who asks', () => {
  let fresh: FreshHouse
  beforeAll(async () => (fresh = await freshHouse()))
  afterAll(() => fresh.close())

  async function signedIn() {
    const memberId = await fresh.newMember({ plan: { planId: 2, state: 'will_continue' } })
    const now = fresh.clock.now()
    const token_hash = Buffer.from(`session of ${memberId}`)
    const session = { token_hash, member_id: memberId, created_at: now, last_used_at: now }
    await fresh.db.insertInto('sessions').values(session).execute()
    const ask = () => watchStatements(() => findAsker(fresh.db, token_hash, now))
    return { memberId, ask }
  }

  it('is known in one statement, what they owe included [UP-001]', async () => {
    const { memberId, ask } = await signedIn()
    const before = await ask()
    expect([before.result.member!.owes, before.statements.length]).toEqual([false, 1])
    await writeInvoice(fresh.db, memberId, { state: 'paid' })
    await writeInvoice(fresh.db, memberId, { state: 'processing' })
    expect((await ask()).result.member!.owes).toBe(false)
    const { id } = await writeInvoice(fresh.db, memberId, { state: 'unpaid' })
    const owing = await ask()
    expect([owing.result.member!.owes, owing.statements.length]).toEqual([true, 1])
    await fresh.db.updateTable('invoices').set({ state: 'paid' }).where('id', '=', id).execute()
    expect((await ask()).result.member!.owes).toBe(false)
  })

  it('owes nothing because somebody else does [UP-001]', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    await writeInvoice(fresh.db, other.memberId, { state: 'unpaid' })
    expect((await one.ask()).result.member!.owes).toBe(false)
  })
})

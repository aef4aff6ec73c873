import type { Reader, Tx } from '#platform/db.ts'

export async function findOptionName(db: Reader, id: number | null): Promise<string | null> {
  if (id === null) return null
  const option = await db.selectFrom('plan_options').select('name').where('id', '=', id).executeTakeFirst()
  return option?.name ?? null
}

/** What the member has bought singly, by name. */
export async function listPurchasedTitles(db: Reader, memberId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('course_purchases as p')
    .innerJoin('courses as c', 'c.id', 'p.course_id')
    .select('c.title')
    .where('p.member_id', '=', memberId)
    .orderBy('p.purchased_at')
    .orderBy('c.id')
    .execute()
  return rows.map(({ title }) => title)
}

/** A bill that is unpaid, or whose payment is not decided yet. */
export async function hasOpenBill(db: Reader, memberId: number): Promise<boolean> {
  const open = await db
    .selectFrom('invoices')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', 'in', ['open', 'processing', 'unpaid', 'unknown'])
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/**
 * Of what was sold the figures and days stay; the texts of the person, the cards' digits and what was only looked at
 * go. Gives the cards that the provider must forget.
 */
export async function eraseMoneyTraces(tx: Tx, memberId: number, now: Date): Promise<number[]> {
  await tx
    .updateTable('quits')
    .set({ free_text: null, reported_issue: null })
    .where('member_id', '=', memberId)
    .execute()
  await tx.deleteFrom('orders').where('member_id', '=', memberId).where('state', '=', 'shown').execute()
  await tx
    .updateTable('orders')
    .set({ mask: null, expires_on: null, register_token: null, return_to: null })
    .where('member_id', '=', memberId)
    .execute()
  await eraseDebitTraces(tx, memberId, now)
  await tx.updateTable('debit_lines').set({ name: '' }).where('member_id', '=', memberId).execute()
  const cards = await tx
    .updateTable('payment_methods')
    .set({ mask: null, expires_on: null, fingerprint_hash: null, replaced_at: now })
    .where('member_id', '=', memberId)
    .returning('id')
    .execute()
  return cards.map(({ id }) => id)
}

/** What the bank was asked for refers to an application that was started; whose it was is forgotten. */
async function eraseDebitTraces(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx.deleteFrom('debit_applications').where('member_id', '=', memberId).where('started_at', 'is', null).execute()
  await tx
    .updateTable('debit_applications')
    .set(({ fn, val }) => ({
      ...{ name: null, postal_code: null, prefecture: null, address: null, phone_mask: null },
      closed_at: fn.coalesce('closed_at', val(now)),
    }))
    .where('member_id', '=', memberId)
    .execute()
}

import { sql } from 'kysely'
import type { Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import { releaseFilesOf } from '#platform/stored-files.ts'

/** What hangs on a member and is the school's record all the same: that there was a plan, how it was paid, and which courses were sold. */
const RECORDS = new Set(['subscriptions', 'course_purchases', 'debit_applications'])
const NOBODY = '退会した会員'

/**
 * Forgets a person and keeps their number. A table says itself that its rows belong to the person: it refers to the
 * member `on delete cascade`; what refers plainly is the school's record and stays.
 */
export async function eraseMember(house: House, tx: Tx, memberId: number): Promise<void> {
  const addresses = await listAddresses(tx, memberId)
  await eraseOwnRows(tx, memberId)
  await eraseLetters(tx, addresses)
  await releaseFilesOf(tx, memberId)
  await eraseTraces(tx, memberId)
  const address = `withdrawn-${memberId}@withdrawn.invalid`
  await tx
    .updateTable('members')
    .set({
      email: address,
      email_key: address,
      password_hash: null,
      name: NOBODY,
      avatar_key: null,
      withdrawn_at: house.clock.now(),
    })
    .where('id', '=', memberId)
    .execute()
}

/** Where letters went: the present address, that of the sign-up, those of changes, also of such as nobody confirmed. */
async function listAddresses(tx: Tx, memberId: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from members where id = ${memberId}
    union select email from registrations where member_id = ${memberId}
    union select email from email_links where member_id = ${memberId}
      and not exists (select from members o where o.email_key = lower(email_links.email) and o.id <> ${memberId})
  `.execute(tx)
  return rows.map(({ email }) => email)
}

/** One statement, so that the order in which these tables refer to each other does not matter. */
async function eraseOwnRows(tx: Tx, memberId: number): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select t.relname as "table", a.attname as "column"
    from pg_constraint c
    join pg_class t on t.oid = c.conrelid
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'members'::regclass and c.confdeltype = 'c'
    order by t.relname, a.attname`.execute(tx)
  const erased = rows
    .filter(({ table }) => !RECORDS.has(table))
    .map(
      ({ table, column }, index) =>
        sql`${sql.id(`erased_${index}`)} as (delete from ${sql.table(table)} where ${sql.id(column)} = ${memberId})`,
    )
  await sql`with ${sql.join(erased)} select 1`.execute(tx)
}

/** A letter that was sent keeps that it was sent; one that was not is not sent any more. */
async function eraseLetters(tx: Tx, addresses: string[]): Promise<void> {
  await tx.deleteFrom('letters').where('to_address', 'in', addresses).where('sent_at', 'is', null).execute()
  await tx.updateTable('letters').set({ to_address: '' }).where('to_address', 'in', addresses).execute()
}

/** What was done stays written down; from where, and with which browser, does not. */
async function eraseTraces(tx: Tx, memberId: number): Promise<void> {
  await tx
    .updateTable('audit_log')
    .set({ ip: null, agent: null })
    .where((or) =>
      or.or([or('actor_id', '=', memberId), or.and([or('subject_id', '=', memberId), or('actor_id', 'is', null)])]),
    )
    .execute()
}

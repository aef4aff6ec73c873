import { sql, type RawBuilder } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { deleteIdentitiesOf } from './identities/queries.ts'
import { deletePasskeysOf } from './passkeys/queries.ts'

/**
 * Whom a measure of staff meets: one member, all of the house, all with a plan, everybody, or everybody who knows of the
 * school (who came along from elsewhere and was not written to yet does not).
 */
export type Reach = { kind: 'one'; memberId: number } | { kind: 'staff' | 'subscribers' | 'all' | 'told' }

const isMet = (reach: Reach): RawBuilder<boolean> => {
  if (reach.kind === 'one') return sql`m.id = ${reach.memberId}`
  if (reach.kind === 'staff') return sql`exists (select from staff_members s where s.member_id = m.id)`
  if (reach.kind === 'subscribers')
    return sql`exists (select from subscriptions s where s.member_id = m.id and s.state <> 'after_unsubscribe')`
  if (reach.kind === 'told')
    return sql`not exists (select from arrivals a where a.member_id = m.id and a.told_at is null)`
  return sql`true`
}
const met = (reach: Reach) => sql`select m.id from members m where m.withdrawn_at is null and ${isMet(reach)}`

/** Ends the sessions of all whom it meets, but that of who does it; tells how many. */
export async function endSessionsOf(tx: Tx, reach: Reach, own: Buffer | null): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from sessions where member_id in (${met(reach)}) and token_hash is distinct from ${own}`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/**
 * Whoever is met needs a new password, which a letter to them opens; the old one opens nothing. Links to new passwords
 * that are on their way end too. Who does it keeps their own, so that somebody can go on.
 */
export async function voidPasswordsOf(tx: Tx, reach: Reach, { by, now }: { by: number; now: Date }): Promise<number> {
  await sql`
    update email_links set used_at = ${now}
    where purpose in ('reset', 'sign-in') and used_at is null and member_id in (${met(reach)}) and member_id <> ${by}`.execute(
    tx,
  )
  const { numAffectedRows } = await sql`
    update members set password_hash = null
    where id in (${met(reach)}) and id <> ${by} and password_hash is not null`.execute(tx)
  return Number(numAffectedRows ?? 0)
}

/** Keys and services by which somebody may still come in go too; their owners add them anew once they are in. */
export async function dropWaysInOf(tx: Tx, reach: Reach, by: number): Promise<number> {
  return (await deletePasskeysOf(tx, met(reach), by)) + (await deleteIdentitiesOf(tx, met(reach), by))
}

type Met = { id: number; email: string; name: string }
/** The next some of those whom it meets. */
export async function listMet(db: Reader, reach: Reach, after: number, limit: number): Promise<Met[]> {
  const { rows } = await sql<Met>`
    select m.id, m.email, m.name from members m
    where m.withdrawn_at is null and m.id > ${after} and ${isMet(reach)} order by m.id limit ${limit}`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import type { Registration } from './forms.ts'
import type { Age } from './terms.ts'

export type Ambassador = {
  memberId: number
  code: string
  age: number | null
  registeredAt: Date
  termsVersion: string
  suspendedAt: Date | null
  suspendReason: string | null
}

const columns = [
  'member_id as memberId',
  'code',
  'age',
  'registered_at as registeredAt',
  'terms_version as termsVersion',
  'suspended_at as suspendedAt',
  'suspend_reason as suspendReason',
] as const

export async function findAmbassador(db: Reader, memberId: number): Promise<Ambassador | null> {
  const found = await db
    .selectFrom('ambassadors')
    .select(columns)
    .where('member_id', '=', memberId)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return found ?? null
}

const locked = (tx: Tx) => tx.selectFrom('ambassadors').select(columns).where('left_at', 'is', null).forUpdate()

export const lockAmbassador = async (tx: Tx, memberId: number): Promise<Ambassador | null> =>
  (await locked(tx).where('member_id', '=', memberId).executeTakeFirst()) ?? null

/** Whose link that is, suspended or not. */
export const lockByCode = async (tx: Tx, code: string): Promise<Ambassador | null> =>
  (await locked(tx).where('code', '=', code).executeTakeFirst()) ?? null

/** False where this member is one already, or was. */
export async function insertAmbassador(
  tx: Tx,
  given: Registration & { memberId: number; code: string; version: string; now: Date },
): Promise<boolean> {
  const written = await tx
    .insertInto('ambassadors')
    .values({
      member_id: given.memberId,
      code: given.code,
      name: given.name,
      age: given.age,
      ad_location: given.ad_location,
      registered_at: given.now,
      terms_version: given.version,
      agreed_at: given.now,
    })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return written !== undefined
}

/** False where they agreed to these words before. */
export async function agreeAnew(db: Reader, memberId: number, version: string, now: Date): Promise<boolean> {
  const agreed = await db
    .updateTable('ambassadors')
    .set({ terms_version: version, agreed_at: now })
    .where('member_id', '=', memberId)
    .where('terms_version', '<>', version)
    .where('left_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return agreed !== undefined
}

/** False where they were of age before. */
export async function setOfAge(db: Reader, memberId: number, { from, to }: { from: Age; to: Age }): Promise<boolean> {
  const changed = await db
    .updateTable('ambassadors')
    .set({ age: to })
    .where('member_id', '=', memberId)
    .where('age', '=', from)
    .where('left_at', 'is', null)
    .returning('member_id')
    .executeTakeFirst()
  return changed !== undefined
}

export async function setSuspended(
  tx: Tx,
  memberId: number,
  given: { at: Date; reason: string } | null,
): Promise<void> {
  await tx
    .updateTable('ambassadors')
    .set({ suspended_at: given?.at ?? null, suspend_reason: given?.reason ?? null })
    .where('member_id', '=', memberId)
    .execute()
}

/** Who leaves is known by nothing any more, and their link leads nowhere. */
export async function setLeft(tx: Tx, memberId: number, now: Date): Promise<void> {
  await tx
    .updateTable('ambassadors')
    .set({ left_at: now, name: null, age: null, ad_location: null })
    .where('member_id', '=', memberId)
    .execute()
}

/** Whether a link is somebody's who may bring others: neither suspended nor gone. */
export async function leadsToSomebody(db: Reader, code: string): Promise<boolean> {
  const found = await db
    .selectFrom('ambassadors')
    .select('member_id')
    .where('code', '=', code)
    .where('suspended_at', 'is', null)
    .where('left_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

/** Counts a visit by that link, unless it is nobody's. */
export async function countVisit(db: Reader, code: string, now: Date): Promise<void> {
  await sql`
    insert into ambassador_visits (member_id, day, visits)
    select member_id, ${dayKey(now)}::date, 1 from ambassadors
    where code = ${code} and suspended_at is null and left_at is null
    on conflict (member_id, day) do update set visits = ambassador_visits.visits + 1`.execute(db)
}

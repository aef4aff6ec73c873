import type { StaffRole } from '#platform/staff-roles.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

export function listStaff(db: Reader, page: number) {
  return db
    .selectFrom('staff_members as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .leftJoin('members as g', 'g.id', 'f.granted_by')
    .select(['m.id', 'm.name', 'm.email', 'f.role', 'f.granted_at', 'f.totp_confirmed_at', 'g.name as granter'])
    .orderBy('m.id')
    .limit(PER_PAGE)
    .offset(offsetOf(page))
    .execute()
}

export async function countStaff(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('staff_members')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function findMemberByAddress(tx: Tx, address: string) {
  return tx
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', address.trim().toLowerCase())
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
}

/** Everybody of the house, always in the same order: two who change each other wait for each other. */
export function lockStaff(tx: Tx) {
  return tx.selectFrom('staff_members').select(['member_id', 'role']).orderBy('member_id').forUpdate().execute()
}

/** False for who is of the house already. */
export async function insertStaff(tx: Tx, memberId: number, role: StaffRole, granted_by: number, granted_at: Date) {
  const row = await tx
    .insertInto('staff_members')
    .values({ member_id: memberId, role, granted_by, granted_at })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .returning('member_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function updateRole(tx: Tx, memberId: number, role: StaffRole) {
  await tx.updateTable('staff_members').set({ role }).where('member_id', '=', memberId).execute()
}

export async function deleteStaff(tx: Tx, memberId: number) {
  await tx.deleteFrom('staff_members').where('member_id', '=', memberId).execute()
}

export async function clearFactor(tx: Tx, memberId: number) {
  await tx
    .updateTable('staff_members')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('member_id', '=', memberId)
    .execute()
}

/** No session of theirs counts as one that has shown the second factor, or looks at the site as somebody. */
export async function closeBackOffice(tx: Tx, memberId: number) {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: null, views_as: null })
    .where('member_id', '=', memberId)
    .execute()
}

export async function storeKey(tx: Tx, memberId: number, sealed: string) {
  await tx
    .updateTable('staff_members')
    .set({ totp_secret: sealed, totp_confirmed_at: null, totp_last_step: null })
    .where('member_id', '=', memberId)
    .execute()
}

export async function storeStep(tx: Tx, memberId: number, step: number, confirmedAt: Date) {
  await tx
    .updateTable('staff_members')
    .set({ totp_last_step: step, totp_confirmed_at: confirmedAt })
    .where('member_id', '=', memberId)
    .execute()
}

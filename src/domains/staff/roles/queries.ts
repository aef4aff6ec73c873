import type { StaffRole } from '#platform/staff-roles.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'

export function listStaff(db: Reader, page: number) {
  return db
    .selectFrom('staff_members as f')
    .innerJoin('members as m', 'm.id', 'f.member_id')
    .leftJoin('members as g', 'g.id', 'f.granted_by')
    .leftJoin('second_factors as s', 's.member_id', 'm.id')
    .select(['m.id', 'm.name', 'm.email', 'f.role', 'f.granted_at', 's.confirmed_at', 'g.name as granter'])
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

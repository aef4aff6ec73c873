import type { Reader, Tx } from '#platform/db.ts'

export function findFactor(db: Reader, memberId: number) {
  return factor(db, memberId).executeTakeFirstOrThrow()
}

export function lockFactor(tx: Tx, memberId: number) {
  return factor(tx, memberId).forUpdate().executeTakeFirstOrThrow()
}

const factor = (db: Reader, memberId: number) =>
  db
    .selectFrom('staff_members')
    .select(['totp_secret', 'totp_confirmed_at', 'totp_last_step'])
    .where('member_id', '=', memberId)

/** Who looked as a member when the last code grew old begins that anew, and in the audit log. */
export async function markSession(tx: Tx, tokenHash: Buffer, now: Date) {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: now, views_as: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

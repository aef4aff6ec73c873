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

/** Who looked as a member when the last code grew old begins that anew, and in the audit log. */
export async function markSession(tx: Tx, tokenHash: Buffer, now: Date) {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: now, views_as: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

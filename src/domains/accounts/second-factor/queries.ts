import type { Reader, Tx } from '#platform/db.ts'

export function findFactor(db: Reader, memberId: number) {
  return factor(db, memberId).executeTakeFirst()
}

/** Of two who show a code at once the second waits here; also where there is no app yet. */
export async function lockFactor(tx: Tx, memberId: number) {
  await tx.selectFrom('members').select('id').where('id', '=', memberId).forNoKeyUpdate().executeTakeFirstOrThrow()
  return factor(tx, memberId).executeTakeFirst()
}

const factor = (db: Reader, memberId: number) =>
  db
    .selectFrom('second_factors')
    .select(['secret', 'confirmed_at as confirmedAt', 'last_step as lastStep'])
    .where('member_id', '=', memberId)

/** A new key, of which no code has been shown yet. */
export async function storeKey(tx: Tx, memberId: number, secret: string) {
  const key = { secret, confirmed_at: null, last_step: null }
  await tx
    .insertInto('second_factors')
    .values({ member_id: memberId, ...key })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(key))
    .execute()
}

export async function storeStep(tx: Tx, memberId: number, step: number, confirmedAt: Date) {
  await tx
    .updateTable('second_factors')
    .set({ last_step: step, confirmed_at: confirmedAt })
    .where('member_id', '=', memberId)
    .execute()
}

export async function deleteFactor(tx: Tx, memberId: number) {
  await tx.deleteFrom('second_factors').where('member_id', '=', memberId).execute()
}

/** Who looked as a member when the last code grew old begins that anew, and in the audit log. */
export async function markSession(tx: Tx, tokenHash: Buffer, now: Date) {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: now, views_as: null })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** No session of theirs counts as one that has shown the second factor, or looks at the site as somebody. */
export async function unmarkSessions(tx: Tx, memberId: number) {
  await tx
    .updateTable('sessions')
    .set({ second_factor_at: null, views_as: null })
    .where('member_id', '=', memberId)
    .execute()
}

/** Who may hold a browser that is signed in as them is out of it at once. */
export async function endSessions(tx: Tx, memberId: number) {
  await tx.deleteFrom('sessions').where('member_id', '=', memberId).execute()
}

import type { Reader, Tx } from '#platform/db.ts'
import { addDays } from '#platform/tokyo.ts'
import { hashToken, newToken } from '#platform/tokens.ts'
import { INVITATION_DAYS } from './terms.ts'

const invitation = (db: Reader, token: string) =>
  db
    .selectFrom('correctional_teacher_invitations as i')
    .innerJoin('correctional_teachers as t', 't.id', 'i.teacher_id')
    .select(['t.id as teacherId', 't.name', 't.fee_yen as feeYen', 't.starts_on as startsOn'])
    .select(['i.expires_at as expiresAt', 'i.over_at as overAt'])
    .where('i.token_hash', '=', hashToken(token))

export const findInvitation = (db: Reader, token: string) => invitation(db, token).executeTakeFirst()

/** Of two who press at once the second finds it used. */
export const lockInvitation = (tx: Tx, token: string) => invitation(tx, token).forUpdate().executeTakeFirst()

/** No link of that teacher opens anything from now on. */
export async function closeInvitations(tx: Tx, teacherId: number, now: Date): Promise<void> {
  await tx
    .updateTable('correctional_teacher_invitations')
    .set({ over_at: now })
    .where('teacher_id', '=', teacherId)
    .where('over_at', 'is', null)
    .execute()
}

/** The token of a letter; the database keeps its hash alone. Earlier ones are over. */
export async function insertInvitation(tx: Tx, teacherId: number, email: string, now: Date) {
  await closeInvitations(tx, teacherId, now)
  const token = newToken()
  const expiresAt = addDays(now, INVITATION_DAYS)
  await tx
    .insertInto('correctional_teacher_invitations')
    .values({ token_hash: hashToken(token), teacher_id: teacherId, email, sent_at: now, expires_at: expiresAt })
    .execute()
  return { token, expiresAt }
}

/** The profile is this account's. False where the account has one already. */
export async function tieToAccount(tx: Tx, teacherId: number, memberId: number, now: Date): Promise<boolean> {
  const taken = await tx
    .selectFrom('correctional_teachers')
    .select('id')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  if (taken) return false
  await tx
    .updateTable('correctional_teachers')
    .set({ member_id: memberId, activated_at: now })
    .where('id', '=', teacherId)
    .execute()
  return true
}

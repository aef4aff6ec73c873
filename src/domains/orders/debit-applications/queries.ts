import type { Insertable } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { DB } from '#platform/schema.ts'
import type { Application, PhoneCheck } from './terms.ts'

const applications = (db: Reader) =>
  db
    .selectFrom('debit_applications')
    .select([
      ...(['id', 'member_id', 'plan_id', 'is_student', 'receiving', 'name', 'postal_code', 'prefecture'] as const),
      ...(['address', 'phone_mask', 'order_key', 'started_at', 'closed_at', 'documents_due_on'] as const),
      ...(['documents_posted_on', 'documents_received_on', 'approved_on', 'rejected_on', 'rejected_reason'] as const),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof applications>['executeTakeFirstOrThrow']>>

const toApplication = (row: Row): Application => ({
  id: row.id,
  planId: row.plan_id,
  isStudent: row.is_student,
  receiving: row.receiving,
  to:
    row.receiving === 'post'
      ? { name: row.name!, postalCode: row.postal_code!, prefecture: row.prefecture!, address: row.address! }
      : null,
  phoneMask: row.phone_mask,
  orderKey: row.order_key,
  startedAt: row.started_at,
  closedAt: row.closed_at,
  documentsDueOn: row.documents_due_on,
  documentsPostedOn: row.documents_posted_on,
  documentsReceivedOn: row.documents_received_on,
  approvedOn: row.approved_on,
  rejectedOn: row.rejected_on,
  rejectedReason: row.rejected_reason,
})

/** The application of a member that is not closed; there is one at the most. */
export async function findApplication(db: Reader, memberId: number): Promise<Application | null> {
  const row = await applications(db).where('member_id', '=', memberId).where('closed_at', 'is', null).executeTakeFirst()
  return row ? toApplication(row) : null
}

/** The application that began with that order. */
export async function findStarted(db: Reader, memberId: number, by: { id: number } | { orderKey: string }) {
  const row = await applications(db)
    .where('member_id', '=', memberId)
    .where('started_at', 'is not', null)
    .where((where) => ('id' in by ? where('id', '=', by.id) : where('order_key', '=', by.orderKey)))
    .executeTakeFirst()
  return row ? toApplication(row) : null
}

export async function lockPhoneCheck(tx: Tx, memberId: number): Promise<PhoneCheck | null> {
  const row = await tx
    .selectFrom('phone_checks')
    .selectAll()
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return null
  return {
    phoneHash: row.phone_hash,
    phoneMask: row.phone_mask,
    codeHash: row.code_hash,
    sentAt: row.sent_at,
    wrongTries: row.wrong_tries,
    verifiedAt: row.verified_at,
  }
}

/** A new code is the only one that counts from now on. */
export async function replaceCode(
  db: Reader,
  check: { memberId: number; phoneHash: Buffer; phoneMask: string; codeHash: Buffer; at: Date },
): Promise<void> {
  const code = {
    ...{ phone_hash: check.phoneHash, phone_mask: check.phoneMask, code_hash: check.codeHash },
    ...{ sent_at: check.at, wrong_tries: 0, verified_at: null },
  }
  await db
    .insertInto('phone_checks')
    .values({ member_id: check.memberId, ...code })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(code))
    .execute()
}

export type NewApplication = Omit<Insertable<DB['debit_applications']>, 'member_id'>

/** What somebody wants now, in place of what they wanted before and never began. */
export async function putApplication(tx: Tx, memberId: number, wanted: NewApplication, now: Date): Promise<void> {
  const before = await findApplication(tx, memberId)
  if (before && !before.startedAt) {
    await tx.updateTable('debit_applications').set(wanted).where('id', '=', before.id).execute()
    return
  }
  // Of a contract that is over the papers are over, too.
  if (before) await tx.updateTable('debit_applications').set({ closed_at: now }).where('id', '=', before.id).execute()
  await tx
    .insertInto('debit_applications')
    .values({ ...wanted, member_id: memberId })
    .execute()
}

/** Forgets what was not started; a contract that runs stays as it is. */
export async function deleteUnstarted(tx: Tx, memberId: number): Promise<void> {
  await tx
    .deleteFrom('debit_applications')
    .where('member_id', '=', memberId)
    .where('started_at', 'is', null)
    .where('closed_at', 'is', null)
    .execute()
}

export async function countWrongTry(tx: Tx, memberId: number, tries: number): Promise<void> {
  await tx.updateTable('phone_checks').set({ wrong_tries: tries }).where('member_id', '=', memberId).execute()
}

/** The phone of that check is theirs, and the application's from now on. */
export async function setVerified(tx: Tx, memberId: number, applicationId: number, phoneMask: string, now: Date) {
  await tx
    .updateTable('phone_checks')
    .set({ code_hash: null, verified_at: now })
    .where('member_id', '=', memberId)
    .execute()
  await tx.updateTable('debit_applications').set({ phone_mask: phoneMask }).where('id', '=', applicationId).execute()
}

/** What the bank was asked for refers to an application that was started; whose it was is forgotten. */
export async function eraseApplications(tx: Tx, memberId: number, now: Date): Promise<void> {
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

import type { Reader, Tx } from '#platform/db.ts'
import type { Application, PhoneCheck, Receiving } from './terms.ts'

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
  receiving: row.receiving as Receiving,
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

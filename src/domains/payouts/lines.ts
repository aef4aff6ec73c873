import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import { dayKey } from '#platform/tokyo.ts'
import { bookEarningCancelled, bookEarnings } from './book-events.ts'
import { transferNumber, type PayKind } from './terms.ts'

/** Somebody will be paid for this: from now on they may name an account, and lines may be written for them. */
export async function openPayee(tx: Tx, memberId: number, kind: PayKind, at: Date): Promise<void> {
  await sql`
    with payee as (insert into payees (member_id) values (${memberId}) on conflict do nothing)
    insert into payee_kinds (member_id, kind, opened_at) values (${memberId}, ${kind}, ${at}) on conflict do nothing
  `.execute(tx)
}

/** Holds back what somebody has earned of that kind, and lets it go again; nothing is lost by it. */
export async function holdPayee(tx: Tx, memberId: number, kind: PayKind, held: Date | null): Promise<void> {
  await tx
    .updateTable('payee_kinds')
    .set({ held_at: held })
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .execute()
}

export type NewPayLine = {
  memberId: number
  kind: PayKind
  /** What earned it: the domain and its thing (`critiques.return`), and the thing's own key. Once for all. */
  source: string
  key: string
  /** As it stands on the statement: 「添削 No.128」. Nothing private. */
  description: string
  /** with tax */
  yen: number
  earnedAt: Date
}

/** What was just earned is owed, in the book as well. The same source and key again is nothing new: false. */
export async function addPayLine(tx: Tx, line: NewPayLine): Promise<boolean> {
  const written = await tx
    .insertInto('pay_lines')
    .values({
      member_id: line.memberId,
      kind: line.kind,
      source: line.source,
      source_key: line.key,
      description: line.description,
      yen: line.yen,
      earned_on: dayKey(line.earnedAt),
      written_at: line.earnedAt,
    })
    .onConflict((conflict) => conflict.constraint('pay_lines_once').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!written) return false
  const { yen, description, earnedAt: at } = line
  await bookEarnings(tx, [{ lineId: written.id, yen, description, at }])
  return true
}

type Cancelled = { source: string; key: string; reason: string; at: Date }

/** It was not earned after all. False where it is being paid, was paid, or was cancelled before: then nothing changes. */
export async function cancelPayLine(tx: Tx, { source, key, reason, at }: Cancelled): Promise<boolean> {
  const line = await tx
    .updateTable('pay_lines')
    .set({ cancelled_at: at, cancel_reason: reason })
    .where('source', '=', source)
    .where('source_key', '=', key)
    .where('transfer_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .returning(['id', 'yen', 'description'])
    .executeTakeFirst()
  if (!line) return false
  await bookEarningCancelled(tx, { lineId: line.id, yen: line.yen, description: line.description, at })
  return true
}

/** The keys of one source's lines that are owed and in no transfer: also of what the bank brought back after it was paid. */
export async function listOwedKeys(db: Reader, source: string): Promise<string[]> {
  const owed = await db
    .selectFrom('pay_lines')
    .select('source_key as key')
    .where('source', '=', source)
    .where('transfer_id', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
  return owed.map(({ key }) => key)
}

/** Of these lines of one source, by their keys, the transfers by which they were paid or are on their way. */
export async function listTransfersOf(db: Reader, source: string, keys: readonly string[]) {
  const found = await db
    .selectFrom('pay_lines')
    .select(['source_key as key', 'transfer_id as transferId'])
    .where('source', '=', source)
    .where('source_key', 'in', keys.length > 0 ? keys : [''])
    .where('transfer_id', 'is not', null)
    .execute()
  return new Map(found.map(({ key, transferId }) => [key, transferNumber(transferId!)]))
}

/** Of these lines of one source, by their keys, those whose money has reached its payee. */
export async function listPaidKeys(db: Reader, source: string, keys: readonly string[]): Promise<Set<string>> {
  const paid = await db
    .selectFrom('pay_lines as l')
    .innerJoin('payout_transfers as t', 't.id', 'l.transfer_id')
    .select('l.source_key as key')
    .where('l.source', '=', source)
    .where('l.source_key', 'in', keys)
    .where('t.paid_at', 'is not', null)
    .where('t.failed_at', 'is', null)
    .execute()
  return new Set(paid.map(({ key }) => key))
}

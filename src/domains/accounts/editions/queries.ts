import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { Day } from '#platform/days.ts'
import type { EditionDocument } from './terms.ts'

/** All that were announced and not taken back, the newest first. */
export const listEditions = (db: Reader) =>
  db
    .selectFrom('terms_editions as e')
    .innerJoin('members as m', 'm.id', 'e.announced_by')
    .select(['e.id', 'e.document', 'e.name', 'e.comes_on as comesOn', 'e.changes', 'e.body'])
    .select(['e.must_agree as mustAgree', 'e.announced_at as announcedAt', 'e.told', 'e.done_at as doneAt'])
    .select('m.name as by')
    .where('e.withdrawn_at', 'is', null)
    .orderBy('e.comes_on', 'desc')
    .orderBy('e.id', 'desc')
    .$narrowType<{ document: EditionDocument; comesOn: Day }>()
    .execute()
export type Edition = Awaited<ReturnType<typeof listEditions>>[number]

type NewEdition = {
  document: EditionDocument
  name: string
  comes_on: Day
  changes: string
  body: string
  must_agree: boolean
  announced_at: Date
  announced_by: number
}
/** Null where that document has an edition of that day already. */
export async function insertEdition(tx: Tx, edition: NewEdition): Promise<number | null> {
  const row = await tx
    .insertInto('terms_editions')
    .values(edition)
    .onConflict((conflict) => conflict.columns(['document', 'comes_on']).where('withdrawn_at', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export const lockEdition = (tx: Tx, id: number) =>
  tx
    .selectFrom('terms_editions')
    .selectAll()
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .$narrowType<{ document: EditionDocument; comes_on: Day }>()
    .forUpdate()
    .executeTakeFirst()

export async function withdrawEditionAt(tx: Tx, id: number, at: Date): Promise<void> {
  await tx.updateTable('terms_editions').set({ withdrawn_at: at }).where('id', '=', id).execute()
}

type Step = { upTo: number; count: number; doneAt: Date | null }
export async function noteTold(tx: Tx, id: number, { upTo, count, doneAt }: Step): Promise<void> {
  await tx
    .updateTable('terms_editions')
    .set({ up_to: upTo, told: sql`told + ${count}`, done_at: doneAt })
    .where('id', '=', id)
    .execute()
}

/** Which of these editions somebody has agreed to. */
export async function listAgreed(db: Reader, memberId: number, editions: readonly number[]): Promise<number[]> {
  const rows = await db
    .selectFrom('terms_agreements')
    .select('edition_id')
    .where('member_id', '=', memberId)
    .where('edition_id', 'in', editions)
    .execute()
  return rows.map(({ edition_id }) => edition_id)
}

/** Twice is once. */
export async function insertAgreements(tx: Tx, memberId: number, editions: readonly number[], at: Date): Promise<void> {
  await tx
    .insertInto('terms_agreements')
    .values(editions.map((edition_id) => ({ member_id: memberId, edition_id, agreed_at: at })))
    .onConflict((conflict) => conflict.columns(['member_id', 'edition_id']).doNothing())
    .execute()
}

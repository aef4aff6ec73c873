import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'
import type { ReachKind } from './terms.ts'

type Act = {
  by_id: number
  at: Date
  reach: ReachKind
  subject_id: number | null
  ends_sessions: boolean
  voids_passwords: boolean
  drops_ways: boolean
  reason: string
  title: string | null
  body: string | null
  done_at: Date | null
}
export async function insertAct(tx: Tx, act: Act): Promise<number> {
  const { id } = await tx.insertInto('incident_acts').values(act).returning('id').executeTakeFirstOrThrow()
  return id
}

export const lockAct = (tx: Tx, id: number) =>
  tx
    .selectFrom('incident_acts')
    .selectAll()
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .$narrowType<{ reach: ReachKind; title: string; body: string }>()
    .forUpdate()
    .executeTakeFirst()

export async function noteTold(
  tx: Tx,
  id: number,
  { upTo, count, doneAt }: { upTo: number; count: number; doneAt: Date | null },
): Promise<void> {
  await tx
    .updateTable('incident_acts')
    .set({ up_to: upTo, told: sql`told + ${count}`, done_at: doneAt })
    .where('id', '=', id)
    .execute()
}

export const listActs = (db: Reader) =>
  db
    .selectFrom('incident_acts as i')
    .innerJoin('members as m', 'm.id', 'i.by_id')
    .leftJoin('members as s', 's.id', 'i.subject_id')
    .selectAll('i')
    .select(['m.name as by', 's.name as subject'])
    .$narrowType<{ reach: ReachKind }>()
    .orderBy('i.at', 'desc')
    .orderBy('i.id', 'desc')
    .limit(50)
    .execute()

export const findByEmail = (db: Reader, email: string) =>
  db
    .selectFrom('members')
    .select('id')
    .where('email_key', '=', email.trim().toLowerCase())
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()

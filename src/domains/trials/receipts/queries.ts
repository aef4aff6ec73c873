import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/db.ts'

export type Receipt = {
  setId: number
  name: string
  receivedAt: Date
  endsAt: Date | null
  courseIds: number[]
}

/** What a member has received; null for who has nothing. */
export async function findReceipt(db: Reader, memberId: number): Promise<Receipt | null> {
  const { rows } = await sql<Receipt>`
    select r.set_id as "setId", s.name, r.received_at as "receivedAt", r.ends_at as "endsAt",
      (select coalesce(json_agg(c.course_id order by c.position), '[]') from received_courses c
        where c.member_id = r.member_id) as "courseIds"
    from trial_receipts r join trial_sets s on s.id = r.set_id where r.member_id = ${memberId}`.execute(db)
  return rows[0] ?? null
}

type NewReceipt = {
  memberId: number
  setId: number
  codeId: number
  at: Date
  endsAt: Date | null
  courseIds: number[]
}

export async function insertReceipt(tx: Tx, { memberId, setId, codeId, at, endsAt, courseIds }: NewReceipt) {
  const receipt = { member_id: memberId, set_id: setId, code_id: codeId, received_at: at, ends_at: endsAt }
  await tx.insertInto('trial_receipts').values(receipt).execute()
  await tx
    .insertInto('received_courses')
    .values(courseIds.map((course_id, position) => ({ member_id: memberId, course_id, position, ends_at: endsAt })))
    .execute()
}

export type Ending = { memberId: number; to: string; name: string; endsAt: Date }

/** Whose courses end between these moments and were theirs for longer than the letter is early. */
export async function listEnding(db: Reader, from: Date, until: Date): Promise<Ending[]> {
  const { rows } = await sql<Ending>`
    select r.member_id as "memberId", m.email as "to", m.name, r.ends_at as "endsAt"
    from trial_receipts r join members m on m.id = r.member_id
    where r.ends_at > ${from} and r.ends_at <= ${until} and m.withdrawn_at is null
      and r.ends_at - r.received_at > ${until}::timestamptz - ${from}::timestamptz + interval '1 day'
      and not exists (select from letters l where l.key = 'trials.ending:' || r.member_id)
    order by r.member_id limit 5000`.execute(db)
  return rows
}

import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'

const MOST_SHOWN = 40

/** A learner's own works, the newest first; those taken back are left out. */
export function listWorksOf(db: Reader, memberId: number) {
  return db
    .selectFrom('corrected_works')
    .select(['id', 'image_key', 'corrected_at'])
    .where('member_id', '=', memberId)
    .where('cancelled_at', 'is', null)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute()
}

export type Work = {
  id: number
  imageKey: string
  genre: 'original' | 'fan_fiction'
  fanFiction: string | null
  comment: string
  requestedAt: Date
  correctedAt: Date | null
  cancelledAt: Date | null
  items: { imageKey: string | null; comment: string | null }[]
}

export async function findOwnWork(db: Reader, memberId: number, id: number): Promise<Work | undefined> {
  const found = await sql<Work>`
    select w.id, w.image_key as "imageKey", w.genre, w.fan_fiction_description as "fanFiction", w.comment,
      w.requested_at as "requestedAt", w.corrected_at as "correctedAt", w.cancelled_at as "cancelledAt",
      (select coalesce(json_agg(json_build_object('imageKey', i.image_key, 'comment', i.comment) order by i.position), '[]')
        from correction_items i where i.work_id = w.id) as items
    from corrected_works w where w.id = ${id} and w.member_id = ${memberId}`.execute(db)
  return found.rows[0]
}

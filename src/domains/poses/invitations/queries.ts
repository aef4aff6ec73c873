import { sql } from 'kysely'
import type { Db } from '#platform/db.ts'
import type { InvitationPlace } from './terms.ts'

/** From now on nobody has to tell this learner of the library. */
export async function noteOpened(db: Db, memberId: number, now: Date): Promise<void> {
  await sql`
    insert into pose_invitations (member_id, opened_at) values (${memberId}, ${now})
    on conflict (member_id) do update set opened_at = excluded.opened_at where pose_invitations.opened_at is null
  `.execute(db)
}

/** Whether the learner is invited here now; who was once is never again. */
export async function takeInvitation(db: Db, at: InvitationPlace, memberId: number, now: Date): Promise<boolean> {
  const column = sql.ref(at === 'top' ? 'promo_at' : 'gesture_at')
  const isNew = at === 'top' ? sql`pose_invitations.opened_at is null` : sql`true`
  const { rows } = await sql`
    insert into pose_invitations (member_id, ${column}) values (${memberId}, ${now})
    on conflict (member_id) do update set ${column} = ${now}
      where pose_invitations.${column} is null and ${isNew}
    returning member_id
  `.execute(db)
  return rows.length > 0
}

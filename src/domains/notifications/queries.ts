import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Notification } from './terms.ts'

const MOST = 50

/** What is open or will be, the newest first. */
export async function listNotifications(db: Reader, now: Date): Promise<Notification[]> {
  const rows = await db
    .selectFrom('notifications')
    .select(['id', 'title', 'url', sql<Notification['audience']>`audience`.as('audience')])
    .select(['opened_at as openedAt', 'closed_at as closedAt'])
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  return rows
}

export function findNotification(db: Reader, id: number) {
  return db
    .selectFrom('notifications')
    .select(['id', sql<Notification['audience']>`audience`.as('audience')])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function insertClosed(db: Reader, memberId: number, notificationId: number, now: Date): Promise<void> {
  await db
    .insertInto('closed_notifications')
    .values({ member_id: memberId, notification_id: notificationId, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

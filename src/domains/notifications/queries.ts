import { sql } from 'kysely'
import type { Reader } from '#platform/db.ts'
import type { Notification } from './terms.ts'

const MOST = 200

const all = (db: Reader) =>
  db
    .selectFrom('notifications')
    .select(['id', 'title', 'body', 'button', 'url', 'parameters', 'opened_at as openedAt', 'closed_at as closedAt'])
    .select(['picture_key as pictureKey', 'narrow_picture_key as narrowPictureKey'])
    .select([sql<Notification['place']>`place`.as('place'), sql<Notification['audience']>`audience`.as('audience')])

/** What is open or will be, in the order of its place: banners and popups as staff put them, the others newest first. */
export function listNotifications(db: Reader, now: Date): Promise<Notification[]> {
  return all(db)
    .where((or) => or.or([or('closed_at', 'is', null), or('closed_at', '>', now)]))
    .orderBy('position')
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
}

export const findNotification = (db: Reader, id: number): Promise<Notification | undefined> =>
  all(db).where('id', '=', id).executeTakeFirst()

export async function insertClosed(db: Reader, memberId: number, notificationId: number, now: Date): Promise<void> {
  await db
    .insertInto('closed_notifications')
    .values({ member_id: memberId, notification_id: notificationId, closed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

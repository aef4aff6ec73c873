import type { Reader, Tx } from '#platform/db.ts'
import type { House } from '#platform/house.ts'
import type { Categories } from '../terms.ts'

export type Pose = Categories & { id: number; sample: number | null; pictureKey: string; smallKey: string | null }
export type Library = { poses: readonly Pose[]; byId: ReadonlyMap<number, Pose> }

/** The whole library as it is published, the newest first: read once for everybody, until it changes. */
export async function readLibrary(house: House): Promise<readonly Pose[]> {
  return house.pages.remember('poses', ['poses'], () => listPublished(house.db))
}

function listPublished(db: Reader): Promise<Pose[]> {
  return db
    .selectFrom('poses')
    .select(['id', 'gender', 'pose', 'layout', 'cloth', 'number', 'sample'])
    .select(['picture_key as pictureKey', 'small_key as smallKey'])
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function listLiked(db: Reader, memberId: number): Promise<Set<number>> {
  const rows = await db.selectFrom('pose_likes').select('pose_id').where('member_id', '=', memberId).execute()
  return new Set(rows.map(({ pose_id }) => pose_id))
}

/** Whether the pose is there to be liked; it stays while this is written. */
export async function lockPublished(tx: Tx, id: number): Promise<{ id: number } | undefined> {
  return tx
    .selectFrom('poses')
    .select('id')
    .where('id', '=', id)
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .forShare()
    .executeTakeFirst()
}

export async function insertLike(tx: Tx, it: { memberId: number; poseId: number; now: Date }): Promise<void> {
  await tx
    .insertInto('pose_likes')
    .values({ member_id: it.memberId, pose_id: it.poseId, liked_at: it.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteLike(tx: Tx, it: { memberId: number; poseId: number }): Promise<void> {
  await tx.deleteFrom('pose_likes').where('member_id', '=', it.memberId).where('pose_id', '=', it.poseId).execute()
}

import type { Reader, Tx } from '#platform/db.ts'
import { offsetOf, PER_PAGE } from '#platform/paging.ts'
import type { Categories } from '../terms.ts'
import type { Origin } from './origins.ts'

export const poseStates = { draft: '下書き', published: '公開中', withdrawn: '取り下げ' } as const
export type PoseState = keyof typeof poseStates

const within = (db: Reader, state: PoseState | null) => {
  const all = db.selectFrom('poses')
  if (state === 'draft') return all.where('published_at', 'is', null)
  if (state === 'withdrawn') return all.where('withdrawn_at', 'is not', null)
  return state === 'published' ? all.where('published_at', 'is not', null).where('withdrawn_at', 'is', null) : all
}

export const countPoses = async (db: Reader, state: PoseState | null): Promise<number> => {
  const counted = within(db, state).select((eb) => eb.fn.countAll<number>().as('count'))
  return Number((await counted.executeTakeFirstOrThrow()).count)
}

const columns = [
  'id',
  'gender',
  'pose',
  'layout',
  'cloth',
  'number',
  'origin',
  'licence',
  'sample',
  'added_at as addedAt',
  'published_at as publishedAt',
  'withdrawn_at as withdrawnAt',
  'picture_key as pictureKey',
  'small_key as smallKey',
] as const

export const listPoses = (db: Reader, state: PoseState | null, page: number) =>
  within(db, state).select(columns).orderBy('id', 'desc').limit(PER_PAGE).offset(offsetOf(page)).execute()

export const findPose = (db: Reader, id: number) =>
  db.selectFrom('poses').select(columns).where('id', '=', id).executeTakeFirst()

export type StaffPose = Awaited<ReturnType<typeof listPoses>>[number]

export const stateOf = ({ publishedAt, withdrawnAt }: Pick<StaffPose, 'publishedAt' | 'withdrawnAt'>): PoseState =>
  withdrawnAt ? 'withdrawn' : publishedAt ? 'published' : 'draft'

export type NewPose = Categories & {
  pictureKey: string
  smallKey: string
  origin: Origin
  licence: string
  addedBy: number
  now: Date
  publishedAt: Date | null
}

export async function insertPose(tx: Tx, pose: NewPose): Promise<void> {
  const { pictureKey, smallKey, addedBy, now, publishedAt, ...words } = pose
  await tx
    .insertInto('poses')
    .values({
      ...words,
      picture_key: pictureKey,
      small_key: smallKey,
      added_at: now,
      added_by: addedBy,
      published_at: publishedAt,
    })
    .execute()
}

/** In the order of their numbers, so that no two wait for each other. */
export const lockPoses = (tx: Tx, ids: readonly number[]) =>
  tx.selectFrom('poses').select(columns).where('id', 'in', ids).orderBy('id').forUpdate().execute()

type Change = Partial<Categories> & {
  origin?: Origin
  licence?: string
  published_at?: Date
  withdrawn_at?: Date | null
  sample?: number | null
}
export async function updatePoses(tx: Tx, ids: readonly number[], change: Change): Promise<void> {
  await tx.updateTable('poses').set(change).where('id', 'in', ids).execute()
}

/** Another pose takes its place among the samples. */
export async function freeSample(tx: Tx, sample: number): Promise<void> {
  await tx.updateTable('poses').set({ sample: null }).where('sample', '=', sample).execute()
}

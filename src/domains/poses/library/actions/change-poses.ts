import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { notFound } from '#platform/refusal.ts'
import type { PoseChange } from '../../audit-words.ts'
import { refuse } from '../../refusals.ts'
import type { Categories } from '../../terms.ts'
import type { Origin } from '../origins.ts'
import { freeSample, lockPoses, type StaffPose, updatePoses } from '../staff-queries.ts'

/** Drafts and what was withdrawn are shown from now on; what is shown already stays as it is. */
export const publishPoses = (actor: Actor, ids: readonly number[]): Promise<void> =>
  change(actor, ids, 'published', async (tx, poses) => {
    const drafts = poses.filter(({ publishedAt }) => publishedAt === null).map(({ id }) => id)
    const withdrawn = poses.filter(({ withdrawnAt }) => withdrawnAt !== null).map(({ id }) => id)
    if (drafts.length + withdrawn.length === 0) refuse('already-published')
    if (drafts.length > 0) await updatePoses(tx, drafts, { published_at: actor.now })
    if (withdrawn.length > 0) await updatePoses(tx, withdrawn, { withdrawn_at: null })
  })

/** Gone from lists, likes and practices, and from the samples; the picture and who liked it stay. */
export const withdrawPoses = (actor: Actor, ids: readonly number[]): Promise<void> =>
  change(actor, ids, 'withdrawn', async (tx, poses) => {
    const shown = poses.filter(({ publishedAt, withdrawnAt }) => publishedAt && !withdrawnAt).map(({ id }) => id)
    if (shown.length === 0) refuse('not-published')
    await updatePoses(tx, shown, { withdrawn_at: actor.now, sample: null })
  })

export const changePose = (actor: Actor, id: number, to: Categories & { origin: Origin; licence: string }) =>
  change(actor, [id], 'words', (tx) => updatePoses(tx, [id], to))

/** Its place among the twelve that everybody sees; 0 is none. Who stood there before is a sample no more. */
export const chooseSample = (actor: Actor, id: number, sample: number): Promise<void> =>
  change(actor, [id], 'sample', async (tx, [pose]) => {
    if (!pose!.publishedAt || pose!.withdrawnAt) refuse('not-published')
    if (sample > 0) await freeSample(tx, sample)
    await updatePoses(tx, [id], { sample: sample || null })
  })

function change(
  actor: Actor,
  ids: readonly number[],
  doing: PoseChange,
  work: (tx: Tx, poses: StaffPose[]) => Promise<void>,
): Promise<void> {
  return actor.db.transaction().execute(async (tx) => {
    const poses = await lockPoses(tx, ids)
    if (poses.length !== new Set(ids).size) return notFound()
    await work(tx, poses)
    await writeAudit(tx, actor, 'poses.changed', null, {
      pose: poses.length === 1 ? poses[0]!.id : null,
      poses: poses.length,
      pose_change: doing,
    })
  })
}

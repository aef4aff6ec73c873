import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import { findAssigned } from '../../assigned.ts'
import { BadDrawing } from '../bytes.ts'
import { decodeBlocks, decodeHead, splitKept, type Kept } from '../format.ts'
import type { SaveForm } from '../forms.ts'
import { putBlocks, putDrawing } from '../queries.ts'
import { drawingLimits } from '../terms.ts'

type Sent = SaveForm & { bytes: Uint8Array }

/**
 * Keeps what a teacher has drawn since the last time: the blocks that are new or other than before. Refused where
 * another tab or device has saved something newer; the same save once more is the same.
 */
export async function saveDrawing(actor: Actor, workId: number, readForm: () => Sent): Promise<number> {
  const { db, memberId, now } = actor
  const work = orNotFound(await findAssigned(db, memberId, workId))
  withFactorOf(actor)
  refuseIf(whyNotWaiting(work))
  const { bytes, revision, from, key } = readForm()
  const { head, blocks } = await readKept(bytes)
  return db.transaction().execute(async (tx) => {
    const place = { workId, teacherId: work.teacherId, now }
    const saved = (await putDrawing(tx, { ...place, revision, key, head })) ?? refuse('newer-draft')
    const all = await putBlocks(tx, saved.id, from, blocks)
    if (all.count !== from + blocks.length) refuse('bad-drawing')
    if (all.count > drawingLimits.blocks || all.bytes > drawingLimits.bytes) refuse('drawing-full')
    return saved.revision
  })
}

/** What is no drawing of ours never comes near another browser. */
async function readKept(bytes: Uint8Array): Promise<Kept> {
  try {
    const kept = splitKept(bytes)
    decodeHead(kept.head)
    await decodeBlocks(kept.blocks)
    return kept
  } catch (failure) {
    if (failure instanceof BadDrawing) return refuse('bad-drawing')
    throw failure
  }
}

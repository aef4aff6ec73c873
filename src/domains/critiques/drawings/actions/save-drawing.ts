import type { Actor } from '#platform/ask.ts'
import { orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { refuse, refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import { findAssigned } from '../../assigned.ts'
import { bad, BadDrawing } from '../bytes.ts'
import { decodeBlocks, decodeHead, splitKept, type Kept } from '../format.ts'
import type { SaveForm } from '../forms.ts'
import { findBlock, putBlocks, putDrawing } from '../queries.ts'
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
  const { head, blocks } = await ifDrawing(() => readKept(bytes, work))
  return db.transaction().execute(async (tx) => {
    const place = { workId, teacherId: work.teacherId, now }
    const saved = (await putDrawing(tx, { ...place, revision, key, head })) ?? refuse('newer-draft')
    const before = from > 0 && blocks[0] ? await findBlock(tx, saved.id, from - 1) : undefined
    if (before) await ifDrawing(() => decodeBlocks([before, blocks[0]!]))
    const all = await putBlocks(tx, saved.id, from, blocks)
    if (all.count !== from + blocks.length) refuse('bad-drawing')
    if (all.count > drawingLimits.blocks || all.bytes > drawingLimits.bytes) refuse('drawing-full')
    return saved.revision
  })
}

async function readKept(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<Kept> {
  const kept = splitKept(bytes)
  const head = decodeHead(kept.head)
  if (head.width !== width || head.height !== height) bad('of another picture')
  await decodeBlocks(kept.blocks)
  return kept
}

/** What is no drawing of ours never comes near another browser. */
async function ifDrawing<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (failure) {
    if (failure instanceof BadDrawing) return refuse('bad-drawing')
    throw failure
  }
}

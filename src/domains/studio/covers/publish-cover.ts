import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { keepPicture, swapPicture } from '#platform/pictures/keep-picture.ts'
import { refuse } from '../refusals.ts'
import { coverKind, readStored } from './kinds.ts'
import { findCover, findCoverKey, setCoverKey } from './queries.ts'

type Prepared = { from: string; to: string } | null

/** Draws a draft's cover where everybody may open it, before the transaction that publishes the draft. */
export async function prepareCover(actor: Actor, courseId: number): Promise<Prepared> {
  const { db, house } = actor
  const [cover, shown] = [await findCover(db, courseId), await findCoverKey(db, courseId)]
  if (!cover || !shown?.key || shown.key.startsWith('public/')) return null
  const bytes = await readStored(house, cover.originalKey)
  return { from: shown.key, to: await keepPicture(actor, 'cover', coverKind(false, cover.focus), bytes) }
}

/** In the transaction: from now on it is this one. */
export async function showCover(tx: Tx, actor: Actor, courseId: number, prepared: Prepared): Promise<void> {
  const shown = await findCoverKey(tx, courseId)
  if (!prepared) return shown?.key && !shown.key.startsWith('public/') ? refuse('changed-meanwhile') : undefined
  if (shown?.key !== prepared.from) refuse('changed-meanwhile')
  const kind = coverKind(false, { x: 50, y: 50 })
  await swapPicture(tx, actor, kind, { before: prepared.from, after: prepared.to })
  await setCoverKey(tx, courseId, prepared.to)
}

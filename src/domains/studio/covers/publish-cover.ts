import { buffer } from 'node:stream/consumers'
import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import { swapPicture } from '#platform/pictures/keep-picture.ts'
import { keepFile } from '#platform/stored-files.ts'
import { orNotFound } from '#platform/refusal.ts'
import { extOf } from '../file-kinds.ts'
import { refuse } from '../refusals.ts'
import { coverKind } from './kinds.ts'
import { findCover, findCoverKey, setCoverKey } from './queries.ts'

type Prepared = { from: string; to: string } | null

/** Puts a draft's cover where everybody may open it, before the transaction that publishes the draft. */
export async function prepareCover(actor: Actor, courseId: number): Promise<Prepared> {
  const { db, house } = actor
  const [cover, shown] = [await findCover(db, courseId), await findCoverKey(db, courseId)]
  if (!cover || !shown?.key || shown.key.startsWith('public/')) return null
  const { purpose, place } = coverKind(false, cover.focus)
  const cut = orNotFound(await house.storage.get(shown.key))
  const file = { purpose, place, ownerId: null, contentType: cut.contentType, ext: extOf(shown.key) }
  return { from: shown.key, to: await keepFile(house, { ...file, bytes: await buffer(cut.stream) }) }
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

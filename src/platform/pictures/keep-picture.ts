import type { Actor } from '../ask.ts'
import type { Tx } from '../db.ts'
import { invalid, type Refusal } from '../refusal.ts'
import { attachFile, keepFile, releaseFile } from '../stored-files.ts'
import { takeImage } from './take-image.ts'
import type { ImageRefusal, ImageRules, TakenImage } from './terms.ts'

/** What a kind of picture is for, and what of a stranger's bytes is taken for it. */
export type PictureKind = {
  purpose: string
  rules: ImageRules
  /** Opened by anybody under /files; otherwise through a right. */
  place?: 'public'
  /** The school's, not of the colleague who sends it, so that it stays when that colleague leaves. */
  ofTheSchool?: true
  /** What is said at the field of one that is not taken, or the refusal of a call that has its own. */
  bad: string | ((why: ImageRefusal) => Refusal)
}
type Sent<Field extends string> = { field: Field; kind: PictureKind; bytes: Buffer | null | undefined }

export type KeptPicture = { key: string; width: number; height: number }

/**
 * Takes pictures in and gives the keys of those that were sent. Call it before the transaction that refers to them, and
 * `swapPicture` inside. Those that cannot be taken are named together, and then none is kept.
 */
export async function keepPictures<Field extends string>(
  actor: Actor,
  sent: readonly Sent<Field>[],
): Promise<Partial<Record<Field, string>>> {
  const kept = Object.entries<KeptPicture>(await keepAll(actor, sent))
  return Object.fromEntries(kept.map(([field, { key }]) => [field, key])) as Partial<Record<Field, string>>
}

/** One picture that must be there. */
export async function keepPicture(actor: Actor, field: string, kind: PictureKind, bytes: Buffer): Promise<string> {
  return (await keepMeasured(actor, field, kind, bytes)).key
}

/** The same, and how large it is as it is kept: upright, in pixels. */
export async function keepMeasured(actor: Actor, field: string, kind: PictureKind, bytes: Buffer) {
  return (await keepAll(actor, [{ field, kind, bytes }]))[field]!
}

async function keepAll<Field extends string>(
  actor: Actor,
  sent: readonly Sent<Field>[],
): Promise<Record<Field, KeptPicture>> {
  const taken: { field: Field; kind: PictureKind; image: TakenImage }[] = []
  const wrong: Record<string, string[]> = {}
  for (const { field, kind, bytes } of sent) {
    if (!bytes) continue
    const result = await takeImage(actor.memberId, bytes, kind.rules)
    if (result.ok) taken.push({ field, kind, image: result.image })
    else if (typeof kind.bad === 'function') throw kind.bad(result.why)
    else wrong[field] = [kind.bad]
  }
  if (Object.keys(wrong).length > 0) throw invalid(wrong)
  const kept = {} as Record<Field, KeptPicture>
  for (const { field, kind, image } of taken) {
    const key = await keepFile(actor.house, { ...fileOf(kind, actor), place: kind.place, ...image })
    kept[field] = { key, width: image.width, height: image.height }
  }
  return kept
}

/** In the transaction that refers to it: the new picture is in use, the one before is nobody's. */
export async function swapPicture(
  tx: Tx,
  actor: Actor,
  kind: PictureKind,
  { before, after }: { before: string | null | undefined; after: string | null | undefined },
): Promise<void> {
  if (before === after) return
  if (after) await attachFile(actor.house, tx, { key: after, ...fileOf(kind, actor) })
  if (before) await releaseFile(tx, before)
}

const fileOf = ({ purpose, ofTheSchool }: PictureKind, { memberId }: Actor) => ({
  purpose,
  ownerId: ofTheSchool ? null : memberId,
})

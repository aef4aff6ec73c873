import type { Actor } from '#platform/ask.ts'
import { keepMeasured, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import type { ImageRules } from '#platform/pictures/terms.ts'
import type { Tx } from '#platform/db.ts'
import { IMAGE_POSTS } from './limits.ts'
import { refusal } from './refusals.ts'
import { IMAGE_MAX } from './terms.ts'

const refusals = {
  kind: 'image-wrong',
  size: 'image-wrong',
  broken: 'image-wrong',
  pixels: 'image-too-many-pixels',
  frames: 'image-too-many-frames',
} as const
const rules = { kinds: ['jpeg', 'gif', 'png'], maxBytes: IMAGE_MAX } as const
const SMALL_SIDE = 640

/** A picture as it was drawn, and one for lists. */
export const kindsOf = (purpose: string, fit?: ImageRules['fit']): { whole: PictureKind; small: PictureKind } => {
  const bad: PictureKind['bad'] = (why) => refusal(refusals[why])
  return {
    whole: { purpose, rules: { ...rules, fit }, bad },
    small: {
      purpose: `${purpose}-small`,
      rules: { ...rules, still: true, fit: { width: SMALL_SIDE, height: SMALL_SIDE, how: 'inside' } },
      bad,
    },
  }
}

export type ShownPicture = { image_key: string; small_key: string; width: number; height: number }

/** Takes a member's picture in, before the transaction that refers to it. */
export async function keepShown(actor: Actor, purpose: string, bytes: Buffer): Promise<ShownPicture> {
  await actor.house.limits.take(IMAGE_POSTS, String(actor.memberId))
  const { whole, small } = kindsOf(purpose)
  const { key, width, height } = await keepMeasured(actor, 'image', whole, bytes)
  const { key: small_key } = await keepMeasured(actor, 'image', small, bytes)
  return { image_key: key, small_key, width, height }
}

type Keys = { image_key: string | null; small_key: string | null } | null

/** In that transaction: what came is in use, what was before is nobody's. */
export async function swapShown(
  tx: Tx,
  actor: Actor,
  purpose: string,
  { before, after }: { before: Keys; after: Keys },
) {
  const { whole, small } = kindsOf(purpose)
  await swapPicture(tx, actor, whole, { before: before?.image_key, after: after?.image_key })
  await swapPicture(tx, actor, small, { before: before?.small_key, after: after?.small_key })
}

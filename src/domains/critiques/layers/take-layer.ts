import type { Actor } from '#platform/ask.ts'
import { keepMeasured, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { refusal, refuse } from '../refusals.ts'
import { uploadKinds } from '../uploads/kinds.ts'
import { findUpload, readUpload } from '../uploads/look-at-upload.ts'
import type { SentLayer } from './forms.ts'

export const layerPicture: PictureKind = {
  purpose: 'correction-layers',
  rules: { kinds: ['png'], maxBytes: uploadKinds['teacher_corrections/layer'].maxBytes },
  bad: () => refusal('bad-layer'),
}

export type NewLayer = { name: string; image_key: string }

/**
 * A layer as it is kept: drawn anew, seen through, and of the same shape as the picture that it lies on. One that came
 * back with this work before goes again as it is.
 */
export async function takeLayer(
  actor: Actor,
  { width, height, before }: { width: number; height: number; before: readonly string[] },
  { key, name }: SentLayer,
): Promise<NewLayer> {
  if (before.includes(key)) return { name, image_key: key }
  const sent = (await findUpload(actor, 'teacher_corrections/layer', key)) ?? refuse('missing-file')
  const bytes = await readUpload(actor, sent.key)
  if (!isSeenThrough(bytes)) refuse('bad-layer')
  const kept = await keepMeasured(actor, 'layer', layerPicture, bytes)
  if (kept.width !== width || kept.height !== height) refuse('layer-size')
  return { name, image_key: kept.key }
}

const GREY_AND_ALPHA = 4
const COLOUR_AND_ALPHA = 6

/** Whether a PNG can have clear places: an alpha channel, or a table of transparent colours. */
function isSeenThrough(bytes: Buffer): boolean {
  if (bytes.length < 33) return false
  const type = bytes.readUInt8(25)
  return type === GREY_AND_ALPHA || type === COLOUR_AND_ALPHA || bytes.subarray(33).includes('tRNS')
}

import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { Body } from '#platform/forms.ts'
import { keepPictures, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { refusal, refuse } from '../refusals.ts'
import { PICTURE_BYTES, PICTURES_MAX, type Kind } from '../terms.ts'

const refusalOf = (wrong: 'question-picture' | 'consultation-picture'): PictureKind['bad'] => {
  const codes = {
    kind: wrong,
    size: wrong,
    pixels: 'picture-pixels',
    frames: 'picture-frames',
    broken: 'picture-broken',
  } as const
  return (why) => refusal(codes[why])
}

const ofQuestion: PictureKind = {
  purpose: 'questions',
  rules: { kinds: ['jpeg', 'png', 'gif'], maxBytes: PICTURE_BYTES },
  bad: refusalOf('question-picture'),
}
const ofLetter: PictureKind = {
  purpose: 'questions',
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_BYTES },
  bad: refusalOf('consultation-picture'),
}
const pictureOf = (kind: Kind) => (kind === 'question' ? ofQuestion : ofLetter)

/** What was sent as `images[]`, three at most; an empty field sends an empty file. */
export function picturesIn({ files }: Body): Buffer[] {
  const sent = [...(files['images[]'] ?? []), ...(files.images ?? [])].filter(({ bytes }) => bytes.length > 0)
  return sent.length > PICTURES_MAX ? refuse('too-many-pictures') : sent.map(({ bytes }) => bytes)
}

export async function keepPicturesOf(actor: Actor, kind: Kind, pictures: readonly Buffer[]): Promise<string[]> {
  const fields = pictures.map((bytes, at) => ({ field: `image${at + 1}`, kind: pictureOf(kind), bytes }))
  const kept = await keepPictures(actor, fields)
  return fields.map(({ field }) => kept[field]!)
}

export async function attachPictures(tx: Tx, actor: Actor, kind: Kind, keys: readonly string[]): Promise<void> {
  for (const after of keys) await swapPicture(tx, actor, pictureOf(kind), { before: null, after })
}

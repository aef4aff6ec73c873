import type { Actor } from '#platform/ask.ts'
import type { Body } from '#platform/forms.ts'
import { keepPictures, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { refusal, refuse } from '../refusals.ts'
import { PICTURE_BYTES, PICTURES_MAX } from '../terms.ts'

/** What a member wants to be looked at; seen by them, their coach and staff. */
export const coachingPicture: PictureKind = {
  purpose: 'coaching',
  rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_BYTES },
  bad: () => refusal('picture'),
}

/** What was sent as `images[]`; an empty field sends an empty file. */
export function picturesIn({ files }: Body): Buffer[] {
  const sent = (files['images[]'] ?? []).filter(({ bytes }) => bytes.length > 0)
  return sent.length > PICTURES_MAX ? refuse('too-many-pictures') : sent.map(({ bytes }) => bytes)
}

export async function keepPicturesOf(actor: Actor, pictures: readonly Buffer[]): Promise<string[]> {
  const fields = pictures.map((bytes, at) => ({ field: `image${at}`, kind: coachingPicture, bytes }))
  const kept = await keepPictures(actor, fields)
  return fields.map(({ field }) => kept[field]!)
}

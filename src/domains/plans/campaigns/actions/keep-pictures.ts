import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { UploadedFile } from '#platform/forms.ts'
import { keepPictures, swapPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import {
  badPicture,
  campaignPictures,
  hasPicture,
  PICTURE_MAX,
  pictureNames,
  type CampaignPicture,
} from '../pictures.ts'
import type { CampaignInput } from '../campaign-form.ts'

export type PictureFiles = Record<string, UploadedFile[]>
export type PictureKeys = Record<CampaignPicture, string | null>

/** Each is cut to its place. */
const kindOf = (name: CampaignPicture): PictureKind => {
  const { width, height } = campaignPictures[name]
  return {
    purpose: 'campaigns',
    place: 'public',
    ofTheSchool: true,
    rules: { kinds: ['jpeg', 'png'], maxBytes: PICTURE_MAX, fit: { width, height, how: 'cover' } },
    bad: badPicture,
  }
}

/** Takes in the pictures that were sent, of those that this kind of campaign has. */
export function keepCampaignPictures(actor: Actor, { kind }: CampaignInput, files: PictureFiles) {
  const sent = pictureNames
    .filter((name) => hasPicture(kind, name))
    .map((name) => ({ field: name, kind: kindOf(name), bytes: files[name]?.[0]?.bytes }))
  return keepPictures(actor, sent)
}

/** The pictures from now on: what was sent takes the place of what was there, what was taken away is nobody's. */
export async function usePictures(
  tx: Tx,
  actor: Actor,
  before: PictureKeys | null,
  kept: Partial<PictureKeys>,
  form: CampaignInput,
): Promise<PictureKeys> {
  const after = {} as PictureKeys
  for (const name of pictureNames) {
    const old = before?.[name] ?? null
    const stays = hasPicture(form.kind, name) && !form[`remove_${name}`] ? old : null
    after[name] = kept[name] ?? stays
    await swapPicture(tx, actor, kindOf(name), { before: old, after: after[name] })
  }
  return after
}

import type { Actor } from '#platform/ask.ts'
import type { Tx } from '#platform/db.ts'
import type { UploadedFile } from '#platform/forms.ts'
import { takeImage } from '#platform/pictures/take-image.ts'
import { invalid } from '#platform/refusal.ts'
import { attachFile, keepFile, releaseFile } from '#platform/stored-files.ts'
import {
  badPicture,
  campaignPictures,
  hasPicture,
  PICTURE_MAX,
  pictureNames,
  type CampaignPicture,
} from '../pictures.ts'
import type { CampaignInput } from '../campaign-form.ts'

const purpose = 'campaigns'
/** The school's, not of the colleague who sends them, so that they stay when that colleague leaves. */
const ownerId = null
export type PictureFiles = Record<string, UploadedFile[]>
export type PictureKeys = Record<CampaignPicture, string | null>

/** Takes in the pictures that were sent, each cut to its box; those that cannot be taken are named together. */
export async function keepPictures(actor: Actor, { kind }: CampaignInput, files: PictureFiles) {
  const taken: [CampaignPicture, Awaited<ReturnType<typeof takeImage>>][] = []
  for (const name of pictureNames) {
    const bytes = files[name]?.[0]?.bytes
    if (!bytes || !hasPicture(kind, name)) continue
    const { width, height } = campaignPictures[name]
    const fit = { width, height, how: 'cover' as const }
    taken.push([name, await takeImage(actor.memberId, bytes, { kinds: ['jpeg', 'png'], maxBytes: PICTURE_MAX, fit })])
  }
  const wrong = taken.filter(([, { ok }]) => !ok).map(([name]) => [name, [badPicture]])
  if (wrong.length > 0) throw invalid(Object.fromEntries(wrong))
  const kept: Partial<PictureKeys> = {}
  for (const [name, result] of taken)
    if (result.ok) kept[name] = await keepFile(actor.house, { place: 'public', purpose, ownerId, ...result.image })
  return kept
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
    if (kept[name]) await attachFile(actor.house, tx, { key: kept[name], purpose, ownerId })
    if (old && old !== after[name]) await releaseFile(tx, old)
  }
  return after
}

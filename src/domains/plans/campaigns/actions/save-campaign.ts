import type { Actor } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import type { Tx } from '#platform/db.ts'
import { invalid, orNotFound } from '#platform/refusal.ts'
import {
  findCampaign,
  findSameBefore,
  insertCampaign,
  isUrlKindTaken,
  lockCampaign,
  updateCampaign,
} from '../staff-queries.ts'
import { refuse, refuseIf } from '../refusals.ts'
import { isAgainTooSoon, whyCannotEdit } from '../campaign-form-rules.ts'
import { toLocal } from '#platform/tokyo-moment.ts'
import { formatMoment } from '#platform/tokyo.ts'
import type { CampaignInput } from '../campaign-form.ts'
import { keepCampaignPictures, usePictures, type PictureFiles } from './keep-pictures.ts'

/** What has begun is not changed, whatever the form says: this is asked before the form is read. */
export async function mustBeComing({ db, now }: Actor, id: number): Promise<void> {
  refuseIf(whyNot(orNotFound(await findCampaign(db, id)), now))
}

/** A new campaign, or one that has not begun; it never begins in the past, so that nobody finds other terms than they saw. */
export async function saveCampaign(
  actor: Actor,
  id: number | null,
  form: CampaignInput,
  files: PictureFiles = {},
): Promise<number> {
  if (form.opens_at <= actor.now)
    refuse('opens-in-the-past', { fields: { opens_at: ['今より後の日時にしてください。'] } })
  const kept = await keepCampaignPictures(actor, form, files)
  return actor.db.transaction().execute(async (tx) => {
    const before = id === null ? null : await lockComing(tx, actor, id)
    if (form.kind === 'url' && (await isUrlKindTaken(tx, form.url_kind, id)))
      throw invalid({ url_kind: ['この文字列は、別のキャンペーンで使われています。'] })
    await mustNotBeAgain(tx, form, id)
    const pictures = await usePictures(tx, actor, before, kept, form)
    const saved = before ? before.id : await insertCampaign(tx, form, pictures)
    if (before) await updateCampaign(tx, before.id, form, pictures)
    const facts = {
      ...{ id: saved, name: form.name, from: toLocal(form.opens_at), to: toLocal(form.closes_at) },
      ...(form.again_reason && { again: form.again_reason }),
    }
    await writeAudit(tx, actor, before ? 'staff.campaign-changed' : 'staff.campaign-created', null, facts)
    await actor.house.pages.purge(tx, 'plans')
    return saved
  })
}

/** 「今だけ」 is so only if it does not come again at once: then whoever does it says why, and the audit log keeps it. */
async function mustNotBeAgain(tx: Tx, form: CampaignInput, id: number | null): Promise<void> {
  // A link makes nothing cheaper.
  if (form.again_reason || form.kind === 'url') return
  const before = await findSameBefore(tx, form, id)
  if (!before || !isAgainTooSoon(form.opens_at, { opensAt: before.opens_at, closesAt: before.closes_at })) return
  throw invalid({
    again_reason: [
      `同じ内容のキャンペーン「${before.name}」（${formatMoment(before.closes_at)}終了）から8週間たっていません。それでも行う理由を入力してください。操作の記録に残ります。`,
    ],
  })
}

async function lockComing(tx: Tx, { now }: Actor, id: number) {
  const row = orNotFound(await lockCampaign(tx, id))
  refuseIf(whyNot(row, now))
  return { id, image: row.image_key, pc_banner: row.pc_banner_key, sp_banner: row.sp_banner_key }
}

const whyNot = ({ opens_at, closes_at }: { opens_at: Date; closes_at: Date }, now: Date) =>
  whyCannotEdit({ opensAt: opens_at, closesAt: closes_at }, now)

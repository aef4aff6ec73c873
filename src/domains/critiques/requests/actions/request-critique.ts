import type { Actor } from '#platform/ask.ts'
import type { Reader, Tx } from '#platform/db.ts'
import { lockMember } from '#domains/plans/index.ts'
import { writeLetter } from '#platform/letters.ts'
import { keepMeasured, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { orNotFound } from '#platform/refusal.ts'
import { attachFile } from '#platform/stored-files.ts'
import { lockCampaign } from '../../campaigns/queries.ts'
import { findPlace, findShortage } from '../../campaigns/find-place.ts'
import { dropHold } from '../../places/queries.ts'
import type { Place, Shortage } from '../../campaigns/terms.ts'
import { refusal, refuse } from '../../refusals.ts'
import { AGREEMENT_VERSION } from '../../terms.ts'
import { uploadKinds } from '../../uploads/kinds.ts'
import { findUpload, isRightKind, readUpload } from '../../uploads/look-at-upload.ts'
import type { RequestForm } from '../forms.ts'
import { requestReceived } from '../../works/mail/work-letters.ts'
import { offerPlaces } from '../../waits/offer-places.ts'
import { insertCommission } from '../../commissions/queries.ts'
import { dueAt } from '../../rules.ts'
import { offerSoon } from '../../offer-soon.ts'
import { endWaitsOf } from '../../waits/queries.ts'
import { spendExtraRight } from '../../works/extra-rights.ts'
import { findByRequestKey, insertWork } from '../../works/queries.ts'

const refusals = {
  kind: 'image-kind',
  size: 'image-size',
  pixels: 'image-pixels',
  frames: 'image-pixels',
  broken: 'image-broken',
} as const
const workPicture: PictureKind = {
  purpose: 'critique-works',
  rules: { kinds: ['png', 'jpeg'], maxBytes: uploadKinds['correction_works/image'].maxBytes },
  bad: (why) => refusal(refusals[why]),
}

export type RequestReply = Shortage & { success: boolean; correctionWorkId: number | null }

const noShortage: Shortage = { teacherShortage: false, campaignShortage: false }
const done = (id: number): RequestReply => ({ success: true, ...noShortage, correctionWorkId: id })

/**
 * Asks a teacher for a critique. Everything is asked twice: before the picture is taken in, which costs time, and then
 * with the campaign locked, where requests stand in line and no place is given twice. Who sends the same picture again,
 * because an answer was lost, gets the same work.
 */
export async function requestCritique(actor: Actor, place: Place, readForm: () => RequestForm): Promise<RequestReply> {
  const { db, house, memberId, now } = actor
  const sentKey = String(actor.body.fields.image ?? '')
  const first = await lookAt(actor, db, place, sentKey)
  if (first.reply) return first.reply
  const form = readForm()
  const files = await takeFiles(actor, form)
  if (files.reply) return files.reply

  return db.transaction().execute(async (tx) => {
    await lockMember(tx, memberId)
    orNotFound(await lockCampaign(tx, place.campaignId))
    await offerPlaces(house, tx, place.campaignId, now)
    const { reply, byExtraRight, isLast, teacher, campaign } = await lookAt(actor, tx, place, sentKey)
    if (reply) return reply
    const { picture, attachment } = files
    const id = await insertWork(tx, {
      ...place,
      memberId,
      requestKey: form.image,
      picture,
      attachmentKey: attachment.key,
      attachmentName: attachment.fileName,
      kind: form.genre,
      fanFiction: form.fanFiction,
      comment: form.comment,
      agreementVersion: AGREEMENT_VERSION,
      byExtraRight,
      now,
    })
    await insertCommission(tx, { workId: id, dueAt: dueAt(now), now })
    if (byExtraRight) await spendExtraRight(tx, memberId, id)
    await attachFile(house, tx, { key: picture.key, purpose: workPicture.purpose, ownerId: memberId })
    await attachFile(house, tx, { key: attachment.key, purpose: 'correction_works/attachment', ownerId: memberId })
    const held = await dropHold(tx, memberId)
    if (held && held.teacherId !== place.teacherId) await offerSoon(house, tx, held.campaignId)
    await endWaitsOf(tx, { ...(isLast ? { campaignId: place.campaignId } : place), memberId }, 'taken', now)
    const { email: to, name } = actor.member
    await writeLetter(house, tx, requestReceived(house, { to, name, workId: id, teacher, campaign, requestedAt: now }))
    return done(id)
  })
}

/** Whether this member may ask this teacher in this campaign now: refused, answered already, or how. */
async function lookAt(actor: Actor, db: Reader | Tx, place: Place, sentKey: string) {
  const found = await findPlace(db, actor, place)
  const { campaign, seat } = found
  const same = await findByRequestKey(db, actor.memberId, sentKey)
  const byExtraRight = campaign.activeWorks > 0
  const shown = {
    campaign: campaign.title,
    teacher: seat.name,
    byExtraRight,
    isLast: campaign.extraRights === (byExtraRight ? 1 : 0),
  }
  if (same) return { ...shown, reply: done(same.id) }
  const shortage = await findShortage(db, actor, found)
  const isShort = shortage.campaignShortage || shortage.teacherShortage
  return { ...shown, reply: isShort ? { success: false, ...shortage, correctionWorkId: null } : null }
}

/** Both files as they are kept with the work; or the answer to the same request, which took them meanwhile. */
async function takeFiles(actor: Actor, form: RequestForm) {
  const image = await findUpload(actor, 'correction_works/image', form.image)
  const attachment = await findUpload(actor, 'correction_works/attachment', form.attachment)
  if (!image || !attachment) {
    const same = await findByRequestKey(actor.db, actor.memberId, form.image)
    return same ? { reply: done(same.id) } : refuse('missing-file')
  }
  if (!(await isRightKind(actor, 'correction_works/attachment', attachment.key))) refuse('bad-upload')
  const picture = await keepMeasured(actor, 'image', workPicture, await readUpload(actor, image.key))
  return { reply: null, picture, attachment }
}

import type { Actor } from '#platform/ask.ts'
import { writeLetter } from '#platform/letters.ts'
import { keepPicture, type PictureKind } from '#platform/pictures/keep-picture.ts'
import { notFound, orNotFound } from '#platform/refusal.ts'
import { withFactorOf } from '#platform/second-factor.ts'
import { attachFile, giveFile } from '#platform/stored-files.ts'
import { wantsLetter } from '#domains/notifications/index.ts'
import { findAddressee } from '#domains/plans/index.ts'
import { layerPicture, type NewLayer, takeLayer } from '../../layers/take-layer.ts'
import { type NewMemo, takeMemo } from '../../memos/take-memo.ts'
import { judgePins } from '../../pins/read-pins.ts'
import { refusal, refuse, refuseIf } from '../../refusals.ts'
import { whyNotWaiting } from '../../rules.ts'
import { uploadKinds } from '../../uploads/kinds.ts'
import { findUpload, isRightKind, readUpload } from '../../uploads/look-at-upload.ts'
import { acceptByReturn } from '../../commissions/queries.ts'
import { markCorrected } from '../../works/queries.ts'
import { correctionReturned } from '../mail/return-letters.ts'
import type { ReturnForm, ReturnItem } from '../forms.ts'
import { payReturn } from '../pay-return.ts'
import { findAssigned } from '../../assigned.ts'
import { listReturnedFiles, listReturnedMarks } from '../last-return.ts'
import { findPayKey, insertReturn, lockWork, type NewItem } from '../queries.ts'
import { tellOfWork } from '../../work-notice.ts'

const picture: PictureKind = {
  purpose: 'corrections',
  rules: { kinds: ['png', 'jpeg', 'gif'], maxBytes: uploadKinds['teacher_corrections/image'].maxBytes },
  bad: () => refusal('bad-return'),
}

/** Gives a work back: its pictures drawn anew, each file known by its content, everything the student's from then on; whose it is. */
export async function returnCorrection(
  actor: Actor,
  workId: number,
  readForm: () => ReturnForm,
): Promise<{ student: string }> {
  const { db, house, now } = actor
  const work = orNotFound(await findAssigned(db, actor.memberId, workId))
  withFactorOf(actor)
  refuseIf(whyNotWaiting(work))
  const items: NewItem[] = []
  const { corrected_works, drawing, pins, ...form } = readForm()
  await judgePins(actor, work, pins)
  const before = await listReturnedFiles(db, work.teacherId, workId)
  for (const item of corrected_works) items.push(await takeItem(actor, item, before))
  const marks = await listReturnedMarks(db, work.teacherId, workId)
  const layers: NewLayer[] = []
  for (const layer of form.layers) layers.push(await takeLayer(actor, { ...work, before: marks.layers }, layer))
  const memo = form.memo && (await takeMemo(actor, form.memo, marks.memos))
  await db.transaction().execute(async (tx) => {
    const { teacherId, feeYen, ...locked } = await lockWork(tx, workId)
    if (teacherId !== work.teacherId) notFound()
    refuseIf(whyNotWaiting(locked))
    const theirs = new Set([
      ...before.flatMap(({ image_key, attachment_key }) => [image_key, attachment_key]),
      ...marks.layers,
      ...marks.memos.map(({ key }) => key),
    ])
    for (const [key, purpose] of filesOf(items, layers, memo)) {
      if (theirs.has(key)) continue
      await attachFile(house, tx, { key, purpose, ownerId: actor.memberId })
      await giveFile(tx, key, work.studentId)
    }
    await insertReturn(tx, { workId, teacherId: work.teacherId, now }, { items, drawing, pins, layers, memo })
    await markCorrected(tx, workId, now)
    await acceptByReturn(tx, { workId, teacherId, now })
    await payReturn(tx, { memberId: actor.memberId, workId, key: await findPayKey(tx, workId, teacherId), feeYen, now })
    await tellOfWork(tx, 'returned', { memberId: work.studentId, workId, teacher: work.teacher, now })
    if (!(await wantsLetter(tx, work.studentId, 'critique'))) return
    const student = await findAddressee(tx, work.studentId)
    await writeLetter(house, tx, correctionReturned(house, { ...work, ...student, workId, now }))
  })
  return { student: work.student }
}

/** Every file that goes with a return, and what it was brought for. */
function filesOf(items: NewItem[], layers: NewLayer[], memo: NewMemo | null): [key: string, purpose: string][] {
  const files: [string | null, string][] = [
    ...items.flatMap(({ image_key, attachment_key }): [string | null, string][] => [
      [image_key, picture.purpose],
      [attachment_key, 'teacher_corrections/attachment'],
    ]),
    ...layers.map(({ image_key }): [string, string] => [image_key, layerPicture.purpose]),
    [memo && memo.memo_key, 'teacher_corrections/memo'],
  ]
  return files.filter((file): file is [string, string] => file[0] !== null)
}

type Before = Awaited<ReturnType<typeof listReturnedFiles>>

async function takeItem(actor: Actor, item: ReturnItem, before: Before): Promise<NewItem> {
  const nothing = { image_key: null, comment: null, attachment_key: null, attachment_name: null }
  if (item.type === 'comment') return { ...nothing, comment: item.value }
  const file = item.file_key === null ? null : await takeAttachment(actor, item.file_key, before)
  const image_key = await takePicture(actor, item.value, before)
  return { ...nothing, image_key, attachment_key: file?.key ?? null, attachment_name: file?.fileName ?? null }
}

/** One that came back with this work before goes again as it is. */
async function takePicture(actor: Actor, key: string, before: Before): Promise<string> {
  if (before.some(({ image_key }) => image_key === key)) return key
  const sent = (await findUpload(actor, 'teacher_corrections/image', key)) ?? refuse('missing-file')
  return keepPicture(actor, 'image', picture, await readUpload(actor, sent.key))
}

async function takeAttachment(actor: Actor, key: string, before: Before) {
  const same = before.find(({ attachment_key }) => attachment_key === key)
  if (same) return { key, fileName: same.attachment_name }
  const file = (await findUpload(actor, 'teacher_corrections/attachment', key)) ?? refuse('missing-file')
  if (!(await isRightKind(actor, 'teacher_corrections/attachment', key))) refuse('bad-upload')
  return file
}

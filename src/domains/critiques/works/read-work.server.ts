import { href } from 'react-router'
import type { Actor } from '#platform/ask.ts'
import { callPath } from '#platform/browser-call.ts'
import { orNotFound } from '#platform/refusal.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { withFactor } from '#platform/second-factor.ts'
import { formatDay } from '#platform/tokyo.ts'
import { findCommissionOf } from '../commissions/queries.ts'
import { readPins } from '../pins/read-pins.ts'
import type { Pin } from '../pins/terms.ts'
import { dueAt } from '../rules.ts'
import { workKinds } from '../terms.ts'
import { filesEndAt } from './file-terms.ts'
import { findWork, type Work } from './queries.ts'

/** A work as its owner sees it, and its teacher behind the second factor. */
export async function readWork(who: Actor, id: number) {
  const work = orNotFound(await findWork(who.db, { viewerId: who.memberId, now: who.now }, id))
  const pins = await readPins(
    who,
    work.versions.map((version) => version.pins),
  )
  const { isOwn, fanFiction, kind, requestedAt, countedFrom, correctedAt, cancelledAt } = work
  if (!isOwn) withFactor(who)
  const commission = isOwn ? null : await findCommissionOf(who.db, who.memberId, id)
  const state = cancelledAt ? ('cancelled' as const) : correctedAt ? ('corrected' as const) : ('waiting' as const)
  return {
    id,
    isOwn,
    state,
    campaign: work.campaign,
    image: privateFileLink(who, work.imageKey),
    size: { width: work.imageWidth, height: work.imageHeight },
    person: isOwn ? `${work.teacher}先生` : `${work.student}さん`,
    kind: fanFiction ? `${workKinds.fan_fiction}（${fanFiction}）` : workKinds[kind],
    attachment: work.attachmentName && {
      name: work.attachmentName,
      url: callPath('/user_corrected_works/:id/attachment', { id }),
    },
    comment: work.comment,
    requestedOn: formatDay(requestedAt),
    correctedOn: correctedAt && formatDay(correctedAt),
    cancelReason: work.cancelReason,
    hasBegun: work.hasBegun,
    openReport: work.openReport,
    isCancelAsked: work.isCancelAsked && state === 'waiting',
    hasHidden: work.hasHidden,
    reportPath: href('/user_corrected_works/:id/reports/new', { id: String(id) }),
    aimsAt: formatDay(dueAt(countedFrom)),
    latePath:
      isOwn && state === 'waiting' && work.versions.length === 0 && dueAt(countedFrom) <= who.now
        ? href('/user_corrected_works/:id/late', { id: String(id) })
        : null,
    isReopened: state === 'waiting' && work.isReopened,
    files: isOwn ? filesWords(work, who.house.settings.critiqueFilesDays) : null,
    commission: commission
      ? {
          to: href('/correctional_teachers/commissions/:id', { id: String(commission.id) }),
          isAccepted: commission.acceptedAt !== null,
        }
      : null,
    correctPath:
      !isOwn && state === 'waiting'
        ? href('/user_corrected_works/:id/teacher_corrections/new', { id: String(id) })
        : null,
    versions: work.versions.map((version, index) => versionShown(who, id, { ...version, pins: pins[index]! })),
  }
}

/** How long the file beside a work is there to be saved. */
function filesWords({ attachmentName, correctedAt, cancelledAt, filesToldAt }: Work, days: number): string | null {
  const overAt = correctedAt ?? cancelledAt
  if (!overAt) return null
  if (attachmentName === null) return filesToldAt && '制作ファイルは、保存期間が過ぎたため削除しました。'
  return `制作ファイルは${formatDay(filesEndAt({ overAt, toldAt: filesToldAt, days }))}まで保存できます。`
}

type Version = Omit<Work['versions'][number], 'pins'> & { pins: Pin[] }

function versionShown(who: Actor, id: number, { version, returnedAt, isDrawn, items, pins, layers, memo }: Version) {
  return {
    pins,
    layers: layers.map(({ name, imageKey }) => ({ name, image: privateFileLink(who, imageKey) })),
    memo: memo && { ...memo, url: callPath('/user_corrected_works/:id/corrections/:version/memo', { id, version }) },
    version,
    returnedOn: formatDay(new Date(returnedAt)),
    /** where the strokes lie that the first picture shows, in the order they were drawn */
    drawing: isDrawn ? callPath('/user_corrected_works/:id/corrections/:version/drawing', { id, version }) : null,
    items: items.map(({ position, imageKey, comment, attachmentName }) => ({
      image: imageKey && privateFileLink(who, imageKey),
      comment,
      attachment: attachmentName && {
        name: attachmentName,
        url: callPath('/user_corrected_works/:id/corrections/:version/:item/attachment', {
          ...{ id, version },
          item: position + 1,
        }),
      },
    })),
  }
}
export type WorkData = Awaited<ReturnType<typeof readWork>>

import { href } from 'react-router'
import { readInvitation } from '#domains/plans/index.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import type { Actor, Ask } from '#platform/ask.ts'
import type { Day } from '#platform/days.ts'
import { fileLink } from '#platform/file-link.ts'
import { orNotFound } from '#platform/refusal.ts'
import { clockTime, formatDayKey, formatMoment, formatMonthDay, startOfDay } from '#platform/tokyo.ts'
import { findApplicant } from '../applicant.ts'
import {
  eligibilityOf,
  freePlaces,
  isAvailable,
  isOpen,
  likelyBackAt,
  noticeFor,
  takesWorks,
  whyNoRight,
  type Applicant,
} from '../rules.ts'
import type { Line, Notice, TeacherFace } from '../terms.ts'
import { whyCannotWait } from '../waits/rules.ts'
import { listOwnCorrections } from '../works/own-corrections.ts'
import { findCampaign, type Campaign, type Seat } from '../campaigns/queries.ts'
import { listSamples } from '../samples/list-samples.ts'

const MINUTE = 60_000

/** Everything the page of a campaign shows; null where none was ever open. Free places are those of this moment. */
export async function readCampaign(ask: Ask, id?: number) {
  const { db, now, member } = ask
  const [campaign, applicant, corrections, samples] = await Promise.all([
    findCampaign(db, { id, memberId: member?.id ?? null, now }),
    findApplicant(ask),
    member ? listOwnCorrections(ask, member) : [],
    listSamples(db),
  ])
  const kind = noticeFor(applicant)
  const isFirstMonth = applicant?.termKind === 'trial_month'
  return {
    campaign: campaign ? campaignShown(campaign, applicant, ask) : null,
    notice: kind && {
      kind,
      ...(await noticeWords(ask, kind, {
        trial: isFirstMonth ? '初月キャンペーン中' : '無料体験中',
        from: applicant?.mayAskFrom ?? null,
      })),
    },
    corrections,
    samples,
  }
}

export type CampaignPageData = Awaited<ReturnType<typeof readCampaign>>
export type CampaignData = NonNullable<CampaignPageData['campaign']>

const someApplicant: Applicant = {
  state: 'will_continue',
  planId: 3,
  termKind: 'paid',
  isOver: false,
  isClosedByDebt: false,
  excludedUntil: null,
  mayAskFrom: null,
}

/** The page as it will stand on the first day, or stands now, for members who may ask: also of a draft. */
export async function readPreview({ db, now }: Actor, id: number): Promise<CampaignPageData> {
  const [found, samples] = await Promise.all([
    findCampaign(db, { id, memberId: null, now, unseen: true }),
    listSamples(db),
  ])
  const campaign = orNotFound(found)
  const from = now < campaign.startsAt ? campaign.startsAt : now
  const shown = { ...campaign, publishedAt: campaign.publishedAt ?? now }
  return {
    campaign: campaignShown(shown, someApplicant, { now: from, member: null }),
    notice: null,
    corrections: [],
    samples,
  }
}

function campaignShown(campaign: Campaign, applicant: Applicant | null, { now, member }: Pick<Ask, 'now' | 'member'>) {
  const { id, title, description, pcKey, spKey, seats, startsAt, endsAt } = campaign
  const eligibility = eligibilityOf(applicant, campaign)
  const canSubmit = takesWorks(campaign, now)
  return {
    id,
    title,
    description,
    pictures: { pc: fileLink(pcKey), sp: fileLink(spKey) },
    period: `${formatMoment(startsAt)} 〜 ${formatMoment(new Date(endsAt.getTime() - MINUTE))}`,
    isOpen: isOpen(campaign, now),
    canSubmit,
    eligibility,
    opens: opensWords(applicant, campaign),
    payTo: member && whyNoRight(applicant) === 'debt' ? paymentsPath(member.id) : null,
    teachers: seats.map((seat) =>
      teacherShown(seat, canSubmit && eligibility.able && seat.memberId !== member?.id, now),
    ),
  }
}

/** From which day who has begun a commitment may ask, and whether that is still in this period. */
function opensWords(applicant: Applicant | null, { endsAt }: Campaign): string | null {
  const from = applicant?.mayAskFrom
  if (!from) return null
  const words = `${formatDayKey(from)}から依頼できます。`
  return startOfDay(from) < endsAt ? words : `${words}この企画の受付はそれまでに終わるため、次の企画からになります。`
}

function teacherShown(seat: Seat, asks: boolean, now: Date): TeacherFace {
  const { id, name, iconKey, avatarKey, introduction, question, genres, links, images } = seat
  const likelyBack = likelyBackAt(seat.usualSeconds, now)
  return {
    id,
    name,
    iconURL: fileLink(iconKey),
    avatarImage: fileLink(avatarKey),
    introduction,
    question,
    genres,
    available: isAvailable(seat),
    free: freePlaces(seat),
    asks,
    line: lineShown(seat, asks),
    likelyBack: likelyBack && formatMonthDay(likelyBack),
    correctionalTeacherLinks: links,
    correctionalTeacherIntroductionImages: images.map((image) => ({ id: image.id, image: fileLink(image.key) })),
  }
}

const minuteOf = (at: Date) => `${formatMonthDay(at)} ${clockTime(at)}`

function lineShown(seat: Seat, asks: boolean): Line {
  const { waiting, ownWait } = seat
  const isOffered = ownWait !== null && ownWait.offerUntil !== null
  return {
    waiting: waiting + (ownWait && !isOffered ? 1 : 0),
    mayJoin: asks && !ownWait && whyCannotWait(seat, true) === null,
    ahead: ownWait && !isOffered ? ownWait.ahead : null,
    keptUntil: isOffered ? minuteOf(new Date(ownWait.offerUntil!)) : null,
  }
}

/** Who may have a trial is invited to it; everybody else reads what their plan gives. */
async function noticeWords(
  ask: Ask,
  kind: Notice,
  { trial, from }: { trial: string; from: Day | null },
): Promise<{ title: string; words: string; to: string | null }> {
  const landing = href('/subscriptions/lp')
  const order = href('/subscription_orders/new')
  if (kind === 'trial-1')
    return {
      title: `1ヶ月プランの${trial}です`,
      words: '1ヶ月プランには添削がありません。6ヶ月・12ヶ月プランに変更すると、料金の期間が始まってから依頼できます。',
      to: order,
    }
  if (kind === 'trial-6' || kind === 'trial-12') {
    const months = kind === 'trial-6' ? 6 : 12
    const words = `${trial.slice(0, -1)}が終わり、${months}ヶ月プランの料金の期間が始まる${from ? formatDayKey(from) : '日'}から、添削を依頼できます。`
    return { title: `${months}ヶ月プランの${trial}です`, words, to: null }
  }
  if (kind === 'month-plan')
    return {
      title: '1ヶ月プランには添削がありません',
      words: '6ヶ月・12ヶ月プランに変更すると、追加の料金なしで添削を依頼できます。',
      to: `${order}?order_type=start`,
    }
  if (kind === 'restart')
    return {
      title: 'プランを再開しませんか',
      words: '6ヶ月・12ヶ月プランで再開すると、添削を依頼できます。',
      to: order,
    }
  const invitation = await readInvitation(ask)
  return {
    title: invitation?.invitation ?? '6ヶ月・12ヶ月プランで添削を依頼できます',
    words: `添削は、6ヶ月・12ヶ月プランの方が追加の料金なしで依頼できます。${invitation ? '最初の1ヶ月や無料体験が終わり、料金の期間が始まってからのご利用です。' : ''}`,
    to: landing,
  }
}

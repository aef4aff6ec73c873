import { href } from 'react-router'
import { readInvitation, type TrialWords } from '#domains/plans/index.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { waysIn } from '#domains/accounts/ui/ways-in.ts'
import type { Actor, Ask } from '#platform/ask.ts'
import type { Day } from '#platform/days.ts'
import { fileLink } from '#platform/file-link.ts'
import { orNotFound } from '#platform/refusal.ts'
import { clockTime, dayKey, formatDayKey, formatEnd, formatMoment, formatMonthDay } from '#platform/tokyo.ts'
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
import { comingWords, listComing, type ComingCampaign } from '../campaigns/coming.ts'
import { listSamples } from '../samples/list-samples.ts'

/** Everything the page of a campaign shows; null where none was ever open. Free places are those of this moment. */
export async function readCampaign(ask: Ask, id?: number) {
  const { db, now, member } = ask
  const [campaign, applicant, corrections, samples, coming] = await Promise.all([
    findCampaign(db, { id, memberId: member?.id ?? null, now }),
    findApplicant(ask),
    member ? listOwnCorrections(ask, member) : [],
    listSamples(db),
    listComing(db, now),
  ])
  const kind = noticeFor(applicant)
  const isFirstMonth = applicant?.termKind === 'trial_month'
  const invitation = kind === 'invitation' ? await readInvitation(ask) : null
  return {
    campaign: campaign && {
      ...campaignShown(campaign, applicant, ask),
      opens: opensWords(applicant, kind, { coming, now, invited: invitation?.paidFrom ?? null }),
    },
    notice: kind && {
      kind,
      ...noticeWords(kind, {
        trial: isFirstMonth ? '初月の期間中' : '無料体験中',
        from: applicant?.mayAskFrom ?? null,
        invitation,
      }),
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
    campaign: { ...campaignShown(shown, someApplicant, { now: from, member: null }), opens: null },
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
    period: [formatMoment(startsAt), formatEnd(endsAt)] as const,
    isOpen: isOpen(campaign, now),
    canSubmit,
    eligibility,
    hasBegun: Boolean(applicant?.mayAskFrom),
    way: wayTo(applicant, id, member),
    // Who has a place free stands first, each part in the order of the campaign.
    teachers: seats
      .map((seat) => teacherShown(seat, canSubmit && eligibility.able && seat.memberId !== member?.id, now))
      .sort((a, b) => Number(b.available) - Number(a.available)),
  }
}

/** The way past what keeps who looks from asking, where there is one. */
function wayTo(applicant: Applicant | null, id: number, member: Ask['member']) {
  if (!applicant)
    return { label: 'ログインする', to: waysIn(href('/correction_campaigns/:id', { id: String(id) })).signIn }
  if (!member || whyNoRight(applicant) !== 'debt') return null
  return { label: 'お支払いを確認する', to: paymentsPath(member.id) }
}

type Coming = { coming: readonly ComingCampaign[]; now: Date; invited: Day | null }

/** From which day, and in which campaign, who has begun a commitment may ask; and who would begin one today. */
function opensWords(applicant: Applicant | null, kind: Notice | null, { coming, now, invited }: Coming) {
  const begun = applicant?.mayAskFrom
  if (begun) return `${formatDayKey(begun)}から依頼できます。${comingWords(coming, { from: begun, now, who: '' })}`
  if (kind !== 'invitation' && kind !== 'restart') return null
  return comingWords(coming, { from: invited ?? dayKey(now), now })
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
function noticeWords(
  kind: Notice,
  { trial, from, invitation }: { trial: string; from: Day | null; invitation: TrialWords | null },
): { title: string; words: string; to: string | null } {
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
  return {
    title: invitation?.invitation ?? '6ヶ月・12ヶ月プランで添削を依頼できます',
    words: `添削は、6ヶ月・12ヶ月プランの方が追加の料金なしで依頼できます。${invitation ? '最初の1ヶ月や無料体験が終わり、料金の期間が始まってからのご利用です。' : ''}`,
    to: landing,
  }
}

import { fileLink } from '#platform/file-link.ts'
import { clockTime, formatDay } from '#platform/tokyo.ts'
import type { PaymentKind, TermMonths } from '../terms.ts'
import {
  USUAL_TRIAL_DAYS,
  type CampaignKind,
  type CampaignNote,
  type CampaignRow,
  type Campaigns,
  type Whom,
} from './terms.ts'

const MINUTE = 60_000

/** An order placed now gets it. */
const isOpenForOrders = ({ opensAt, applyUntil }: CampaignRow, now: Date) => opensAt <= now && now < applyUntil

/** A student pays half of the regular fee, so that a discounted fee is never for them. */
export const addresses = ({ excludesStudents, kind }: CampaignRow, { isStudent }: Whom) =>
  !(isStudent && (excludesStudents || kind === 'discount'))

/** Of each kind the newest that is open; one that addresses who asks goes before one that leaves them out. */
export function chooseCampaigns(rows: readonly CampaignRow[], now: Date, whom: Whom): Campaigns {
  const open = rows
    .filter((row) => isOpenForOrders(row, now))
    .toSorted((a, b) => b.opensAt.getTime() - a.opensAt.getTime() || b.id - a.id)
  const choose = (kind: CampaignKind) => {
    const ofKind = open.filter((row) => row.kind === kind)
    return ofKind.find((row) => addresses(row, whom)) ?? ofKind[0]
  }
  const [firstMonth, extendTrial, discount] = [choose('first_month'), choose('extend_trial'), choose('discount')]
  const [initial, lottery] = [choose('initial'), choose('lottery')]
  const url = open.find((row) => row.kind === 'url' && row.urlKind !== null && row.urlKind === whom.urlKind)
  return {
    firstMonth: firstMonth ? { ...noteOf(firstMonth, whom), yen: firstMonth.firstMonthYen ?? 0 } : null,
    extendTrial: extendTrial
      ? { ...noteOf(extendTrial, whom), trialDays: extendTrial.trialDays ?? USUAL_TRIAL_DAYS }
      : null,
    discount: discount
      ? { ...noteOf(discount, whom), discountPrice: discount.discountYen, limit: discount.discountMonths }
      : null,
    initial: initial ? { ...noteOf(initial, whom), giftYen: initial.giftYen ?? 0 } : null,
    lottery: lottery ? noteOf(lottery, whom) : null,
    url: url
      ? {
          ...noteOf(url, whom),
          kind: url.urlKind!,
          showBanner: url.showBanner && addresses(url, whom),
          pcBanner: fileLink(url.pcBannerKey),
          spBanner: fileLink(url.spBannerKey),
        }
      : null,
  }
}

function noteOf(row: CampaignRow, whom: Whom): CampaignNote {
  const isTarget = addresses(row, whom)
  return {
    id: row.id,
    name: row.name,
    isOpened: true,
    isTarget,
    image: isTarget ? fileLink(row.imageKey) : null,
    annotationText: isTarget ? row.annotation : '',
    cpnEndTimeJpn: lastMinute(row.closesAt),
    applyEndTimeJpn: lastMinute(row.applyUntil),
    applyUntil: row.applyUntil,
  }
}

/** An end at midnight is read as the minute before: 「2025年4月30日23:59」. */
const lastMinute = (end: Date) => {
  const last = new Date(end.getTime() - MINUTE)
  return `${formatDay(last)}${clockTime(last)}`
}

export type TrialOffer =
  | { kind: 'trial'; days: number; isLimited: boolean; campaign: CampaignNote | null }
  | { kind: 'trial_month'; yen: number; campaign: CampaignNote }

/** What a first trial is now: the month of the campaign, a longer trial, or the usual days. */
export function trialOffer({ firstMonth, extendTrial }: Campaigns, payment: PaymentKind): TrialOffer {
  if (firstMonth?.isTarget && payment !== 'direct_debit')
    return { kind: 'trial_month', yen: firstMonth.yen, campaign: firstMonth }
  if (extendTrial?.isTarget)
    return {
      kind: 'trial',
      days: extendTrial.trialDays,
      isLimited: extendTrial.trialDays > USUAL_TRIAL_DAYS,
      campaign: extendTrial,
    }
  return { kind: 'trial', days: USUAL_TRIAL_DAYS, isLimited: false, campaign: null }
}

/** A month's discounted fee and for how many first months; null where nothing is discounted. */
export function discountFor({ discount }: Campaigns, months: TermMonths, regularYen: number) {
  const yen = discount?.isTarget ? discount.discountPrice[months] : null
  if (!discount || yen === null || yen >= regularYen) return null
  return { yen, months: discount.limit === 0 ? months : discount.limit, campaign: discount as CampaignNote }
}

import type { TermMonths } from '../terms.ts'

export type CampaignKind = 'first_month' | 'extend_trial' | 'discount' | 'initial' | 'lottery' | 'url'

/** A campaign as staff wrote it down. It runs from `opensAt` to `closesAt`; orders before `applyUntil` get it. */
export type CampaignRow = {
  id: number
  kind: CampaignKind
  name: string
  annotation: string
  imageKey: string | null
  opensAt: Date
  closesAt: Date
  applyUntil: Date
  excludesStudents: boolean
  trialDays: number | null
  firstMonthYen: number | null
  discountYen: Record<TermMonths, number | null>
  discountMonths: number
  urlKind: string | null
  showBanner: boolean
  pcBannerKey: string | null
  spBannerKey: string | null
  giftYen: number | null
}

/** What pages show of a campaign. Its picture and its note are there only for those whom it addresses. */
export type CampaignNote = {
  id: number
  name: string
  isOpened: boolean
  /** False for students where students are left out: then nothing of it applies. */
  isTarget: boolean
  image: string | null
  annotationText: string
  /** 「2025年4月30日23:59」: the campaign's end, and the last moment to apply */
  cpnEndTimeJpn: string
  applyEndTimeJpn: string
  /** The same moment as an instant: an order confirmed from then on does not get it. */
  applyUntil: Date
}

export type FirstMonth = CampaignNote & { yen: number }
export type ExtendTrial = CampaignNote & { trialDays: number }
/** `discountPrice`: a month's fee while discounted, by term; `limit`: so many first months (0: the whole term). */
export type Discount = CampaignNote & { discountPrice: Record<TermMonths, number | null>; limit: number }
export type Gift = CampaignNote & { giftYen: number }
export type UrlCampaign = CampaignNote & {
  kind: string
  showBanner: boolean
  pcBanner: string | null
  spBanner: string | null
}

/** The campaigns that an order placed now meets, one of each kind. */
export type Campaigns = {
  firstMonth: FirstMonth | null
  extendTrial: ExtendTrial | null
  discount: Discount | null
  initial: Gift | null
  lottery: CampaignNote | null
  url: UrlCampaign | null
}

/** Who asks, and the campaign that a link has opened in their browser. */
export type Whom = { isStudent: boolean; urlKind?: string | null }

export const USUAL_TRIAL_DAYS = 7
/** A trial takes part in the lottery when it has not been cancelled for so long. */
export const LOTTERY_MS = 72 * 3_600_000

export const URL_CAMPAIGN_COOKIE = 'url_campaign'
export const URL_CAMPAIGN_SECONDS = 30 * 86_400
export const URL_KIND = /^[a-z0-9][a-z0-9_-]{0,39}$/

/** Whose link was opened last: signed, for ten days. */
export const REFERRAL_COOKIE = 'ambassador_reward'
export const REFERRAL_SECONDS = 10 * 86_400

import { addDays } from '#platform/tokyo.ts'

const REST_DAYS = 56

/** What was shown to end has ended: the same is not begun again so soon, unless somebody answers for it. */
export const isAgainTooSoon = (opensAt: Date, before: Dates) =>
  before.opensAt < opensAt && opensAt < addDays(before.closesAt, REST_DAYS)

type Dates = { opensAt: Date; closesAt: Date }

export type CampaignPhase = 'coming' | 'open' | 'closed'
export const phaseNames: Record<CampaignPhase, string> = { coming: '開始前', open: '開催中', closed: '終了' }

export const phaseOf = ({ opensAt, closesAt }: Dates, now: Date): CampaignPhase =>
  now < opensAt ? 'coming' : now < closesAt ? 'open' : 'closed'

/** What members have seen is not changed any more: an open campaign can only be closed. */
export const whyCannotEdit = (dates: Dates, now: Date) => (phaseOf(dates, now) === 'coming' ? null : 'already-open')
export const whyCannotClose = (dates: Dates, now: Date) => (phaseOf(dates, now) === 'open' ? null : 'not-open')

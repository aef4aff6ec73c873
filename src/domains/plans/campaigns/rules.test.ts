import { describe, expect, it } from 'vitest'
import { chooseCampaigns, discountFor, trialOffer } from './rules.ts'
import type { CampaignKind, CampaignRow } from './terms.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const DAY = 86_400_000
const days = (count: number) => new Date(now.getTime() + count * DAY)
let ids = 0

const campaign = (kind: CampaignKind, more: Partial<CampaignRow> = {}): CampaignRow => ({
  id: ++ids,
  kind,
  name: `${kind} ${ids}`,
  annotation: 'お一人様一回限り。',
  imageKey: 'public/campaigns/one.webp',
  opensAt: days(-1),
  closesAt: new Date('2026-12-01T00:00:00+09:00'),
  applyUntil: new Date('2026-12-01T00:00:00+09:00'),
  excludesStudents: false,
  trialDays: null,
  firstMonthYen: null,
  discountYen: { 1: null, 6: null, 12: null },
  discountMonths: 0,
  urlKind: null,
  showBanner: false,
  pcBannerKey: null,
  spBannerKey: null,
  giftYen: null,
  ...more,
})
const open = (rows: CampaignRow[], whom = { isStudent: false }, at = now) => chooseCampaigns(rows, at, whom)

describe('a campaign', () => {
  it('is open from its first moment until applications end, and no longer [PL-040]', () => {
    const rows = [campaign('initial', { giftYen: 5000, opensAt: now, applyUntil: days(1) })]
    const isOpen = (at: Date) => open(rows, undefined, at).initial !== null
    expect([isOpen(new Date(now.getTime() - 1)), isOpen(now)]).toEqual([false, true])
    expect([isOpen(new Date(days(1).getTime() - 1)), isOpen(days(1))]).toEqual([true, false])
  })

  it('says until when it runs and until when one may apply, as people say it [PL-040] [PL-055]', () => {
    const rows = [campaign('lottery', { applyUntil: new Date('2026-11-25T18:00:00+09:00') })]
    expect(open(rows).lottery).toMatchObject({
      isOpened: true,
      isTarget: true,
      image: '/files/campaigns/one.webp',
      annotationText: 'お一人様一回限り。',
      cpnEndTimeJpn: '2026年11月30日23:59',
      applyEndTimeJpn: '2026年11月25日17:59',
    })
  })

  it('that leaves students out shows them neither picture nor note, and gives them nothing [PL-040]', () => {
    const rows = [
      campaign('first_month', { firstMonthYen: 10, excludesStudents: true }),
      campaign('discount', { discountYen: { 1: null, 6: null, 12: 7900 }, excludesStudents: true }),
      campaign('extend_trial', { trialDays: 14 }),
    ]
    const student = open(rows, { isStudent: true })
    expect(student.firstMonth).toMatchObject({ isTarget: false, image: null, annotationText: '' })
    expect(discountFor(student, 12, 8900)).toBeNull()
    expect(trialOffer(student, 'card')).toMatchObject({ kind: 'trial', days: 14 })
    const other = open(rows)
    expect(discountFor(other, 12, 8900)).toMatchObject({ yen: 7900 })
    expect(trialOffer(other, 'card')).toMatchObject({ kind: 'trial_month', yen: 10 })
  })

  it('of the same kind that opened last is the one that counts', () => {
    const rows = [
      campaign('extend_trial', { trialDays: 10, opensAt: days(-2) }),
      campaign('extend_trial', { trialDays: 14, opensAt: days(-1) }),
      campaign('extend_trial', { trialDays: 30, opensAt: days(1) }),
    ]
    expect(open(rows).extendTrial).toMatchObject({ trialDays: 14 })
  })

  it('of a link is open for who came by it, and an unknown word opens nothing [PL-042]', () => {
    const rows = [campaign('url', { urlKind: 'autumn', showBanner: true, pcBannerKey: 'public/b/pc.webp' })]
    const banner = (urlKind: string | null) => chooseCampaigns(rows, now, { isStudent: false, urlKind }).url
    expect(banner('autumn')).toMatchObject({ kind: 'autumn', showBanner: true, pcBanner: '/files/b/pc.webp' })
    expect([banner('winter'), banner(null)]).toEqual([null, null])
  })
})

describe('a first trial', () => {
  it('is of 7 days; longer while that campaign runs, which is then called limited [PL-019]', () => {
    expect(trialOffer(open([]), 'card')).toMatchObject({ kind: 'trial', days: 7, isLimited: false })
    const longer = open([campaign('extend_trial', { trialDays: 8 })])
    expect(trialOffer(longer, 'card')).toMatchObject({ kind: 'trial', days: 8, isLimited: true })
    const usual = open([campaign('extend_trial', { trialDays: 7 })])
    expect(trialOffer(usual, 'card')).toMatchObject({ days: 7, isLimited: false })
  })

  it('is a month for 10 yen while that campaign runs, but not by direct debit [PL-022]', () => {
    const campaigns = open([campaign('first_month', { firstMonthYen: 10 })])
    expect(trialOffer(campaigns, 'card')).toMatchObject({ kind: 'trial_month', yen: 10 })
    expect(trialOffer(campaigns, 'amazon_pay')).toMatchObject({ kind: 'trial_month', yen: 10 })
    expect(trialOffer(campaigns, 'direct_debit')).toMatchObject({ kind: 'trial', days: 7 })
  })
})

describe('a discount', () => {
  const discount = (more: Partial<CampaignRow>) => open([campaign('discount', more)])

  it('covers so many first months, or the whole term [PL-041]', () => {
    const discountYen = { 1: null, 6: 9800, 12: 7900 }
    expect(discountFor(discount({ discountYen, discountMonths: 3 }), 6, 11_800)).toMatchObject({ yen: 9800, months: 3 })
    expect(discountFor(discount({ discountYen, discountMonths: 0 }), 12, 8900)).toMatchObject({ yen: 7900, months: 12 })
    expect(discountFor(discount({ discountYen }), 1, 13_800)).toBeNull()
  })

  it('that would cost more than the regular fee is none', () => {
    expect(discountFor(discount({ discountYen: { 1: null, 6: null, 12: 8900 } }), 12, 8900)).toBeNull()
  })
})

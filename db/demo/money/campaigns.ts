import { keys } from '../keys.ts'
import type { Banner, CampaignThing } from '../pictures/index.ts'
import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'

type Campaign = {
  key: string
  kind: 'first_month' | 'extend_trial' | 'discount' | 'initial' | 'lottery' | 'url'
  name: string
  annotation: string
  /** days from the day of loading, at midnight */
  opens: number
  closes: number
  applyUntil?: number
  excludesStudents?: true
  picture?: { thing: CampaignThing; seed: number }
  banner?: Banner
  more?: Record<string, unknown>
}

const campaigns: Campaign[] = [
  {
    key: 'first-month',
    kind: 'first_month',
    name: '初月10円キャンペーン',
    annotation:
      'はじめてプランをお申し込みの方は、最初の1ヶ月を10円でご利用いただけます。翌月からは、お選びのプランの月額がかかります。お一人様一回限り。口座振替でのお申し込みは対象外です。',
    opens: -20,
    closes: 11,
    excludesStudents: true,
    picture: { thing: 'month', seed: 1 },
    more: { first_month_yen: 10 },
  },
  {
    key: 'first-month-closed',
    kind: 'first_month',
    name: '夏の初月10円キャンペーン',
    annotation: 'はじめての方は、最初の1ヶ月を10円でご利用いただけます。',
    opens: -130,
    closes: -85,
    excludesStudents: true,
    more: { first_month_yen: 10 },
  },
  {
    key: 'extend-trial',
    kind: 'extend_trial',
    name: '無料体験 延長キャンペーン',
    annotation: 'いまお申し込みいただくと、通常7日間の無料体験が14日間になります。お一人様一回限り。',
    opens: -30,
    closes: 41,
    picture: { thing: 'hourglass', seed: 2 },
    more: { trial_days: 14 },
  },
  {
    key: 'extend-trial-closed',
    kind: 'extend_trial',
    name: '春の無料体験 延長キャンペーン',
    annotation: '無料体験が10日間になります。',
    opens: -240,
    closes: -200,
    more: { trial_days: 10 },
  },
  {
    key: 'discount',
    kind: 'discount',
    name: '長期プラン割引',
    annotation:
      '6ヶ月プランと12ヶ月プランの月額を、はじめの3回だけ割り引きます。そのあとは通常の月額です。学生割引とは併用できません。',
    opens: -10,
    closes: 25,
    excludesStudents: true,
    picture: { thing: 'price-tag', seed: 3 },
    more: { discount_yen_6: 9_800, discount_yen_12: 6_900, discount_months: 3 },
  },
  {
    key: 'discount-closed',
    kind: 'discount',
    name: '新年度割引',
    annotation: '12ヶ月プランの月額を契約期間中割引します。',
    opens: -235,
    closes: -205,
    excludesStudents: true,
    more: { discount_yen_12: 7_400, discount_months: 0 },
  },
  {
    key: 'initial',
    kind: 'initial',
    name: '入会特典 ギフトカード',
    annotation:
      'お申し込みの期限までにはじめてプランを申し込み、お選びのプランの最初の月額（割引中の月額も対象です。初月の10円は含みません）をお支払いいただいた方に、5,000円分のギフトカードをメールでお送りします。お支払いが期限のあとになる場合も、お送りします。お一人様一回限り。',
    opens: -90,
    closes: 30,
    excludesStudents: true,
    picture: { thing: 'gift-card', seed: 4 },
    more: { gift_yen: 5_000 },
  },
  {
    key: 'initial-closed',
    kind: 'initial',
    name: '新学期の入会特典 ギフトカード',
    annotation: '5,000円分のギフトカードをお送りします。',
    opens: -500,
    closes: -400,
    more: { gift_yen: 5_000 },
  },
  {
    key: 'lottery',
    kind: 'lottery',
    name: '液晶ペンタブレット抽選',
    annotation:
      '期間中に、はじめての体験（初月10円を含みます）を始め、72時間が過ぎるまで解約のお手続きをされなかった方の中から、抽選で3名様に液晶ペンタブレットを差し上げます。お一人様一口です。',
    opens: -15,
    closes: 45,
    applyUntil: 30,
    picture: { thing: 'tablet', seed: 5 },
  },
  {
    key: 'lottery-closed',
    kind: 'lottery',
    name: '画材セット抽選',
    annotation: '抽選で10名様に画材セットを差し上げます。',
    opens: -120,
    closes: -90,
  },
  {
    key: 'url-autumn',
    kind: 'url',
    name: '身のまわりスケッチ週間',
    annotation: '「身のまわりスケッチ週間」からお越しの方へ。身のまわりのものを描く講座を、ひと月分そろえました。',
    opens: -10,
    closes: 50,
    banner: 'autumn-week',
    more: { url_kind: 'autumn', show_banner: true },
  },
  {
    key: 'url-school',
    kind: 'url',
    name: '学校説明会からお越しの方へ',
    annotation: '学校説明会でご案内したページです。',
    opens: -10,
    closes: 50,
    excludesStudents: true,
    more: { url_kind: 'open-campus', show_banner: false },
  },
  {
    key: 'url-closed',
    kind: 'url',
    name: '夏のスケッチ週間',
    annotation: '夏のご案内は終了しました。',
    opens: -120,
    closes: -80,
    more: { url_kind: 'summer', show_banner: false },
  },
]

export const campaignPictures = campaigns.flatMap(({ key, picture }) => (picture ? [{ key, ...picture }] : []))
export const campaignBanners = campaigns.flatMap(({ key, banner }) => (banner ? [{ key, banner }] : []))

/** The campaigns of the school as rows; their ids stand in the order of the list. */
export function campaignRows(now: Date): Record<string, unknown>[] {
  const midnight = (days: number) => startOfDay(dayKey(addDays(now, days)))
  return campaigns.map(
    (
      { key, kind, name, annotation, opens, closes, applyUntil = closes, excludesStudents, picture, banner, more },
      index,
    ) => ({
      id: index + 1,
      kind,
      name,
      annotation,
      opens_at: midnight(opens).toISOString(),
      closes_at: midnight(closes).toISOString(),
      apply_until: midnight(applyUntil).toISOString(),
      excludes_students: excludesStudents ?? false,
      show_banner: false,
      image_key: picture ? keys.campaign(key) : null,
      pc_banner_key: banner ? keys.campaign(`${key}-pc`) : null,
      sp_banner_key: banner ? keys.campaign(`${key}-sp`) : null,
      ...more,
    }),
  )
}

export const campaignId = (key: string): number => campaigns.findIndex((one) => one.key === key) + 1

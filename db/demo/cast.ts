import type { StaffRole } from '#platform/staff-roles.ts'
import { contracts, type Contract } from './money/contracts.ts'
import { former } from './money/former.ts'

/** One password for everybody in the demo; the start prints it. */
export const DEMO_PASSWORD = 'egaku-demo-2025'

export type CastMember = {
  /** The part of the address before `@example.com`. */
  key: string
  name: string
  joinedDaysAgo: number
  contract?: Contract
  staff?: StaffRole
  /** What the start says of this account. */
  shows?: string
}

/**
 * Everybody the demo world knows; what they pay for stands in money/contracts.ts. Who shows drawings has been here for
 * long, with or without a plan: they entered the contest of spring.
 */
const people: CastMember[] = [
  { key: 'member', name: '青葉みのり', joinedDaysAgo: 2, shows: '会員登録だけの人（プラン未加入）' },
  {
    key: 'learner',
    name: '日向あかり',
    joinedDaysAgo: 420,
    shows: '6ヶ月プランで受講中（進み具合・修了証書・ノートあり）',
  },
  {
    key: 'other',
    name: '小野寺さく',
    joinedDaysAgo: 380,
    shows: 'もう一人の受講生',
  },
  { key: 'trial1', name: '水野しずく', joinedDaysAgo: 3, shows: '無料体験中' },
  { key: 'past', name: '早瀬ゆうと', joinedDaysAgo: 300, shows: '以前プランに入っていた人' },
  { key: 'buyer', name: '三宅りん', joinedDaysAgo: 264, shows: '単品講座だけを買った人' },
  {
    key: 'staff',
    name: '運営 はるか',
    joinedDaysAgo: 900,
    staff: 'admin',
    shows: 'スタッフ（管理者。確認コードは /sandbox/authenticator）',
  },
  { key: 'before', name: '白石つばさ', joinedDaysAgo: 5 },
  { key: 'newcomer', name: '浅野こはる', joinedDaysAgo: 0 },
  { key: 'trial6', name: '藤川れん', joinedDaysAgo: 3 },
  { key: 'trial12', name: '北見そら', joinedDaysAgo: 3 },
  {
    key: 'trial-cancel',
    name: '雨宮かなで',
    joinedDaysAgo: 4,
  },
  { key: 'cont1', name: '高梨ひなた', joinedDaysAgo: 271 },
  { key: 'cont6', name: '松永いつき', joinedDaysAgo: 276 },
  { key: 'cont12', name: '森下かえで', joinedDaysAgo: 281 },
  { key: 'cancel6', name: '今井すばる', joinedDaysAgo: 284 },
  { key: 'plan1m', name: '矢野まこと', joinedDaysAgo: 289 },
  { key: 'plan1m-from-trial', name: '橘いろは', joinedDaysAgo: 297 },
  { key: 'plan6m', name: '秋山とうこ', joinedDaysAgo: 299 },
  { key: 'plan12m', name: '川瀬りつ', joinedDaysAgo: 304 },
  { key: 'plan6m-from-trial', name: '望月ちはや', joinedDaysAgo: 312 },
  { key: 'plan12m-from-trial', name: '大槻のぞみ', joinedDaysAgo: 316 },
  { key: 'resume', name: '宮坂あおい', joinedDaysAgo: 500 },
  { key: 'minor', name: '井上みお', joinedDaysAgo: 10 },
  { key: 'ambassador', name: '篠原たまき', joinedDaysAgo: 600 },
  { key: 'teacher1', name: '朝比奈 直', joinedDaysAgo: 800, shows: '添削の先生' },
  {
    key: 'veteran',
    name: '長谷部ふみ',
    joinedDaysAgo: 3650,
    shows: '10年学んでいる人',
  },
  {
    key: 'corrected',
    name: '中原しおり',
    joinedDaysAgo: 300,
    shows: '添削が返ってきた人',
  },
  { key: 'waiting', name: '楠見はやて', joinedDaysAgo: 319 },
  { key: 'cancelled', name: '天野こよみ', joinedDaysAgo: 324 },
  { key: 'overdue', name: '榎本つむぎ', joinedDaysAgo: 331 },
  { key: 'unused', name: '滝口あゆむ', joinedDaysAgo: 334 },
  { key: 'racer1', name: '早川かける', joinedDaysAgo: 341 },
  { key: 'racer2', name: '速水はやと', joinedDaysAgo: 346 },
  { key: 'teacher2', name: '真鍋 漕', joinedDaysAgo: 700 },
  { key: 'teacher3', name: '遠野 景', joinedDaysAgo: 650 },
  { key: 'teacher4', name: '四方 遥', joinedDaysAgo: 600 },
  {
    key: 'before-used',
    name: '新田ほたる',
    joinedDaysAgo: 394,
    shows: '無料体験を別のアカウントで使ったことがある人',
  },
  { key: 'trial10', name: '立花いち', joinedDaysAgo: 401, shows: '初月10円の期間中' },
  { key: 'trialext', name: '桐生のあ', joinedDaysAgo: 7, shows: '14日間の無料体験中（期間限定）' },
  { key: 'cont12-month', name: '柏木ゆら', joinedDaysAgo: 450, shows: '12ヶ月が満了し、1ヶ月ごとの更新中' },
  { key: 'past-unpaid', name: '沢渡ひろ', joinedDaysAgo: 349, shows: '料金が未払いのまま契約が終わった人' },
  { key: 'card-unpaid', name: '大庭しん', joinedDaysAgo: 354, shows: '料金が未払い（2日目、視聴できる）' },
  { key: 'card-closed', name: '瀬戸まお', joinedDaysAgo: 359, shows: '料金が未払い（10日目、視聴できない）' },
  { key: 'anchor31', name: '三浦つきこ', joinedDaysAgo: 800, shows: '31日に始まった契約の14回の請求' },
  { key: 'lottery-71h', name: '戸田あん', joinedDaysAgo: 3 },
  { key: 'lottery-73h', name: '黒木らん', joinedDaysAgo: 4 },
  { key: 'given-up', name: '牧野たいが', joinedDaysAgo: 300, shows: 'お試しセットを受け取った人（プランは終了）' },
  { key: 'student-hs', name: '若林すず', joinedDaysAgo: 364, shows: '学生割引で12ヶ月プランの高校生' },
  { key: 'student-univ', name: '大野かい', joinedDaysAgo: 369, shows: '学生割引で1ヶ月プランの大学生（学生証2枚）' },
  { key: 'student-expiring', name: '進藤みなと', joinedDaysAgo: 760, shows: '学生割引が契約期間の途中で終わる人' },
  { key: 'student-expired', name: '古川りお', joinedDaysAgo: 860, shows: '学生割引の期限が過ぎた人' },
  { key: 'student-26', name: '有村けい', joinedDaysAgo: 389, shows: '26歳で、学生割引を登録できない人' },
  { key: 'student-waiting', name: '梅原もも', joinedDaysAgo: 8, shows: '学生証の確認を待っている人' },
  { key: 'student-revoked', name: '津島あきら', joinedDaysAgo: 386, shows: '学生割引を取り消された人' },
  { key: 'staff-accounting', name: '経理 たかし', joinedDaysAgo: 700, staff: 'accounting', shows: 'スタッフ（経理）' },
  { key: 'staff-editor', name: '編集 かおる', joinedDaysAgo: 500, staff: 'editor', shows: 'スタッフ（編集）' },
  { key: 'staff-support', name: '窓口 みさき', joinedDaysAgo: 400, staff: 'support', shows: 'スタッフ（サポート）' },
  { key: 'amazon', name: '波多野るい', joinedDaysAgo: 110, shows: 'Amazon Payで支払っている人' },
  {
    key: 'amazon-declined',
    name: '鳴海そのか',
    joinedDaysAgo: 80,
    shows: 'Amazon Payの支払いが断られ、支払い方法の変更を待っている人',
  },
  { key: 'dd-ok', name: '深町すみれ', joinedDaysAgo: 376, shows: '口座振替で支払っている人' },
  { key: 'dd-pending', name: '宇佐見なお', joinedDaysAgo: 7, shows: '口座振替の書類の到着を待っている人' },
  { key: 'dd-unpaid', name: '九条あやめ', joinedDaysAgo: 381, shows: '口座振替が1回できなかった人（視聴できる）' },
]

/** Who brought others and has left the school since. */
const gone: CastMember = { key: 'ambassador-left', name: '退会した会員', joinedDaysAgo: 410 }

/** Everybody with their contracts, the members of earlier months, and who has left the school. */
export const cast: CastMember[] = [
  ...people.map((one) => ({ ...one, ...(contracts[one.key] && { contract: contracts[one.key] }) })),
  ...former,
  gone,
]

/** The editor by whose hand the school comes in; nobody lives here before. */
export const IMPORTER = 'staff-editor'

export const emailOf = (key: string): string => `${key}@example.com`

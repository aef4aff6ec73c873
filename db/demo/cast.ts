import type { StaffRole, SubscriptionState } from '#platform/ask.ts'

/** One password for everybody in the demo; the start prints it. */
export const DEMO_PASSWORD = 'egaku-demo-2025'

export type CastMember = {
  /** The part of the address before `@example.com`. */
  key: string
  name: string
  joinedDaysAgo: number
  plan?: {
    planId: 1 | 2 | 3 | 4 | 5 | 6
    state: Exclude<SubscriptionState, 'before_subscribe'>
    startedDaysAgo: number
    endsInDays: number | null
  }
  staff?: StaffRole
  /** What the start says of this account. */
  shows?: string
}

const paying = (
  planId: 1 | 2 | 3 | 4 | 5 | 6,
  state: 'will_continue' | 'will_cancel' = 'will_continue',
  startedDaysAgo = 70,
) => ({
  planId,
  state,
  startedDaysAgo,
  endsInDays: state === 'will_cancel' ? 40 : null,
})
const trial = (planId: 4 | 5 | 6) => ({ planId, state: 'under_trial' as const, startedDaysAgo: 3, endsInDays: 4 })
const left = (planId: 1 | 2 | 3) => ({
  planId,
  state: 'after_unsubscribe' as const,
  startedDaysAgo: 200,
  endsInDays: -14,
})

/** Everybody the demo world knows, in every state of a plan. */
export const cast: CastMember[] = [
  { key: 'member', name: '青葉みのり', joinedDaysAgo: 2, shows: '会員登録だけの人（プラン未加入）' },
  {
    key: 'learner',
    name: '日向あかり',
    joinedDaysAgo: 420,
    plan: paying(1, 'will_continue', 400),
    shows: '6ヶ月プランで受講中（進み具合・修了証書・ノートあり）',
  },
  {
    key: 'other',
    name: '小野寺さく',
    joinedDaysAgo: 380,
    plan: paying(3, 'will_continue', 360),
    shows: 'もう一人の受講生',
  },
  { key: 'trial1', name: '水野しずく', joinedDaysAgo: 3, plan: trial(5), shows: '無料体験中' },
  { key: 'past', name: '早瀬ゆうと', joinedDaysAgo: 300, plan: left(2), shows: '以前プランに入っていた人' },
  { key: 'buyer', name: '三宅りん', joinedDaysAgo: 60, shows: '単品講座だけを買った人' },
  {
    key: 'staff',
    name: '運営 はるか',
    joinedDaysAgo: 900,
    staff: 'admin',
    shows: 'スタッフ（管理者。確認コードは /sandbox/authenticator）',
  },
  { key: 'before', name: '白石つばさ', joinedDaysAgo: 5 },
  { key: 'newcomer', name: '浅野こはる', joinedDaysAgo: 0 },
  { key: 'trial6', name: '藤川れん', joinedDaysAgo: 3, plan: trial(4) },
  { key: 'trial12', name: '北見そら', joinedDaysAgo: 3, plan: trial(6) },
  {
    key: 'trial-cancel',
    name: '雨宮かなで',
    joinedDaysAgo: 4,
    plan: { planId: 5, state: 'will_cancel', startedDaysAgo: 4, endsInDays: 3 },
  },
  { key: 'cont1', name: '高梨ひなた', joinedDaysAgo: 90, plan: paying(2) },
  { key: 'cont6', name: '松永いつき', joinedDaysAgo: 90, plan: paying(1) },
  { key: 'cont12', name: '森下かえで', joinedDaysAgo: 90, plan: paying(3) },
  { key: 'cancel6', name: '今井すばる', joinedDaysAgo: 160, plan: paying(1, 'will_cancel', 140) },
  { key: 'plan1m', name: '矢野まこと', joinedDaysAgo: 80, plan: paying(2) },
  { key: 'plan1m-from-trial', name: '橘いろは', joinedDaysAgo: 80, plan: paying(5, 'will_cancel') },
  { key: 'plan6m', name: '秋山とうこ', joinedDaysAgo: 80, plan: paying(1) },
  { key: 'plan12m', name: '川瀬りつ', joinedDaysAgo: 80, plan: paying(3, 'will_cancel') },
  { key: 'plan6m-from-trial', name: '望月ちはや', joinedDaysAgo: 80, plan: paying(4) },
  { key: 'plan12m-from-trial', name: '大槻のぞみ', joinedDaysAgo: 80, plan: paying(6) },
  { key: 'resume', name: '宮坂あおい', joinedDaysAgo: 500, plan: left(1) },
  { key: 'minor', name: '井上みお', joinedDaysAgo: 10 },
  { key: 'ambassador', name: '篠原たまき', joinedDaysAgo: 600, plan: paying(3, 'will_continue', 500) },
  { key: 'teacher1', name: '朝比奈 直', joinedDaysAgo: 800 },
  {
    key: 'veteran',
    name: '長谷部ふみ',
    joinedDaysAgo: 3650,
    plan: paying(3, 'will_continue', 3600),
    shows: '10年学んでいる人',
  },
  {
    key: 'corrected',
    name: '中原しおり',
    joinedDaysAgo: 300,
    plan: paying(1, 'will_continue', 280),
    shows: '添削が返ってきた人',
  },
  { key: 'waiting', name: '楠見はやて', joinedDaysAgo: 120, plan: paying(1, 'will_continue', 100) },
  { key: 'cancelled', name: '天野こよみ', joinedDaysAgo: 120, plan: paying(3, 'will_continue', 100) },
  { key: 'staff-accounting', name: '経理 たかし', joinedDaysAgo: 700, staff: 'accounting', shows: 'スタッフ（経理）' },
  { key: 'staff-support', name: '窓口 みさき', joinedDaysAgo: 400, staff: 'support', shows: 'スタッフ（サポート）' },
]

export const emailOf = (key: string): string => `${key}@example.com`

import { stateNames } from '#domains/plans/terms.ts'
import type { Actor, SubscriptionState } from '#platform/ask.ts'
import type { Figure } from '#platform/manifest.ts'
import { isOneOf } from '#platform/staff-roles.ts'
import { countMembersByState } from './queries.ts'

const order: SubscriptionState[] = [
  'under_trial',
  'will_continue',
  'will_cancel',
  'after_unsubscribe',
  'before_subscribe',
]

/** What costs money or has a day by law or by our word, the most urgent first; the rest follows in the order of its domains. */
export const urgent: readonly string[] = [
  '権利・個人情報の申し出',
  '決済会社との不一致',
  '結果待ちの決済',
  '未払いの請求',
  '支払い前の報酬',
  '振込手続き中の報酬',
  '返却の遅れている添削',
  '未回答の質問と相談',
  '判断を待つ添削の連絡',
  '確認を待つ投稿',
  'コーチングの連絡待ち',
]
const rank = ({ label }: Figure) => (urgent.includes(label) ? urgent.indexOf(label) : urgent.length)
const isNone = ({ value }: Figure) => /^0\D/.test(value)

/** What whoever opens the back office in the morning wants to know, as far as their role sees it. */
export async function readOverview(actor: Actor) {
  const { db, house, member } = actor
  const seen = house.domains.flatMap(({ openMatters }) =>
    openMatters && isOneOf(member.staffRole, openMatters.roles) ? [openMatters] : [],
  )
  const [counts, ...open] = await Promise.all([countMembersByState(db), ...seen.map(({ read }) => read(actor))])
  const waiting = open.flatMap(({ waiting = [] }) => waiting).sort((a, b) => rank(a) - rank(b))
  return {
    states: order.map((state) => ({ name: stateNames[state], count: counts.get(state) ?? 0 })),
    alarms: open.flatMap(({ alarms = [] }) => alarms).sort((a, b) => Number(b.isLate) - Number(a.isLate)),
    waiting: waiting.filter((figure) => !isNone(figure)),
    none: waiting.filter(isNone),
    today: open.flatMap(({ today = [] }) => today),
  }
}

export const rewardKinds = { purchase: '初回購入', trial: '初回無料体験' } as const
export type RewardKind = keyof typeof rewardKinds

export const rewardStates = {
  pending: '承認待ち',
  confirmed: '確定',
  paid: '支払い済み',
  cancelled: '取消',
  forfeited: '失効',
} as const
export type RewardState = keyof typeof rewardStates

/** So long nothing may be cancelled before a reward is certain. */
export const CONFIRM_DAYS = 30

/** Of its pay line with `payouts`. */
export const REWARD_SOURCE = 'ambassadors.reward'

/** Why a reward took a step by itself; what staff write is theirs. */
export const reasons = {
  entered: '紹介リンクからのお申し込み',
  confirmed: `${CONFIRM_DAYS}日のあいだ取り消しがなかったため`,
  void: 'お申し込みの取り消し・返金のため',
  paid: 'お振り込みが完了したため',
  returned: 'お振り込みができなかったため',
  left: '会員の資格を失ったため',
} as const

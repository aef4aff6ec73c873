import { href } from 'react-router'

export const places = {
  profile: ['プロフィール', (userId: string) => href('/users/:userId/settings', { userId })],
  plan: ['プラン', (userId: string) => href('/users/:userId/plan', { userId })],
  student: ['学生割引', (userId: string) => href('/users/:userId/school_users', { userId })],
  payments: ['お支払い', (userId: string) => href('/users/:userId/payments', { userId })],
  payouts: ['報酬の受け取り', (userId: string) => href('/users/:userId/payouts', { userId })],
  card: [
    'カード',
    (userId: string) => `/users/edit_card/form?redirect_to=${encodeURIComponent(`/users/${userId}/plan`)}`,
  ],
  email: ['メールアドレス', (userId: string) => href('/users/:userId/edit_email', { userId })],
  password: ['パスワード', (userId: string) => href('/users/:userId/edit_password', { userId })],
  ways: ['ログイン方法', (userId: string) => href('/users/:userId/ways_in', { userId })],
  letters: ['メールの設定', (userId: string) => href('/users/:userId/letters', { userId })],
  sessions: ['ログイン中の端末', (userId: string) => href('/users/:userId/sessions', { userId })],
  data: ['個人情報', (userId: string) => href('/users/:userId/personal_data', { userId })],
  quit: ['解約・自動更新の停止', () => `${href('/subscription_orders/new')}?order_type=quit`],
  withdrawal: ['退会', (userId: string) => href('/users/:userId/withdrawal', { userId })],
} as const
export type AccountPlace = keyof typeof places

/** Where a member looks over what they answered of themselves, from the first question on. */
export const answersPath = () => `${href('/first_surveys')}?again=1`

/** Where in the account area that place is, for links from elsewhere. */
export const accountPath = (place: AccountPlace, memberId: number) => places[place][1](String(memberId))

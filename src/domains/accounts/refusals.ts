import { refusalsOf } from '#platform/refusal.ts'
import { deadLink, termsNeeded } from './words.ts'

export const sentences = {
  'edition-in-force': [409, 'すでに適用されている版は、取り消せません。'],
  'other-edition': [409, '内容が新しくなりました。もう一度ご確認ください。'],
  'password-length': [422, 'パスワードは8文字以上128文字以内で入力してください。'],
  'password-weak': [422, '推測されやすいパスワードは使用できません。'],
  'wrong-password': [422, '現在のパスワードが正しくありません。'],
  'letter-first': [422, 'メールのリンクでログインし直してから、お手続きください。'],
  'same-password': [422, '現在のパスワードと同じです。別のパスワードを入力してください。'],
  'terms-not-agreed': [422, termsNeeded],
  'wrong-credentials': [422, 'メールアドレスまたはパスワードが正しくありません。'],
  'dead-link': [422, deadLink],
  'same-email': [422, '現在のメールアドレスと同じです。'],
  'not-arrived': [
    409,
    'まだご利用の準備が済んでいません。「パスワードを忘れた方」からメールを受け取り、パスワードを設定してください。',
  ],
  'nobody-to-tell': [409, '案内を送る会員はいません。'],
  'last-way': [409, 'ほかのログイン方法がなくなるため、解除できません。先にパスワードを設定してください。'],
  'nothing-to-confirm': [409, '確認待ちのメールアドレスはありません。'],
} as const

export const { refuse, refuseIf, refusal } = refusalsOf(sentences)

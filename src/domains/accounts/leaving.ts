import type { Leaving } from '#platform/manifest.ts'

export const leaving: Leaving = {
  lost: [
    '表示名、アイコン、メールアドレス、パスワード',
    '外部アカウントとの連携、パスキー',
    'ログイン時のIPアドレスとブラウザ',
  ],
  kept: ['ログインなどの操作の日時（お名前やメールアドレスとは切り離して保管します）'],
}

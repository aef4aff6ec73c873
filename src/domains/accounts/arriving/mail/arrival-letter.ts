import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'

/** To who came along from another system, when staff say so. */
export const arrivalLetter = (settings: Settings, token: string) =>
  letterOf(settings, {
    subject: 'ログインのご案内',
    heading: 'パスワードを設定してください',
    paragraphs: [
      `これまでの会員情報と学習の記録を、${settings.siteName}に移しました。次のボタンからパスワードを設定すると、ご利用いただけます。`,
      'リンクの有効期限は30日で、使えるのは一度だけです。期限が過ぎた場合は、ログイン画面の「パスワードを忘れた方」から、このメールアドレスでもう一度お受け取りください。',
      'お心当たりがない場合は、このメールを破棄してください。パスワードを設定しないかぎり、ご利用は始まりません。',
    ],
    button: { label: 'パスワードを設定する', path: `${href('/users/arrive')}?token=${token}` },
  })

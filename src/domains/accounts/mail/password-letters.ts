import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { letterOf } from '#platform/letter-layout.ts'

/** `services`: by which somebody signs in who has no password; only their own mailbox reads it. */
export const resetLetter = (settings: Settings, token: string, services: readonly string[] = []) =>
  letterOf(settings, {
    subject: 'パスワードの再設定',
    heading: 'パスワードを再設定します',
    paragraphs: [
      ...(services.length > 0
        ? [
            `このアカウントにパスワードは設定されておらず、${services.join('・')}でログインする設定になっています。${services.join('・')}でログインする場合、パスワードは要りません。`,
          ]
        : []),
      '次のボタンから新しいパスワードを設定してください。リンクの有効期限は60分で、使えるのは一度だけです。',
      'お心当たりがない場合は、このメールを破棄してください。パスワードは変わりません。',
    ],
    button: { label: 'パスワードを再設定する', path: `${href('/accounts/reset_password')}?token=${token}` },
  })

export const signInLetter = (settings: Settings, token: string, returnTo: string | null) =>
  letterOf(settings, {
    subject: 'ログイン用のリンク',
    heading: 'メールのリンクでログインします',
    paragraphs: [
      '次のボタンから、パスワードを入力せずにログインできます。リンクの有効期限は30分で、使えるのは一度だけです。',
      'お心当たりがない場合は、このメールを破棄してください。リンクを開かないかぎり、だれもログインできません。',
    ],
    button: {
      label: 'ログインする',
      path: `${href('/sessions/letter')}?${new URLSearchParams({ token, ...(returnTo && { return_to: returnTo }) }).toString()}`,
    },
  })

/** `others`: the browser that changed it stays signed in. */
export const passwordChangedLetter = (settings: Settings, at: Date, signedOut: 'all' | 'others' = 'all') =>
  letterOf(settings, {
    subject: 'パスワードを変更しました',
    heading: 'パスワードを変更しました',
    paragraphs: [
      `${formatMoment(at)}にパスワードが変更されました。安全のため、${signedOut === 'all' ? 'すべての端末' : '変更に使った端末のほかのすべての端末'}からログアウトしています。`,
      'ご自身で変更していない場合は、すぐにパスワードを再設定してください。',
    ],
    button: { label: 'パスワードを再設定する', path: href('/accounts/begin_password_reset') },
  })

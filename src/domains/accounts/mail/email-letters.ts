import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { letterOf } from '#platform/letter-layout.ts'

export const changeLetter = (settings: Settings, memberId: number, token: string) =>
  letterOf(settings, {
    subject: 'メールアドレス変更の確認',
    heading: '新しいメールアドレスの確認',
    paragraphs: [
      `${settings.siteName}に登録するメールアドレスを、このアドレスに変更する申し込みがありました。`,
      'ログインした状態で次のボタンを開き、変更を完了してください。リンクの有効期限は24時間で、使えるのは一度だけです。',
      'お心当たりがない場合は、このメールを破棄してください。何も変わりません。',
    ],
    button: {
      label: '変更を確認する',
      path: `${href('/users/:userId/confirm_email', { userId: String(memberId) })}?token=${token}`,
    },
  })

export const emailChangedLetter = (settings: Settings, at: Date) =>
  letterOf(settings, {
    subject: 'メールアドレスを変更しました',
    heading: 'メールアドレスを変更しました',
    paragraphs: [
      `${formatMoment(at)}に、登録メールアドレスが変更されました。今後のお知らせは新しいアドレスにお送りします。`,
      `ご自身で変更していない場合は、第三者がログインしているおそれがあります。${settings.contactEmail} までご連絡ください。`,
    ],
  })

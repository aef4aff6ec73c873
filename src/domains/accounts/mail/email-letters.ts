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

const objectButton = (label: string, token: string) => ({
  label,
  path: `${href('/accounts/object_to_change')}?token=${token}`,
})

/** To the present mailbox, while the new one has not answered yet. */
export const emailChangeAskedLetter = (settings: Settings, at: Date, token: string) =>
  letterOf(settings, {
    subject: 'メールアドレス変更のお申し込み',
    heading: 'メールアドレスの変更を受け付けました',
    paragraphs: [
      `${formatMoment(at)}に、登録メールアドレスを変更するお申し込みがありました。新しいアドレスで確認が済むと、変更が完了します。`,
      'ご自身のお申し込みでしたら、このメールへの操作は要りません。',
      'お心当たりがない場合は、第三者がログインしているおそれがあります。7日以内に次のボタンから取り消してください。すべての端末からログアウトし、パスワードの再設定をご案内します。',
    ],
    button: objectButton('変更を取り消す', token),
  })

export const emailChangedLetter = (settings: Settings, at: Date, token: string) =>
  letterOf(settings, {
    subject: 'メールアドレスを変更しました',
    heading: 'メールアドレスを変更しました',
    paragraphs: [
      `${formatMoment(at)}に、登録メールアドレスが変更されました。今後のお知らせは新しいアドレスにお送りします。`,
      `ご自身で変更していない場合は、第三者がログインしているおそれがあります。7日以内に次のボタンから、変更を取り消してください。元のアドレスに戻し、すべての端末からログアウトして、パスワードの再設定をご案内します。ご不明な点は ${settings.contactEmail} までご連絡ください。`,
    ],
    button: objectButton('変更を取り消す', token),
  })

import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { formatMoment } from '#platform/tokyo.ts'

/** What was added to an account, or taken from it. `name` is the service's, or how the member calls the passkey. */
type Change = { at: Date; memberId: number; name: string }
/** Who asks, by an identity elsewhere, whether a mailbox is theirs. */
type Joining = { link: string; name: string }

const lookButton = (memberId: number) => ({
  label: 'ログイン方法を確認する',
  path: href('/users/:userId/ways_in', { userId: String(memberId) }),
})
const notYou = ({ contactEmail, origin }: Settings) =>
  `ご自身の操作でない場合は、第三者がログインしているおそれがあります。次のページからパスワードを再設定したうえで、心当たりのないログイン方法を解除してください。\n${origin}${href('/accounts/begin_password_reset')}\nご不明な点は ${contactEmail} までご連絡ください。`

export const linkedLetter = (settings: Settings, { at, memberId, name }: Change) =>
  letterOf(settings, {
    subject: `${name}でログインできるようになりました`,
    heading: `${name}との連携を追加しました`,
    paragraphs: [`${formatMoment(at)}に、${name}でのログインが追加されました。`, notYou(settings)],
    button: lookButton(memberId),
  })

export const unlinkedLetter = (settings: Settings, { at, memberId, name }: Change) =>
  letterOf(settings, {
    subject: `${name}との連携を解除しました`,
    heading: `${name}との連携を解除しました`,
    paragraphs: [`${formatMoment(at)}に、${name}でのログインが解除されました。`, notYou(settings)],
    button: lookButton(memberId),
  })

export const passkeyAddedLetter = (settings: Settings, { at, memberId, name }: Change) =>
  letterOf(settings, {
    subject: 'パスキーを追加しました',
    heading: 'パスキーを追加しました',
    paragraphs: [`${formatMoment(at)}に、パスキー「${name}」が追加されました。`, notYou(settings)],
    button: lookButton(memberId),
  })

export const passkeyRemovedLetter = (settings: Settings, { at, memberId, name }: Change) =>
  letterOf(settings, {
    subject: 'パスキーを削除しました',
    heading: 'パスキーを削除しました',
    paragraphs: [`${formatMoment(at)}に、パスキー「${name}」が削除されました。`, notYou(settings)],
    button: lookButton(memberId),
  })

const answerButton = (label: string, link: string) => ({
  label,
  path: `${href('/users/complete_registration/letter')}?token=${link}`,
})
const sameBrowser =
  'リンクの有効期限は60分で、使えるのは一度だけです。手続きを始めたブラウザで開いてください（ほかのブラウザでは完了できません）。'

export const joiningLetter = (settings: Settings, { link, name }: Joining) =>
  letterOf(settings, {
    subject: '会員登録の確認',
    heading: '会員登録を完了してください',
    paragraphs: [
      `${settings.siteName}への会員登録のお手続き、ありがとうございます。${name}を使った会員登録を受け付けました。次のボタンから登録を完了してください。`,
      sameBrowser,
      'お心当たりがない場合は、このメールを破棄してください。そのままでは何も登録されません。',
    ],
    button: answerButton('登録を完了する', link),
  })

/** To a member, whose account somebody wants to open with their identity elsewhere: perhaps they themselves. */
export const showItIsYoursLetter = (settings: Settings, { link, name }: Joining) =>
  letterOf(settings, {
    subject: `${name}との連携の確認`,
    heading: `${name}と連携しますか？`,
    paragraphs: [
      `このメールアドレスの会員登録に、${name}でのログインを追加する手続きが行われました。ご自身の操作でしたら、次のボタンから完了してください。`,
      sameBrowser,
      'お心当たりがない場合は、ボタンを押さずにこのメールを破棄してください。何も変わりません。',
    ],
    button: answerButton(`${name}と連携する`, link),
  })

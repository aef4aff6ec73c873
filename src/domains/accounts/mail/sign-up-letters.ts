import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { waysIn } from '../ui/ways-in.ts'

const notYou = 'お心当たりがない場合は、このメールを破棄してください。そのままでは何も登録されません。'

export const confirmLetter = (settings: Settings, token: string, at: Date) =>
  letterOf(settings, {
    subject: '会員登録の確認',
    heading: '会員登録を完了してください',
    paragraphs: [
      `${settings.siteName}への会員登録のお手続き、ありがとうございます。${formatMoment(at)}に、このメールアドレスで会員登録を受け付けました。`,
      '次のボタンから登録を完了してください。リンクの有効期限は24時間で、使えるのは一度だけです。',
      notYou,
    ],
    button: { label: '登録を完了する', path: `${href('/users/authorize_email')}?token=${token}` },
  })

export const alreadyMemberLetter = (settings: Settings, returnTo: string) =>
  letterOf(settings, {
    subject: 'このメールアドレスはすでに登録されています',
    heading: 'すでに会員登録がお済みです',
    paragraphs: [
      'このメールアドレスで会員登録の申し込みがありましたが、すでに会員登録がお済みのため、新しい登録は行っていません。',
      `パスワードをお忘れの場合は、次のページから再設定できます。\n${settings.origin}${href('/accounts/begin_password_reset')}`,
      'お心当たりがない場合は、何もする必要はありません。',
    ],
    button: { label: 'ログインする', path: waysIn(returnTo).signIn },
  })

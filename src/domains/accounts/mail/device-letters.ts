import { href } from 'react-router'
import type { Settings } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting } from '#platform/letter-words.ts'
import { formatMoment } from '#platform/tokyo.ts'

type Device = { memberId: number; deviceId: string; words: string; at: Date; name: string }

/** Somebody signed in with a browser that is new to this account: the member, or somebody who must be stopped. */
export const newDeviceLetter = (settings: Settings, device: Device) => ({
  key: `new-device:${device.memberId}:${device.deviceId}`,
  ...letterOf(settings, {
    subject: '新しい端末からログインがありました',
    heading: '新しい端末からログインがありました',
    paragraphs: [
      greeting(device),
      'これまでに使われていない端末（ブラウザ）から、あなたのアカウントにログインがありました。',
      [
        ['日時', formatMoment(device.at)],
        ['端末', device.words],
      ],
      'ご自身によるものであれば、お手続きは必要ありません。お心当たりがない場合は、「ログイン中の端末」でその端末をログアウトし、パスワードを変更してください。',
    ],
    button: {
      label: 'ログイン中の端末を確認する',
      path: href('/users/:userId/sessions', { userId: String(device.memberId) }),
    },
  }),
})

import { formatDayKey } from '#platform/tokyo.ts'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import { returnLines } from '#domains/plans/index.ts'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'
import { accountPath } from '#domains/plans/paths.ts'
import { greeting } from '#platform/letter-words.ts'

type Papers = Addressee & { applicationId: number; day: Day }

/** The bank knows the account: from when on it is debited. */
export function debitApproved({ settings }: House, approved: Papers & { firstDebitOn: Day }): Letter {
  return {
    key: `debit-approved:${approved.applicationId}`,
    to: approved.to,
    ...letterOf(settings, {
      subject: '口座振替の登録が完了しました',
      heading: '口座振替の登録が完了しました',
      paragraphs: [
        greeting(approved),
        `${formatDayKey(approved.day)}に、金融機関での口座振替の登録が完了しました。最初の振替日は、早くて${formatDayKey(approved.firstDebitOn)}です。無料体験中の方は、体験が終わったあとの最初の振替日からになります。`,
        '振替日は毎月27日（金融機関の休業日の場合は翌営業日）です。料金と手数料は、お支払いのページでご確認いただけます。',
      ],
      button: { label: '契約内容を確認する', path: accountPath(approved.memberId) },
    }),
  }
}

/** The bank sent the papers back. */
export function debitRejected({ settings }: House, rejected: Papers & { reason: string; until: Day }): Letter {
  return {
    key: `debit-rejected:${rejected.applicationId}:${rejected.day}`,
    to: rejected.to,
    ...letterOf(settings, {
      subject: '口座振替の書類に不備がありました',
      heading: '口座振替の書類に不備がありました',
      paragraphs: [
        greeting(rejected),
        'お送りいただいた口座振替依頼書を金融機関に提出しましたが、次の理由で登録できませんでした。',
        [
          ['理由', rejected.reason],
          ['再提出の期限', formatDayKey(rejected.until)],
          ['ご返送先', returnLines(settings).join(' ')],
        ],
        '内容を訂正した書類を、期限までにもう一度お送りください。期限を過ぎると、現在の契約月（無料体験中の方は体験期間）の終わりでご契約を終了する手続きをいたします。',
        `新しい依頼書が必要なときなど、ご不明な点がございましたら、${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '契約内容を確認する', path: accountPath(rejected.memberId) },
    }),
  }
}

/** No papers came, or none after the bank sent them back: the contract ends. Taking it back helps the first time only. */
export function debitPapersMissing(
  { settings }: House,
  missing: Papers & { planName: string; afterRejection: boolean; again: boolean; until: Day },
): Letter {
  return {
    key: `debit-papers-missing:${missing.applicationId}:${missing.day}`,
    to: missing.to,
    ...letterOf(settings, {
      subject: `口座振替の書類が届いていません（ご契約は${formatDayKey(missing.until)}までとなります）`,
      heading: '口座振替の書類が届いていません',
      paragraphs: [
        greeting(missing),
        missing.afterRejection
          ? '金融機関から返却された口座振替依頼書の再提出が、期限までに確認できませんでした。'
          : '口座振替依頼書が、提出期限を10日過ぎても届いていません。',
        `このため、${missing.planName}のご契約を${formatDayKey(missing.until)}で終了する手続きをしました。${formatDayKey(missing.until)} 23:59までご利用いただけます。`,
        ...(missing.again
          ? [
              `すでに書類をお送りいただいた場合や、ご契約を続けたい場合は、${formatDayKey(missing.until)}までに ${settings.contactEmail} までご連絡ください。`,
            ]
          : [
              'すでに書類をお送りいただいた場合や、ご契約を続けたい場合は、期限までに契約内容のページから終了を取り消し、書類をお送りください。',
              `ご不明な点がございましたら、${settings.contactEmail} までご連絡ください。`,
            ]),
      ],
      button: { label: '契約内容を確認する', path: accountPath(missing.memberId) },
    }),
  }
}

/** The contract is over and no bank was ever asked: what is still to be paid is paid by card. */
export function debitNeverBegan(
  { settings }: House,
  left: Addressee & { applicationId: number; yen: number; payPath: string },
): Letter {
  return {
    key: `debit-never-began:${left.applicationId}`,
    to: left.to,
    ...letterOf(settings, {
      subject: `料金のお支払いのお願い（${yen(left.yen)}）`,
      heading: '料金のお支払いのお願い',
      paragraphs: [
        greeting(left),
        '口座振替の登録が完了しないままご契約が終了したため、ご利用いただいた期間の料金を振り替えることができません。次のボタンから、クレジットカードでお支払いください。',
        [['お支払いいただく料金', `${yen(left.yen)}（税込）`]],
      ],
      button: { label: 'お支払いへ進む', path: left.payPath },
    }),
  }
}

import { href } from 'react-router'
import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { greeting, momentText } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { yen, type Addressee } from '#domains/plans/terms.ts'
import type { Day } from '#platform/days.ts'
import { failureNames, needsOtherAccount, transferNumber, type Failure } from '../terms.ts'

const payeePath = (memberId: number) => href('/users/:userId/payee', { userId: String(memberId) })
const payoutsPath = (memberId: number) => href('/users/:userId/payouts', { userId: String(memberId) })

/** Where somebody is paid to was entered or changed. Nothing of the account stands in it. */
export function accountChanged(
  { settings }: House,
  changed: Addressee & { at: Date; first: boolean },
): Omit<Letter, 'key'> {
  const what = changed.first ? '登録' : '変更'
  return {
    to: changed.to,
    ...letterOf(settings, {
      subject: `報酬の振込先を${what}しました`,
      heading: `報酬の振込先を${what}しました`,
      paragraphs: [
        greeting(changed),
        `${momentText(changed.at)}に、報酬の振込先が${what}されました。次のお振り込みから、この口座にお支払いします。`,
        `ご自身で${what}していない場合は、すぐにパスワードを変更し、${settings.contactEmail} までご連絡ください。`,
      ],
      button: { label: '振込先を確認する', path: payeePath(changed.memberId) },
    }),
  }
}

type Paid = Addressee & { transferId: number; yen: number; payOn: Day }

/** The money is on its way; what it is for stands on the statement. */
export function transferPaid({ settings }: House, paid: Paid): Letter {
  const { to, memberId, transferId } = paid
  return {
    key: `payouts.paid:${transferId}`,
    to,
    ...letterOf(settings, {
      subject: '報酬をお支払いしました',
      heading: '報酬をお支払いしました',
      paragraphs: [
        greeting(paid),
        'いつもありがとうございます。報酬をご登録の口座にお振り込みしました。',
        [
          ['支払明細書', transferNumber(transferId)],
          ['お振込額', yen(paid.yen)],
          ['支払日', formatDayKey(paid.payOn)],
        ],
        '内訳は支払明細書でご確認いただけます。',
      ],
      button: { label: '支払明細書を見る', path: payoutsPath(memberId) },
    }),
  }
}

/** A bank could not pay: why, and what the payee can do. */
export function transferFailed(
  { settings }: House,
  failed: Addressee & { transferId: number; yen: number; failure: Failure },
): Letter {
  const { to, memberId, transferId, failure } = failed
  const next = needsOtherAccount(failure)
    ? '振込先をご確認のうえ、正しい口座をご登録ください。ご登録のあとの、次の支払日にお支払いします。'
    : '次の支払日に、もう一度お振り込みします。お手続きは必要ありません。'
  return {
    key: `payouts.failed:${transferId}`,
    to,
    ...letterOf(settings, {
      subject: '報酬のお振り込みができませんでした',
      heading: '報酬のお振り込みができませんでした',
      paragraphs: [
        greeting(failed),
        'ご登録の口座に、報酬をお振り込みできませんでした。報酬はなくなりません。',
        [
          ['金額', yen(failed.yen)],
          ['理由', failureNames[failure]],
        ],
        next,
      ],
      button: { label: '振込先を確認する', path: payeePath(memberId) },
    }),
  }
}

/** Somebody is owed money and has not said where to pay it; once a month. */
export function accountMissing({ settings }: House, missing: Addressee & { yen: number; month: string }): Letter {
  const { to, memberId, month } = missing
  return {
    key: `payouts.account-missing:${memberId}:${month}`,
    to,
    ...letterOf(settings, {
      subject: '報酬の振込先をご登録ください',
      heading: '報酬の振込先をご登録ください',
      paragraphs: [
        greeting(missing),
        'お支払いできる報酬がありますが、振込先がまだ登録されていません。ご登録のあとの、次の支払日にお支払いします。',
        [['お支払い前の報酬', yen(missing.yen)]],
      ],
      button: { label: '振込先を登録する', path: payeePath(memberId) },
    }),
  }
}

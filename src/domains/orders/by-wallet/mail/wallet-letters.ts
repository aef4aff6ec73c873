import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import type { Letter } from '#platform/letters.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { paymentsPath } from '#domains/plans/paths.ts'
import { yen, type Addressee, type ComingCharge } from '#domains/plans/terms.ts'

/** Fees are taken at the wallet from now on. */
export function walletTaken(
  { settings }: House,
  change: Addressee & { methodId: number; mask: string; at: Date; byDebit: boolean },
): Letter {
  const { to, methodId, mask, at, byDebit } = change
  const used = byDebit
    ? '毎月の料金は、これまでどおり口座振替でお支払いいただきます。'
    : '次回の料金から、Amazon Payに請求します。契約の内容と日程は変わりません。'
  return {
    key: `card-changed:${methodId}`,
    to,
    ...letterOf(settings, {
      subject: 'お支払い方法をAmazon Payに変更しました',
      heading: 'お支払い方法を変更しました',
      paragraphs: [
        greeting(change),
        `${momentText(at)}に、お支払い方法をAmazon Payに変更しました。${used}`,
        [['お支払い方法', mask ? `Amazon Pay（${mask}）` : 'Amazon Pay']],
        `ご自身で変更していない場合は、すぐに ${settings.contactEmail} までご連絡ください。`,
      ],
    }),
  }
}

/** The buyer, or Amazon, stopped what the fees are taken from; nothing is owed yet by that. */
export function permissionStopped(
  { settings }: House,
  told: Addressee & { methodId: number; state: 'suspended' | 'closed'; nextCharge: ComingCharge | null; at: Date },
): Letter {
  const { to, memberId, methodId, state, nextCharge, at } = told
  const what =
    state === 'closed'
      ? 'Amazonで、当サービスへのお支払いの同意が終了しました。次回の料金を請求できません。'
      : 'Amazon Payでお選びのお支払い方法が使えなくなりました。次回の料金を請求できません。'
  return {
    key: `wallet-stopped:${methodId}:${state}:${at.toISOString().slice(0, 10)}`,
    to,
    ...letterOf(settings, {
      subject: 'Amazon Payのお支払い方法をご確認ください',
      heading: 'お支払い方法をご確認ください',
      paragraphs: [
        greeting(told),
        what,
        ...(nextCharge
          ? [
              [['次回のお支払い', `${formatDayKey(nextCharge.on)}　${yen(nextCharge.yen)}（税込）`]] as [
                string,
                string,
              ][],
            ]
          : []),
        '次のボタンから、Amazonでお支払い方法を変更するか、別のお支払い方法をご登録ください。それまでのあいだも、お支払い済みの期間はこれまでどおりご利用いただけます。',
      ],
      button: { label: 'お支払い方法を確認する', path: paymentsPath(memberId) },
    }),
  }
}

/** A coming fee is above what was permitted for a month. */
export function permissionTooLow(
  { settings }: House,
  told: Addressee & { methodId: number; limitYen: number; charge: ComingCharge },
): Letter {
  const { to, memberId, methodId, limitYen, charge } = told
  return {
    key: `wallet-limit:${methodId}:${charge.yen}`,
    to,
    ...letterOf(settings, {
      subject: 'Amazon Payのお支払いへの同意を更新してください',
      heading: 'お支払いへの同意の更新をお願いします',
      paragraphs: [
        greeting(told),
        'これからの料金が、Amazon Payで同意いただいた1ヶ月の上限を超えます。このままでは請求できないため、お支払い前に同意の更新をお願いします。',
        [
          ['対象のお支払い', `${formatDayKey(charge.on)}　${yen(charge.yen)}（税込）`],
          ['現在の上限', `1ヶ月 ${yen(limitYen)}`],
        ],
        '次のボタンからお支払いのページを開き、「Amazon Payの同意を更新する」を押してください。契約の内容は変わりません。',
      ],
      button: { label: 'お支払いのページを開く', path: paymentsPath(memberId) },
    }),
  }
}

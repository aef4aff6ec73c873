import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-layout.ts'
import type { Letter } from '#platform/letters.ts'
import type { Agreement } from '#domains/contracts/terms.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import { accountPath } from '#domains/plans/paths.ts'
import { type Addressee, paymentNames } from '#domains/plans/terms.ts'
import { termsRows } from '../terms-words.ts'
import { formatDayKey } from '#platform/tokyo.ts'
import { paperWords } from '../terms.ts'
import { returnLines } from '#domains/plans/index.ts'
import type { Day } from '#platform/days.ts'
import { ticketsPath } from '#domains/coaching/paths.ts'
import { paymentsPath } from '#domains/plans/paths.ts'

type Order = Addressee & { key: string; terms: Agreement; termsVersion: string; at: Date }

/** After an order: everything that was agreed, figure by figure, to keep. */
export function orderConfirmed({ settings }: House, order: Order): Letter {
  const { terms, at, to, key, memberId } = order
  return {
    key: `order:${key}`,
    to,
    ...letterOf(settings, {
      subject: `${subjectOf(terms)}（${terms.title}）`,
      heading: 'お申し込みありがとうございます',
      paragraphs: [
        greeting(order),
        `${momentText(at)}に、次の内容でお申し込みを承りました。このメールは控えとして保管してください。`,
        orderFacts(terms, settings.contactEmail),
        `未成年の方のお申し込みには、保護者の同意が必要です。同意を得ずにお申し込みの場合や、ご不明な点がある場合は、${settings.contactEmail} までご連絡ください。\n（確認画面の版 ${order.termsVersion}）`,
      ],
      button: placeOf(terms, memberId),
    }),
  }
}

function placeOf({ kind }: Agreement, memberId: number) {
  if (kind === 'coaching') return { label: 'チケットを確認する', path: ticketsPath }
  if (kind === 'course') return { label: 'お支払いを確認する', path: paymentsPath(memberId) }
  return { label: '契約内容を確認する', path: accountPath(memberId) }
}

function subjectOf({ kind, trialEndsOn, trialYen }: Agreement) {
  if (kind === 'course' || kind === 'coaching') return 'ご購入の確認'
  if (trialEndsOn && !trialYen) return '無料体験を開始しました'
  return kind === 'resume' ? 'プランを再開しました' : 'お申し込みを承りました'
}

/** What was agreed, line by line, in the words of the final confirmation. */
export function orderFacts(terms: Agreement, contact: string): (readonly [name: string, value: string])[] {
  const rows = termsRows(terms, contact).map(({ about, says, charges = [] }) => {
    const charged = charges.map(({ on, yen, label }) => `${on}　${yen}（${label}）`)
    return [about, [...says, ...charged].join('\n')] as const
  })
  return [...rows, ['お支払い方法', paymentNames[terms.payment]]]
}

/** The card now on file, without its number. */
export function cardChanged(
  { settings }: House,
  change: Addressee & { methodId: number; mask: string; at: Date; byDebit: boolean },
): Letter {
  const { to, methodId, mask, at, byDebit } = change
  const used = byDebit
    ? '毎月の料金は、これまでどおり口座振替でお支払いいただきます。このカードは、振替ができなかった料金をお支払いいただくときに使います。'
    : '次回の料金から、新しいカードに請求します。'
  return {
    key: `card-changed:${methodId}`,
    to,
    ...letterOf(settings, {
      subject: 'カード情報を変更しました',
      heading: 'カード情報を変更しました',
      paragraphs: [
        greeting(change),
        `${momentText(at)}に、お支払いに使うカードを変更しました。${used}`,
        [['新しいカード', mask]],
        `ご自身で変更していない場合は、すぐに ${settings.contactEmail} までご連絡ください。`,
      ],
    }),
  }
}

type Papers = Addressee & {
  applicationId: number
  postedBy: Day | null
  dueOn: Day
  /** where the form is, for who prints it */
  path: string | null
}

/** After an order by direct debit: which paper comes from where, and until when it goes back. */
export function debitPapers({ settings }: House, papers: Papers): Letter {
  const { applicationId, to, memberId, postedBy, dueOn, path } = papers
  return {
    key: `debit-papers:${applicationId}`,
    to,
    ...letterOf(settings, {
      subject: '口座振替依頼書のご返送のお願い',
      heading: '口座振替依頼書をご返送ください',
      paragraphs: [
        greeting(papers),
        ...paperWords({ postedBy, dueOn }),
        [
          ...(postedBy ? [['依頼書の発送', `${formatDayKey(postedBy)}まで`] as const] : []),
          ['ご返送の期限', `${formatDayKey(dueOn)}（消印有効）`],
          ['ご返送先', returnLines(settings).join(' ')],
        ],
        `口座番号などの金融機関の情報は、依頼書だけにご記入ください。このサイトやメールでお尋ねすることはありません。ご不明な点は ${settings.contactEmail} までお問い合わせください。`,
      ],
      button: path
        ? { label: '口座振替依頼書をダウンロードする', path }
        : { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

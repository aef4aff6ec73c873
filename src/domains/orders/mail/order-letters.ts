import type { House } from '#platform/house.ts'
import { letterOf } from '#platform/letter-of.ts'
import type { Letter } from '#platform/letters.ts'
import type { Agreement } from '#domains/contracts/terms.ts'
import { momentText, greeting } from '#platform/letter-words.ts'
import { orderFacts } from './order-words.ts'
import { accountPath } from '#domains/plans/paths.ts'
import type { Addressee } from '#domains/plans/terms.ts'

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
      button:
        terms.kind === 'course'
          ? { label: 'お支払いを確認する', path: `/users/${memberId}/payments` }
          : { label: '契約内容を確認する', path: accountPath(memberId) },
    }),
  }
}

function subjectOf({ kind, trialEndsOn, trialYen }: Agreement) {
  if (kind === 'course') return 'ご購入の確認'
  if (trialEndsOn && !trialYen) return '無料体験を開始しました'
  return kind === 'resume' ? 'プランを再開しました' : 'お申し込みを承りました'
}

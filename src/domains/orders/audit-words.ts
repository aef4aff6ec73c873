import { planName } from '#domains/plans/terms.ts'
import { lookUp } from '#platform/look-up.ts'
import type { AuditWords } from '#platform/manifest.ts'
import { receivingNames } from './debit-applications/terms.ts'
import { guardianAnswers } from './guardian-words.ts'

const kinds = {
  trial: '無料体験・初月',
  start: '新規',
  resume: '再開',
  course: '単品の講座',
  coaching: '個人コーチング',
}

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['money'],
      names: {
        'plans.order-placed': '申し込み',
        'plans.card-entered': 'カード情報の入力',
        'plans.card-changed': 'お支払い方法の変更',
        'plans.wallet-chosen': 'Amazon Payの選択',
        'plans.debit-applied': '口座振替の申し込み',
        'plans.debit-form-downloaded': '口座振替依頼書のダウンロード',
        'orders.guardian-asked': '保護者への同意のお願い',
        'orders.guardian-consented': '保護者の同意',
        'orders.guardian-declined': '保護者が同意しない',
        'orders.guardian-took-back': '保護者の同意の取り消し',
      },
    },
  ],
  details: {
    order: '申し込み番号',
    kind: { label: '種類', say: (kind) => lookUp(kinds, String(kind)) },
    plan: { label: '契約', say: (id) => planName(Number(id)) },
    planId: { label: '契約', say: (id) => planName(Number(id)) },
    consent: { label: '同意', say: (answer) => guardianAnswers.find(({ value }) => value === answer)?.label },
    newCard: { label: 'カード', say: (isNew) => (isNew === true ? '新しく入力' : '登録済みのカード') },
    consentId: '同意の番号',
    hasQuit: { label: '解約', say: (hasQuit) => (hasQuit === true ? '手続き済み' : 'なし') },
    application: '口座振替の申し込み',
    receiving: { label: '依頼書', say: (way) => lookUp(receivingNames, String(way)) },
  },
}

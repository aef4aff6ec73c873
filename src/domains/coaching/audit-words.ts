import { lookUp } from '#platform/look-up.ts'
import type { AuditWords } from '#platform/manifest.ts'
import { itemStates, outcomes } from './terms.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'coaching.item-saved': 'コーチングのメニューの保存',
        'coaching.coach-added': 'コーチの登録',
        'coaching.coach-changed': 'コーチの終了・再開',
        'coaching.booked': 'コーチングの予約',
        'coaching.moved': 'コーチングの日時の変更',
        'coaching.closed': 'コーチングの結果の記録',
        'coaching.extended': 'チケットの期限の延長',
        'coaching.answered': 'コーチングのメッセージへの返信',
        'coaching.refunded': 'コーチングの返金',
        'coaching.csv-exported': 'コーチングの未使用残高のCSV',
      },
    },
  ],
  details: {
    item: 'メニューの番号',
    itemState: { label: '販売', say: (state) => lookUp(itemStates, String(state)) },
    priceYen: { label: '料金', say: (yen) => `${Number(yen).toLocaleString('ja-JP')}円` },
    validDays: { label: '有効期限', say: (days) => `${String(days)}日間` },
    coaches: { label: 'コーチ', say: (does) => (does === true ? '再開' : '終了') },
    coach: 'コーチの番号',
    ticket: 'チケットの番号',
    startsAt: '日時',
    outcome: { label: '結果', say: (outcome) => lookUp(outcomes, String(outcome)) },
  },
}

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'not-paid': [409, '支払い済みの請求ではないため、返金できません。'],
  'key-used': [409, '同じ操作が別の内容ですでに行われています。画面を開き直してください。'],
  'no-charge': [409, 'この請求には、返金できる決済がありません。'],
  'not-owed': [409, '未払いの請求ではないため、貸倒れにできません。'],
  'under-way': [409, '決済の処理中です。結果が出てからもう一度お試しください。'],
  'settled-already': [409, 'この不一致は、すでに対応済みです。'],
  'nothing-wrong': [409, 'この不一致には、返金できる金額がありません。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'already-open': [409, '開始したキャンペーンは変更できません。終了してから、新しく作成してください。'],
  'not-open': [409, '開催中のキャンペーンだけを終了できます。'],
  'already-drawn': [409, 'この抽選は、すでに行われています。'],
  'lottery-open': [409, '開催中のキャンペーンは抽選できません。終了してから抽選してください。'],
  'entries-to-come': [409, '申し込みから72時間たっていない体験があります。応募が出そろってから抽選してください。'],
  'nobody-entered': [409, '応募した会員がいません。'],
  'too-many-winners': [422, '当選者は、応募した会員の人数までにしてください。'],
  'opens-in-the-past': [422, '開始日時は、今より後にしてください。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf } = refusalsOf({
  'already-open': [409, '開始したキャンペーンは変更できません。終了してから、新しく作成してください。'],
  'not-open': [409, '開催中のキャンペーンだけを終了できます。'],
  'opens-in-the-past': [422, '開始日時は、今より後にしてください。'],
})

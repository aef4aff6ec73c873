import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'until-is-past': [422, '明日以降の日付を選んでください。'],
  'until-too-far': [422, '1年先までの日付を選んでください。'],
  'no-day-until-then': [422, 'その日までに、選んだ曜日がありません。'],
  'nothing-to-study': [422, '進めるレッスンがありません。別の講座を選んでください。'],
  'already-made': [409, '計画はすでにあります。画面を開き直してください。'],
  'no-schedule': [409, '計画がありません。画面を開き直してください。'],
})

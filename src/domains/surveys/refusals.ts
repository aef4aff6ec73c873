import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'wrong-answer': [422, '回答の形式が正しくありません。'],
  'answered-kind': [409, 'すでに回答があるため、選び方は変えられません。この質問を終了して、新しくつくってください。'],
  'no-options': [409, '公開するには、選択肢が2つ以上必要です。'],
  'too-many-surveys': [409, '質問は20個までです。'],
  'too-many-options': [409, '選択肢は20個までです。'],
})

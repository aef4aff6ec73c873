import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'already-brought': [409, 'このファイルはすでに取り込みました。'],
  'other-file': [409, '確かめたファイルと違います。もう一度、内容を確かめてください。'],
  'not-right': [409, '確かめたあとで、取り込めない行が見つかりました。もう一度、内容を確かめてください。'],
})

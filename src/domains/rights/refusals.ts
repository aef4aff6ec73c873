import { refusalsOf } from '#platform/refusal.ts'

export const { refuse } = refusalsOf({
  'copy-under-way': [409, 'ダウンロードの準備は、すでに始まっています。準備ができたら、メールでお知らせします。'],
  'claim-decided': [409, 'この申し出には、すでに回答しています。'],
})

import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'no-debit-day': [409, 'この日は振替日ではありません。'],
  'too-early': [409, '振替の一覧は、請求が締め切られる毎月11日から作成できます。'],
  'too-late': [409, '振替日を過ぎたため、一覧を作成できません。料金は次の振替日に請求されます。'],
  'list-made': [409, 'この振替日の一覧は、すでに作成されています。'],
  'nothing-to-debit': [409, 'この振替日に請求する料金はありません。'],
})

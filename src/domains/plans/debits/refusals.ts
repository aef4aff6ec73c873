import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'no-debit-day': [409, 'この日は振替日ではありません。'],
  'too-early': [409, '振替の一覧は、請求が締め切られる毎月11日から作成できます。'],
  'too-late': [409, '振替日を過ぎたため、一覧を作成できません。料金は次の振替日に請求されます。'],
  'list-made': [409, 'この振替日の一覧は、すでに作成されています。'],
  'nothing-to-debit': [409, 'この振替日に請求する料金はありません。'],
  'not-begun': [409, 'まだお申し込みが完了していません。'],
  closed: [409, 'このお申し込みは、すでに終了しています。'],
  'printed-by-member': [409, '会員が自分で印刷するため、書類は郵送しません。'],
  'posted-already': [409, '書類はすでに発送済みです。'],
  'received-already': [409, '書類はすでに受け取り済みです。'],
  'not-received': [409, '書類を受け取ってから記録してください。'],
  'approved-already': [409, 'すでに金融機関の承認を記録しています。'],
  'rejected-already': [409, 'すでに金融機関の不備返却を記録しています。'],
})

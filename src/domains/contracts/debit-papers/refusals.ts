import { refusalsOf } from '#platform/refusal.ts'

export const { refuseIf } = refusalsOf({
  'not-begun': [409, 'まだお申し込みが完了していません。'],
  closed: [409, 'このお申し込みは、すでに終了しています。'],
  'printed-by-member': [409, '会員が自分で印刷するため、書類は郵送しません。'],
  'posted-already': [409, '書類はすでに発送済みです。'],
  'received-already': [409, '書類はすでに受け取り済みです。'],
  'not-received': [409, '書類を受け取ってから記録してください。'],
  'approved-already': [409, 'すでに金融機関の承認を記録しています。'],
  'rejected-already': [409, 'すでに金融機関の不備返却を記録しています。'],
})

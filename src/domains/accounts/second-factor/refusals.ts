import { refusalsOf } from '#platform/refusal.ts'

export const { refuse, refusal } = refusalsOf({
  'wrong-code': [422, '確認コードが正しくありません。アプリに表示されている6桁の数字を入力してください。'],
  'used-code': [422, 'この確認コードは使用済みです。アプリに次のコードが表示されるまでお待ちください。'],
  'key-not-shown': [422, 'パスキーを確認できませんでした。もう一度お試しください。'],
  'no-key': [409, '認証アプリの登録が済んでいません。登録からやり直してください。'],
  'has-key': [409, '認証アプリはすでに登録されています。'],
})

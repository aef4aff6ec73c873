import { newPerson } from '#test/people.ts'
import { walk } from './walk.ts'

walk('somebody starts a plan with a card that asks who they are', async ({ hand, house, expectTrouble }) => {
  // The issuer's own page lets no pictures in, its icon included.
  expectTrouble('favicon.ico')
  await hand.signIn((await newPerson(house)).email)
  await hand.go('/subscription_orders/new')
  await hand.tick('6ヶ月プラン', { part: true })
  await hand.press('次へ進む')
  await hand.write('カード番号', '5555555555554444', { part: true })
  await hand.choose('有効期限（月）', 12)
  await hand.choose('有効期限（年）', 5)
  await hand.write('セキュリティコード', '123', { part: true })
  await hand.write('カード名義人', 'TARO EGAKU', { part: true })
  await hand.press('確認')
  await hand.sees('お申し込み内容の確認')
  await hand.tick('18歳以上です')
  await hand.press('上記の内容で申し込む')
  await hand.sees('認証コード')
  await hand.write('認証コード', '123456', { part: true })
  await hand.press('認証する')
  await hand.at(/^\/subscription_orders\/outcome/)
  await hand.sees('お申し込みが完了しました')
})

import { drawnPng } from '#test/asking.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { chapterPath, someCourse } from '../player-places.ts'
import { walk } from './walk.ts'

walk('a learner shows a picture', async ({ hand, house }) => {
  await hand.signIn((await newPerson(house)).email)
  await hand.go('/illust_reports/new')
  await hand.give('input[type=file]', '手.png', await newDrawing(320, 240))
  await hand.write('タイトル', 'はじめての手', { part: true })
  await hand.write('コメント', '指の流れを見ました。', { part: true })
  await hand.press('投稿する')
  await hand.at(/^\/illust_reports\/\d+$/)
  await hand.sees('はじめての手')
})

walk('a learner asks about a scene with a picture', async ({ hand, house }) => {
  const [chapter] = await someCourse(house, 0)
  await hand.signIn((await newSubscriber(house)).email)
  await hand.go(`${chapterPath(chapter!.id)}?tab=question`)
  await hand.write('質問', 'この線は、手首で引きますか。', { part: true })
  await hand.give('input[type=file]', '線.png', await drawnPng())
  await hand.holds('the picture', () => document.querySelector('form img'))
  await hand.press('質問を送信する')
  await hand.sees('質問を受け付けました')
})

walk('staff look a member up', async ({ hand }) => {
  await hand.signIn('staff')
  await hand.go('/staff')
  await hand.sees('概況')
  await hand.go('/staff/members?q=cont6%40')
  await hand.press('松永いつき')
  await hand.sees('契約')
})

walk('an editor begins a course', async ({ hand }) => {
  await hand.signIn('staff')
  await hand.go('/staff/courses')
  await hand.press('講座を作成')
  await hand.write('講座名', '線をそろえる', { part: true })
  await hand.press('下書きを作成する')
  await hand.at(/^\/staff\/courses\/\d+$/)
  await hand.sees('線をそろえる')
})

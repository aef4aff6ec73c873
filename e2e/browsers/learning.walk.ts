import { newAddress, PASSWORD } from '#test/accounts/newcomers.ts'
import { newSubscriber } from '#test/people.ts'
import { chapterPath, someCourse } from '../player-places.ts'
import { openLine } from './line.ts'
import { expect, walk } from './walk.ts'

walk('a visitor finds a course by what is hard for them', async ({ hand }) => {
  await hand.go('/')
  await hand.press('検索を開く')
  await hand.keys(...'手が描けない')
  await hand.holds('suggestions', () => document.querySelector('dialog:modal li a'))
  await hand.keys('Enter')
  await hand.at(/^\/search/)
  await hand.holds('courses', () => document.querySelectorAll('main li a').length > 2)
})

walk('a newcomer signs up by the letter', async ({ hand, house }) => {
  const address = newAddress('browser')
  await hand.go('/users/new')
  await hand.write('メールアドレス', address, { part: true })
  await hand.write('パスワード', PASSWORD, { part: true })
  await hand.tick('利用規約', { part: true })
  await hand.press('無料で会員登録', { nth: -1 })
  await hand.sees('確認メールを送信しました')
  const [letter] = await house.letters(address)
  await hand.engine.go(letter!.links.find((link) => link.includes('authorize_email'))!)
  await hand.press('登録を完了する')
  await hand.sees('月額プランをはじめる')
})

walk('a learner watches, stops and goes on by keys, and ticks the chapter', async ({ hand, house }) => {
  const [chapter] = await someCourse(house, 3)
  await hand.signIn((await newSubscriber(house)).email)
  await hand.go(chapterPath(chapter!.id))
  await hand.holds('a film at hand', () => document.querySelector('video')!.readyState > 1)
  // Where a browser lets no film begin by itself, the page may have tried just now.
  await expect(async () => {
    if (await hand.engine.run(() => document.querySelector('video')!.paused)) await hand.keys('k')
    await expect
      .poll(() => hand.engine.run(() => document.querySelector('video')!.currentTime), { timeout: 5000 })
      .toBeGreaterThan(1)
  }).toPass()
  await hand.keys('k')
  await hand.holds('the film stands', () => document.querySelector('video')!.paused)
  await hand.keys('ArrowRight')
  await hand.holds('the film is further', () => document.querySelector('video')!.currentTime > 5)
  await hand.tick('受講済み', { part: true })
  await hand.sees('受講済みにしました')
})

const port = 30_000 + (process.pid % 20_000)
walk.describe('far from the house', () => {
  walk.use({ ownHouse: { ORIGIN: `http://localhost:${port}` } })

  walk(
    'a note that is written without a line is kept and goes out by itself',
    async ({ hand, house, expectTrouble }) => {
      expectTrouble(/./)
      const line = await openLine(port, house.url)
      const [chapter] = await someCourse(house, 4)
      const { email, memberId } = await newSubscriber(house)
      const note = async () =>
        (await house.db.selectFrom('course_notes').select('content').where('member_id', '=', memberId).execute())[0]
          ?.content
      await hand.signIn(email)
      await hand.engine.go(`http://localhost:${port}${chapterPath(chapter!.id)}?tab=note`)
      await hand.write('この講座のノート', '線は肩から')
      await hand.sees('保存しました')
      line.cut()
      await hand.keys(...'引く。')
      await hand.sees('未保存')
      expect(await note()).toBe('線は肩から')
      line.mend()
      await expect.poll(note, { timeout: 30_000 }).toBe('線は肩から引く。')
      line.close()
    },
  )
})

import { drawing, newEntitled, psd } from '#test/critiques/asking.ts'
import { newSubscriber } from '#test/people.ts'
import { expect, walk } from './walk.ts'

/** In the page: whether anything is drawn on the teacher's layer. */
const isInked = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('canvas[data-layer=pen]')
  if (!canvas) return false
  const copy = new OffscreenCanvas(320, 320).getContext('2d')!
  copy.drawImage(canvas, 0, 0, 320, 320)
  return copy.getImageData(0, 0, 320, 320).data.some((value, at) => at % 4 === 3 && value > 0)
}

walk('a learner asks a teacher for a critique', async ({ hand, house }) => {
  const { email } = await newEntitled(house)
  await hand.signIn(email)
  await hand.go('/correction_campaigns')
  await hand.press('依頼する', { part: true })
  await hand.give('input[type=file]', '絵.png', await drawing())
  await hand.give('input[type=file][accept*=psd]', '原稿.psd', psd())
  await hand.sees('絵.png')
  await hand.sees('原稿.psd')
  await hand.tick('オリジナル')
  await hand.write('先生に見てほしいところ', '手の形を見てください', { part: true })
  await hand.tick('内容を確認し、同意します')
  await hand.press('添削を依頼する')
  await hand.at(/^\/user_corrected_works\/\d+$/)
  await hand.sees('添削待ち')
})

walk('a teacher draws over a work, takes a line back, and finds the rest again', async ({ hand }) => {
  await hand.signIn('teacher1')
  await hand.go('/correctional_teachers')
  await hand.press('さんの作品を添削する', { part: true })
  await hand.holds('a layer', () => document.querySelector('canvas[data-layer=pen]'))
  await hand.draw(
    '[role=application]',
    Array.from({ length: 24 }, (_, i) => [0.3 + i / 80, 0.3 + i / 160]),
  )
  await hand.holds('ink', isInked)
  await hand.sees('保存しました')
  const here = await hand.engine.run(() => location.pathname)
  await hand.go(here)
  await hand.holds('ink again', isInked)
  await hand.press('元に戻す', { part: true })
  await expect.poll(() => hand.engine.run(isInked)).toBe(false)
})

walk('a learner plays the teacher’s drawing back', async ({ hand }) => {
  await hand.signIn('corrected')
  await hand.go('/user_corrected_works/1')
  await hand.press('描く順に見る')
  await hand.holds('ink', isInked)
})

walk('a learner draws poses against the clock, by touch of one large button', async ({ hand, house }) => {
  await hand.signIn((await newSubscriber(house)).email)
  await hand.go('/pose_library')
  await hand.press('練習をはじめる')
  await hand.holds('a pose', () => document.querySelector<HTMLImageElement>('dialog:modal figure img')?.naturalWidth)
  await hand.press('一時停止', { part: true })
  await hand.sees('再開する')
})

import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import { begin, chapterPath, chaptersOf, film, listen, someCourse, wayTo } from './player-places.ts'

for (const [who, sentence, way] of [
  [null, 'この動画を見るには会員登録が必要です。', '/users/new'],
  ['member', 'この動画を見るには月額プランへの登録が必要です。', '/subscriptions/lp'],
] as const) {
  test(`${who ?? 'a visitor'} meets a locked film with the way to it and no address of its parts [LP-006]`, async ({
    page,
    signedIn,
    house,
    expectTrouble,
  }) => {
    expectTrouble('403')
    const chapters = await someCourse(house, 9)
    if (who) await signedIn(who)
    const reply = await page.goto(chapterPath(chapters.at(-1)!.id))
    expect(reply!.status()).toBe(403)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(chapters.at(-1)!.title)
    await expect(page.getByText(sentence)).toBeVisible()
    const back = who ? '' : `?return_to=${encodeURIComponent(chapterPath(chapters.at(-1)!.id))}`
    await expect(page.getByRole('main').locator(`a[href="${way}${back}"]`)).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'ログイン' })).toHaveCount(who ? 0 : 1)
    await expect(page.getByRole('main').locator('img')).toBeVisible()
    expect(await reply!.text()).not.toMatch(/(?<!\/assets)\/(film(?!-poster)|stream|slides|subtitles|supplement)/)
    await axe(page)
    await noSidewaysScroll(page)
    await picture(page, `player-locked-${who ?? 'visitor'}`)
  })
}

test('a visitor plays a free lesson; what is kept for members opens the sign-up modal, and nothing is sent [LP-027] [AT-014] [BM-003] [NT-008]', async ({
  page,
  house,
}) => {
  const free = await house.db
    .selectFrom('lessons as l')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .select(['l.course_id', 'l.id'])
    .where('l.is_free', '=', true)
    .where('c.opened_at', '<=', await house.now())
    .where('c.closed_at', 'is', null)
    .orderBy('l.id')
    .executeTakeFirstOrThrow()
  const chapters = await chaptersOf(house, free.course_id)
  const chapter = chapters.find(({ lessonId }) => lessonId === free.id)!
  const calls = listen(page)
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(async () => (await film(page)).time).toBeGreaterThan(9.9)
  await page.keyboard.press('k')
  const modal = (sentence: string) => page.getByRole('dialog', { name: sentence })
  const closed = async (sentence: string) => {
    await expect(modal(sentence)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal(sentence)).toBeHidden()
  }
  await expect(page.getByRole('checkbox')).toHaveCount(0)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await page.getByRole('button', { name: '受講済みにする' }).first().click()
  await closed('レッスンを受講済みにするには会員登録が必要です。')
  await page
    .getByRole('button', { name: /お気に入りに追加/ })
    .first()
    .click()
  await closed('お気に入りに追加するには会員登録が必要です。')
  await page.getByRole('tab', { name: 'ノート' }).click()
  await page.getByRole('textbox', { name: 'この講座のノート' }).click()
  await closed('ノートを書くには会員登録が必要です。')
  await page.getByRole('tab', { name: 'スライド' }).click()
  await expect(page.getByRole('tabpanel', { name: 'スライド' })).toContainText(/1 \/ \d|スライドはありません/)
  expect(calls.sent).toEqual([])
})

test('a member without a plan who chooses a locked chapter meets the plan’s popup [AT-015]', async ({
  signedIn,
  house,
}) => {
  const free = await house.db
    .selectFrom('lessons as l')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .select(['l.course_id', 'l.id'])
    .where('l.is_free', '=', true)
    .where('c.opened_at', '<=', await house.now())
    .where('c.closed_at', 'is', null)
    .orderBy('l.id')
    .executeTakeFirstOrThrow()
  const chapters = await chaptersOf(house, free.course_id)
  const page = await signedIn('member')
  await page.goto(chapterPath(chapters.find(({ lessonId }) => lessonId === free.id)!.id))
  const locked = chapters.at(-1)!
  const calls = listen(page)
  await wayTo(page, locked).click()
  await expect(page.getByRole('dialog', { name: '月額プランで見られる講座です' })).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('checkbox', { name: new RegExp(locked.title) })
    .last()
    .click()
  await expect(page.getByRole('dialog', { name: '月額プランで見られる講座です' })).toBeVisible()
  expect(calls.of('/attendance')).toEqual([])
})

test('a film that cannot be loaded says so and is tried again at the same place [LP-026]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('404')
  const row = await house.db
    .selectFrom('chapters as h')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select('h.id')
    .where('v.mp4_key', 'like', '%missing%')
    .executeTakeFirstOrThrow()
  const page = await signedIn('cont6')
  await page.goto(chapterPath(row.id))
  await expect(page.getByRole('alert')).toContainText('動画を読み込めませんでした。')
  await axe(page)
  const retried = page.waitForRequest((request) => request.url().endsWith(`${chapterPath(row.id)}/film`))
  await page.getByRole('button', { name: '再読み込み' }).click()
  await retried
  await expect(page.getByRole('alert')).toContainText('動画を読み込めませんでした。')
})

test('a film whose line broke goes on at its place; one that may not begin by itself waits with a large button [LP-026]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const chapter = (await someCourse(house, 10)).find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('cont6')
  await page.addInitScript(() => {
    // What a browser does that asks for a press first.
    const play = HTMLMediaElement.prototype.play
    let pressed = false
    addEventListener('pointerdown', () => (pressed = true), true)
    HTMLMediaElement.prototype.play = function () {
      return pressed ? play.call(this) : Promise.reject(new DOMException('', 'NotAllowedError'))
    }
  })
  await page.goto(chapterPath(chapter.id))
  const begin = page.getByRole('button', { name: '再生', exact: true })
  await expect(begin).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await begin.click()
  await expect(begin).toBeHidden()
  await expect.poll(async () => (await film(page)).paused).toBe(false)
  await page.keyboard.press('ArrowRight')
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 10)
  await page.route('**/film', (route) => route.abort())
  await page.locator('video').evaluate((video: HTMLVideoElement) => {
    const { currentSrc } = video
    video.src = ''
    video.src = currentSrc
  })
  await expect(page.getByRole('alert')).toContainText('動画を読み込めませんでした。')
  await page.unroute('**/film')
  await page.getByRole('button', { name: '再読み込み' }).click()
  await expect.poll(async () => film(page)).toMatchObject({ paused: false })
  await expect.poll(async () => (await film(page)).time).toBeGreaterThan(9.5)
})

import { writeFile } from 'node:fs/promises'
import { emptyChapter } from '#test/films/brought.ts'
import { makeFilm } from '#test/films/make-film.ts'
import { newPerson } from '#test/people.ts'
import { atAllWidths, axe, expect, picture, test } from '#test/browser.ts'

test.use({ ownHouse: true })

test('an editor brings a film through a line that breaks, it is made ready, cut, given subtitles, and watched; a sentence of it is found [ST-010] [ST-011] [ST-014] [ST-015]', async ({
  house,
  person,
  expectTrouble,
}, testInfo) => {
  test.setTimeout(300_000)
  const course = await house.db
    .selectFrom('courses as c')
    .innerJoin('subscription_courses as s', 's.course_id', 'c.id')
    .select(['c.id', 'c.title'])
    .where('c.opened_at', '<', await house.now())
    .where('c.closed_at', 'is', null)
    .where('s.opened_at', '<', await house.now())
    .where('s.closed_at', 'is', null)
    .orderBy('c.id')
    .executeTakeFirstOrThrow()
  const place = await emptyChapter(house.db, course.id, '線を引く練習')
  // Two parts: raw pictures of noise are large, however short they are.
  const path = testInfo.outputPath('線を引く.mp4')
  await makeFilm(path, {
    seconds: 6,
    size: '640x360',
    rate: 12,
    filter: 'noise=alls=60:allf=t',
    args: ['-b:v', '14M', '-minrate', '14M'],
  })

  const editor = await newPerson(house, { isStaff: true, role: 'editor' })
  const page = await person(editor.email)
  const address = `/staff/films/chapter-${place.id}`
  await page.goto(address)
  await expect(page.getByText('まだ動画がありません。')).toBeVisible()
  await atAllWidths(page, 'studio-film-empty')

  const wrong = testInfo.outputPath('メモ.txt')
  await writeFile(wrong, 'これは動画ではありません')
  await page.getByLabel('動画ファイル').setInputFiles(wrong)
  await expect(page.getByText('mp4・mov・mkv・webmの動画を選んでください。')).toBeVisible()

  expectTrouble('Failed to load resource')
  const partOf = (url: string) => Number(new URL(url).searchParams.get('partNumber'))
  // To the end of this page, or it would bring the rest by itself while the next one opens.
  await page.route('**/sandbox/storage/**', (route) => {
    const number = route.request().method() === 'PUT' ? partOf(route.request().url()) : 0
    return number > 1 ? route.abort() : route.continue()
  })
  // Its first part is in the store before the page goes: one that is under way is rightly sent anew.
  const firstArrived = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
  await page.getByLabel('動画ファイル').setInputFiles(path)
  await firstArrived
  await expect(page.getByText('通信を待っています')).toBeVisible()
  // Browsers ask only who has touched the page.
  await page.getByRole('heading', { level: 1 }).click()
  let asked = ''
  page.once('dialog', (dialog) => {
    asked = dialog.type()
    void dialog.dismiss()
  })
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => asked).toBe('beforeunload')
  await picture(page, 'studio-film-sending')
  // The same file chosen again in another page goes on: its first part is not sent a second time.
  const again = await page.context().newPage()
  await again.goto(address)
  const sent: number[] = []
  again.on('request', (request) => {
    if (request.method() === 'PUT') sent.push(partOf(request.url()))
  })
  await page.close({ runBeforeUnload: false })
  await again.getByLabel('動画ファイル').setInputFiles(path)
  await expect(again.getByText('線を引く.mp4').first()).toBeVisible()
  await expect(again.getByRole('region', { name: '区切りと切り取り' })).toBeVisible({ timeout: 180_000 })
  expect(sent).not.toContain(1)
  await atAllWidths(again, 'studio-film-ready')
  await axe(again)

  // Subtitles: a file is read, a line is mended beside the film.
  const subtitles = testInfo.outputPath('字幕.srt')
  await writeFile(
    subtitles,
    '1\n00:00:00,500 --> 00:00:02,000\n肩から腕を動かします\n\n2\n00:00:04,000 --> 00:00:05,500\nゆっくり引きましょう\n',
  )
  await again.getByLabel('.vttか.srtを読み込む').setInputFiles(subtitles)
  await again.getByRole('textbox', { name: '2番目の字幕', exact: true }).fill('むらさき色の線をゆっくり引きましょう')
  await again.getByRole('button', { name: '字幕を保存する' }).click()
  await expect(again.getByText('保存しました')).toBeVisible()

  // 「ここで区切る」 at the second at which the film stands.
  await again.locator('video').evaluate((video: HTMLVideoElement) => void (video.currentTime = 3.5))
  await expect(again.getByText('0:03', { exact: true })).toBeVisible()
  await again.getByLabel('区切った後半のチャプター名').fill('むらさきの線')
  await again.getByRole('button', { name: 'ここで区切る' }).click()
  await expect(again.getByText('区切りました。後半は「むらさきの線」です。')).toBeVisible()
  const [first, second] = await house.db
    .selectFrom('chapters as h')
    .innerJoin('videos as v', 'v.id', 'h.video_id')
    .select(['h.id', 'h.title', 'v.duration_seconds as seconds', 'v.clip_offset as offset'])
    .where('h.lesson_id', '=', (eb) => eb.selectFrom('chapters').select('lesson_id').where('id', '=', place.id))
    .orderBy('h.position')
    .execute()
  expect([first, second]).toMatchObject([
    { id: place.id, seconds: 3.5, offset: 0 },
    { title: 'むらさきの線', seconds: 2.5, offset: 3.5 },
  ])

  // A learner finds what is spoken in the second half, and watches it from there to its end.
  const learner = await person('cont6')
  await learner.goto('/search?q=むらさき色の線')
  const found = learner.getByRole('link', { name: /むらさき色の線をゆっくり引きましょう/ })
  await expect(found).toHaveAttribute('href', `/daily_lesson_chapters/${second!.id}?current_time=0`)
  await picture(learner, 'found-sentence')
  await found.click()
  const video = learner.locator('video')
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState), { timeout: 60_000 })
    .toBeGreaterThan(1)
  await expect(learner.getByRole('slider', { name: '再生位置' })).toHaveAttribute('aria-valuetext', /\/ 0:02$/)
  await learner.locator('.player-stage').hover()
  await expect(learner.getByLabel('画質')).toBeVisible()
  expect(await learner.getByLabel('画質').locator('option').allTextContents()).toEqual(['自動', '360p', '240p'])
  await learner.getByLabel('画質').selectOption('240p')
  const bar = (await learner.getByRole('slider', { name: '再生位置' }).boundingBox())!
  await learner.mouse.move(bar.x + bar.width * 0.5, bar.y + bar.height / 2)
  await expect(learner.locator('.player-bar-picture')).toBeVisible()
  await picture(learner, 'player-sheet')
  await learner.evaluate(() => void document.querySelector('video')!.play())
  await expect
    .poll(() => video.evaluate((one: HTMLVideoElement) => one.paused && one.currentTime > 5.5), { timeout: 60_000 })
    .toBe(true)
})

import { expect, test } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'
import {
  begin,
  chapterPath,
  chaptersOf,
  film,
  jump,
  listen,
  someCourse,
  wakeControls,
  type Place,
  wayTo,
} from './player-places.ts'

async function placeOf(web: Web, name: string, { videoId }: Place) {
  const { id } = await web.member(name)
  return web.db
    .selectFrom('watch_progress')
    .select(['place_seconds', 'finished', 'seen_ms'])
    .where('member_id', '=', id)
    .where('video_id', '=', videoId)
    .executeTakeFirst()
}

const logOf = (chapter: Place) => `${chapterPath(chapter.id)}/time_log`

test('opening and leaving a chapter is told with its seconds and pauses; a pause, a seek and every 30 s say where one is [WL-001] [WL-002] [WL-004] [WL-008]', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 4)
  const [long, other] = [chapters.find(({ seconds }) => seconds >= 70) ?? chapters[0]!, chapters.at(-1)!]
  const page = await signedIn('cont1')
  const calls = listen(page)
  await page.clock.install()
  await page.goto(chapterPath(long.id))
  await expect.poll(() => calls.of(`${chapterPath(long.id)}/start_watching_chapter_log`)).toHaveLength(1)
  await begin(page)
  await expect(page.getByRole('button', { name: '一時停止' }).first()).toBeVisible()
  await page.clock.runFor(20_000)
  expect(calls.of('/time_log')).toEqual([])
  await page.clock.runFor(10_500)
  await expect.poll(() => calls.of('/time_log')).toHaveLength(1)
  expect(calls.of('/time_log')[0]).toMatchObject({ path: logOf(long), body: { course_id: long.courseId } })
  await page.keyboard.press('k')
  await expect.poll(() => calls.of('/time_log')).toHaveLength(2)
  const { time } = await film(page)
  const paused = calls.of('/time_log')[1]!.body as {
    current_point: number
    ranges: [number, number][]
    playback_id: string
  }
  expect(paused.current_point).toBeCloseTo(time, 1)
  expect(paused.playback_id).toMatch(/^[0-9a-f-]{36}$/)
  await page.clock.fastForward(120_000)
  expect(calls.of('/time_log')).toHaveLength(2)
  await page.keyboard.press('ArrowRight')
  await page.clock.fastForward(1_000)
  await expect.poll(() => calls.of('/time_log').length).toBe(3)
  expect(calls.of('/time_log')[2]!.body.current_point).toBeCloseTo(time + 10, 1)
  await wayTo(page, other).click()
  await expect.poll(() => calls.of('/finish_watching_chapter_log')).toHaveLength(1)
  const finish = calls.of('/finish_watching_chapter_log')[0]!
  expect(finish.path).toContain(chapterPath(long.id))
  expect(finish.body).toMatchObject({ stopCount: 1 })
  expect(finish.body.elapseTime).toBeGreaterThan(150)
  await expect.poll(() => calls.of(`${chapterPath(other.id)}/start_watching_chapter_log`)).toHaveLength(1)
})

test('the next chapter follows a film’s end, then the next lesson’s first; the last one stays and is finished [LP-024] [LP-025] [WL-005]', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 5)
  const lastOfFirstLesson = chapters.findLast(({ lessonId }) => lessonId === chapters[0]!.lessonId)!
  const next = chapters[chapters.indexOf(lastOfFirstLesson) + 1]!
  const page = await signedIn('cont1')
  const calls = listen(page)
  await page.goto(chapterPath(lastOfFirstLesson.id))
  await begin(page)
  await jump(page, lastOfFirstLesson.seconds - 0.6)
  await expect(page).toHaveURL(chapterPath(next.id))
  await expect.poll(async () => film(page)).toMatchObject({ src: `${chapterPath(next.id)}/film`, paused: false })
  await expect
    .poll(() =>
      calls
        .of('/time_log')
        .map(({ path, body }) => [path, body.current_point])
        .slice(-2),
    )
    .toEqual([
      [logOf(lastOfFirstLesson), expect.closeTo(lastOfFirstLesson.seconds, 0)],
      [logOf(next), 0],
    ])
  await expect.poll(() => placeOf(house, 'cont1', next)).toMatchObject({ place_seconds: 0, finished: false })

  const last = chapters.at(-1)!
  await page.goto(chapterPath(last.id))
  await begin(page)
  await jump(page, last.seconds - 0.6)
  await expect.poll(() => calls.of(logOf(last)).at(-1)?.body.current_point).toBe(-1)
  await expect.poll(async () => film(page)).toMatchObject({ ended: true, paused: true })
  await expect(page).toHaveURL(chapterPath(last.id))
  await expect.poll(() => placeOf(house, 'cont1', last)).toMatchObject({ finished: true })
})

test('closing the tab keeps the place to the second and says how long it was open [WL-009]', async ({
  signedIn,
  house,
}) => {
  const chapters = await someCourse(house, 6)
  const chapter = chapters.find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('cont1')
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 1.5)
  const { time } = await film(page)
  await page.goto('about:blank')
  await expect
    .poll(async () => (await placeOf(house, 'cont1', chapter))?.place_seconds ?? 0)
    .toBeGreaterThanOrEqual(time - 1)
  const kept = await placeOf(house, 'cont1', chapter)
  expect(kept!.seen_ms).toBeGreaterThan(time * 1000 - 1000)
  const { id } = await house.member('cont1')
  const finished = () =>
    house.db
      .selectFrom('watch_events')
      .select('kind')
      .where('member_id', '=', id)
      .where('chapter_id', '=', chapter.id)
      .orderBy('id')
      .execute()
  await expect.poll(finished).toEqual([{ kind: 'start' }, { kind: 'finish' }])
})

test('what did not arrive goes with the next log, and the bars follow its answer [WL-017]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const chapters = await someCourse(house, 7)
  const chapter = chapters.find(({ seconds }) => seconds === 12) ?? chapters[0]!
  const page = await signedIn('cont1')
  const calls = listen(page)
  await page.goto(chapterPath(chapter.id))
  await page.route('**/time_log', (route) => route.abort())
  await begin(page)
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 1)
  await page.keyboard.press('k')
  await expect.poll(() => calls.of('/time_log')).toHaveLength(1)
  await page.unroute('**/time_log')
  await page.keyboard.press('k')
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 3)
  await page.keyboard.press('k')
  await expect.poll(() => calls.of('/time_log')).toHaveLength(2)
  const [, second] = calls.of('/time_log')
  const [[from, to]] = second!.body.ranges as [[number, number]]
  expect(from).toBeLessThan(0.2)
  expect(to).toBeGreaterThan(3)
  const ratio = Math.floor((100 * to) / chapter.seconds)
  const bar = page.locator('.player-chapter[data-current]').getByRole('progressbar')
  await expect
    .poll(async () => Math.abs(Number(await bar.getAttribute('aria-valuenow')) - ratio))
    .toBeLessThanOrEqual(1)
})

test('a film begins at the saved place, but not in its last three seconds, and else where its editor wants [LP-023]', async ({
  person,
  house,
}) => {
  const row = await house.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select(['h.id', 'l.course_id', 'h.start_point'])
    .where('h.start_point', '>', 0)
    .orderBy('h.id')
    .executeTakeFirstOrThrow()
  const chapter = (await chaptersOf(house, row.course_id)).find(({ id }) => id === row.id)!
  for (const [saved, expected] of [
    [null, Number(row.start_point)],
    [8, 8],
    [chapter.seconds - 2, Number(row.start_point)],
  ] as const) {
    const { email, memberId: member_id } = await newSubscriber(house)
    if (saved !== null)
      await house.db
        .insertInto('watch_progress')
        .values({ member_id, video_id: chapter.videoId, place_seconds: saved, updated_at: new Date() })
        .execute()
    const page = await person(email)
    await page.goto(chapterPath(chapter.id))
    await expect.poll(async () => (await film(page)).time).toBeGreaterThanOrEqual(expected)
    // Whatever it played since: from the wrong place it would be far from here.
    expect((await film(page)).time).toBeLessThan(expected + 6)
  }
})

test('a reload goes on at the very second, also while its last log is still on the way [WL-009]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const chapters = await someCourse(house, 9)
  const chapter = chapters.find(({ seconds }) => seconds >= 40)!
  const page = await signedIn('cont12')
  await page.route('**/time_log', (route) => route.abort())
  await page.goto(chapterPath(chapter.id))
  await begin(page)
  await jump(page, 12)
  await page.waitForFunction(() => document.querySelector('video')!.currentTime > 13)
  await page.reload()
  await expect.poll(async () => (await film(page)).time).toBeGreaterThan(12.5)
})

test('back from one course’s player to another’s, its notes are its own and its film counts for it [WL-004]', async ({
  person,
  house,
}) => {
  const [[here], [there]] = [await someCourse(house, 2), await someCourse(house, 3)]
  const { email, memberId: member_id } = await newSubscriber(house)
  const updated_at = await house.now()
  const place = { member_id, course_id: there!.courseId, chapter_id: there!.id, updated_at }
  await house.db.insertInto('course_places').values(place).execute()
  const seen = { member_id, video_id: there!.videoId, seen: '{[0,20000)}', updated_at }
  await house.db.insertInto('watch_progress').values(seen).execute()
  const page = await person(email)
  await page.goto(chapterPath(here!.id))
  await page.getByRole('navigation', { name: 'プレーヤー' }).getByRole('link').click()
  await page
    .locator(`a[href^="${chapterPath(there!.id)}"]`)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(there!.title)
  await page.getByRole('tab', { name: 'ノート' }).click()
  await page.getByRole('textbox', { name: 'この講座のノート' }).fill('この講座だけの覚え書き')
  await expect(page.getByText('保存しました').first()).toBeVisible()
  await page.evaluate(() => history.go(-2))
  await expect(page).toHaveURL(chapterPath(here!.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(here!.title)
  await page.getByRole('tab', { name: 'ノート' }).click()
  await expect(page.getByRole('textbox', { name: 'この講座のノート' })).toHaveValue('')
  const calls = listen(page)
  await begin(page)
  await page.keyboard.press('k')
  await expect.poll(() => calls.of(logOf(here!)).at(-1)?.body.course_id).toBe(here!.courseId)
})

test('another device’s place is offered, and one press goes there', async ({ signedIn, house }) => {
  const [first, second] = await someCourse(house, 8)
  const page = await signedIn('cont12')
  const { id: member_id } = await house.member('cont12')
  const row = {
    member_id,
    video_id: second!.videoId,
    place_seconds: 7,
    updated_at: await house.now(),
    device: 'スマホ',
  }
  await house.db.insertInto('watch_progress').values(row).execute()
  await page.goto(chapterPath(first!.id))
  await expect(page.getByText(`スマホで「${second!.title}」を0:07まで見ました`)).toBeVisible()
  await wakeControls(page)
  await page.getByRole('button', { name: 'そこへ移動' }).click()
  await expect(page).toHaveURL(chapterPath(second!.id))
  await expect.poll(async () => (await film(page)).time).toBeGreaterThanOrEqual(7)
})

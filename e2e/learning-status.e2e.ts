import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'

const shelves = [
  /^受講中(の|・修了した)カリキュラム$/,
  '見ている講座',
  'お気に入りの講座',
  'お気に入りのレッスン',
  '修了証書',
]

for (const width of [390, 820, 1440]) {
  test(`a learner sees where they stand on a window of ${width} px [MI-028]`, async ({ signedIn }) => {
    const page = await signedIn('learner')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/subscriptions/learning_status')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('学習状況')
    await expect(page.getByText(/^今週は/).first()).toBeVisible()
    for (const name of shelves) await expect(page.getByRole('region', { name })).toBeVisible()
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `learning-status-${width}`)
    const back = page.getByRole('link', { name: /^(振り返りを開く|これまでを振り返る)$/ })
    await expect(back).toHaveText('振り返りを開く')
    await page.reload()
    await expect(back).toHaveText('これまでを振り返る')
    await back.click()
    await expect(page).toHaveURL('/subscriptions/look_back')
    await expect(page.getByRole('heading', { level: 1 })).toContainText('をはじめて')
  })
}

test('a visitor is sent to sign in and led back [MI-028]', async ({ page }) => {
  await page.goto('/subscriptions/learning_status')
  await expect(page).toHaveURL('/sessions/new?return_to=%2Fsubscriptions%2Flearning_status')
})

test('somebody new finds a way to begin and nothing empty', async ({ signedIn }) => {
  const page = await signedIn('newcomer')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.goto('/subscriptions/learning_status')
  await expect(page.getByRole('link', { name: '講座を探す', exact: true }).last()).toBeVisible()
  await expect(page.getByText('今週はこれから')).toBeVisible()
  await expect(page.getByRole('list', { name: '今週のリズム' })).toHaveCount(0)
  for (const name of shelves) await expect(page.getByRole('region', { name })).toHaveCount(0)
  await axe(page)
  await picture(page, 'learning-status-new-390')
})

/** Somebody who attends two curriculums of the demo world, the shorter of them cleared. */
async function someoneAttending(house: Web) {
  const { session, email } = await newSubscriber(house)
  const curriculums = await house.db
    .selectFrom('curriculums as k')
    .innerJoin('curriculum_steps as s', 's.curriculum_id', 'k.id')
    .select(({ fn }) => ['k.id', 'k.title', fn.count<number>('s.id').as('steps')])
    .groupBy(['k.id', 'k.title'])
    .orderBy('steps')
    .execute()
  const long = await beginning(house, curriculums.at(-1)!)
  const short = await beginning(house, curriculums[0]!)
  for (const { id, chapterId } of [long, short]) {
    const body = { curriculum_id: id, current_point: 1 }
    await session.post(`/daily_lesson_chapters/${chapterId}/curriculum_time_log`, body)
  }
  for (const lessonId of short.lessonIds) await session.post(`/daily_lessons/${lessonId}/attendance`)
  return { email, session, long, short }
}

async function beginning(house: Web, curriculum: { id: number; title: string; steps: number }) {
  const rows = await house.db
    .selectFrom('curriculum_steps as s')
    .innerJoin('step_lessons as b', 'b.step_id', 's.id')
    .innerJoin('chapters as h', 'h.lesson_id', 'b.lesson_id')
    .select(['s.id as stepId', 'b.lesson_id as lessonId', 'h.id as chapterId'])
    .where('s.curriculum_id', '=', curriculum.id)
    .orderBy('s.position')
    .orderBy('b.position')
    .orderBy('h.position')
    .execute()
  return { ...curriculum, ...rows[0]!, lessonIds: [...new Set(rows.map(({ lessonId }) => lessonId))] }
}

const attending = (page: Page) => page.getByRole('region', { name: /^受講中(の|・修了した)カリキュラム$/ })
const cardOf = (page: Page, title: string) => attending(page).getByRole('article').filter({ hasText: title })

test('attended curriculums stand on the first page, the latest first, with what is left of them [CT-006] [CT-007] [CT-009]', async ({
  signedIn,
  house,
}) => {
  const { email, long, short } = await someoneAttending(house)
  const page = await signedIn(email)
  await page.goto('/')
  await expect(attending(page).getByRole('heading', { level: 3 })).toContainText([short.title, long.title])
  await expect(cardOf(page, long.title)).toContainText(`残り${long.steps}STEP`)
  await expect(cardOf(page, long.title)).toContainText('入門')
  await expect(cardOf(page, long.title).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  await expect(cardOf(page, short.title)).toContainText('クリア！')
  await expect(cardOf(page, short.title)).not.toContainText('STEP')
})

test('a card goes on at once on a wide window and to the curriculum on a phone [CT-010]', async ({
  signedIn,
  house,
}) => {
  const { email, long } = await someoneAttending(house)
  const page = await signedIn(email)
  const target = () => cardOf(page, long.title).getByRole('link').getAttribute('href')
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/')
  expect(await target()).toBe(
    `/subscriptions/curriculum_steps/${long.stepId}/chapters/${long.chapterId}?from=top_attended_curriculum_slider`,
  )
  await page.setViewportSize({ width: 767, height: 900 })
  expect(await target()).toBe(`/subscriptions/curriculums/${long.id}?from=top_attended_curriculum_slider`)
})

test('a curriculum is put aside after a question, and only then [CT-011] [CT-012]', async ({ signedIn, house }) => {
  const { email, long, short } = await someoneAttending(house)
  const page = await signedIn(email)
  await page.goto('/')
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/disabled_curriculum_attendance')) sent.push(request.postData() ?? '')
  })
  const leave = cardOf(page, short.title).getByRole('button', { name: '受講中のコースから外す' })
  const asked: string[] = []
  page.once('dialog', (dialog) => (asked.push(dialog.message()), dialog.dismiss()))
  await leave.click()
  expect([asked, sent]).toEqual([['受講中のコースから外しますか？'], []])
  await expect(page).toHaveURL('/')
  page.once('dialog', (dialog) => dialog.accept())
  await leave.click()
  await expect(cardOf(page, short.title)).toHaveCount(0)
  await expect(cardOf(page, long.title)).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('a curriculum that could not be put aside stays, and it is said aloud [CT-013]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  const { email, short } = await someoneAttending(house)
  const page = await signedIn(email)
  await page.goto('/')
  const heard: string[] = []
  page.on('dialog', (dialog) => (heard.push(dialog.message()), dialog.accept()))
  const leave = cardOf(page, short.title).getByRole('button', { name: '受講中のコースから外す' })
  expectTrouble('Failed to load resource')
  const address = '**/disabled_curriculum_attendance'
  await page.route(address, (route) => route.fulfill({ json: { success: false, error: '…' } }))
  await leave.click()
  await expect.poll(() => heard).toEqual(['受講中のコースから外しますか？', 'エラーが発生しました'])
  await page.unroute(address)
  await page.route(address, (route) => route.abort())
  await leave.click()
  await expect.poll(() => heard.length).toBe(4)
  await expect(cardOf(page, short.title)).toBeVisible()
})

test('what was put aside as a bookmark is listed, and taken away where it stands [BM-006]', async ({
  signedIn,
  house,
}) => {
  const { email, session } = await someoneAttending(house)
  const lesson = await house.db
    .selectFrom('lessons as l')
    .innerJoin('courses as c', 'c.id', 'l.course_id')
    .select(['l.id', 'l.title', 'c.id as courseId', 'c.title as courseTitle'])
    .where('c.display_title', '=', true)
    .orderBy('l.id')
    .executeTakeFirstOrThrow()
  await session.post(`/courses/${lesson.courseId}/favorite`)
  await session.post(`/lessons/${lesson.id}/favorites`)
  const page = await signedIn(email)
  await page.goto('/subscriptions/learning_status')
  const courses = page.getByRole('region', { name: 'お気に入りの講座' })
  await expect(courses.getByRole('link', { name: lesson.courseTitle })).toBeVisible()
  await expect(page.getByRole('region', { name: 'お気に入りのレッスン' })).toContainText(lesson.title)
  const mark = courses.getByRole('button', { name: lesson.courseTitle })
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(courses).toHaveCount(0)
})

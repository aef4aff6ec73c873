import sharp from 'sharp'
import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { curriculumByKey } from '#test/learning/demo-ids.ts'

const drawing = (colour: string) =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: colour } })
    .jpeg()
    .toBuffer()
const choose = (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[name=image]').setInputFiles({ name, mimeType, buffer })

test('a visitor sees the whole path of a curriculum, and starting leads to the sign-up [CT-016]', async ({
  page,
  house,
}) => {
  const { id, title } = await curriculumByKey(house.db, 'trial-seven-days')
  await page.goto(`/subscriptions/curriculums/${id}`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(title.slice(0, 4))
  await expect(page.getByText('入門').first()).toBeVisible()
  await expect(
    page
      .getByRole('list', { name: 'ステップ' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(8)
  const ways = page.getByRole('link', { name: '会員登録してプランを選ぶ' })
  await expect(ways).toHaveCount(2)
  for (const way of await ways.all())
    await expect(way).toHaveAttribute('href', '/users/new?return_to=%2Fsubscription_orders%2Fnew')
  await expect(page.getByRole('button', { name: '投稿する' })).toHaveCount(0)
})

test('a member without a plan who wants to start meets the plans instead [CT-016]', async ({
  page,
  signedIn,
  house,
}) => {
  const { id } = await curriculumByKey(house.db, 'trial-seven-days')
  await signedIn('member')
  await page.goto(`/subscriptions/curriculums/${id}`)
  await page.getByRole('button', { name: 'このカリキュラムをはじめる' }).click()
  await expect(page.getByRole('dialog', { name: '月額プランで見られる講座です' })).toBeVisible()
})

test('a learner sees stamps on what is done, may begin a cleared curriculum anew, and finds the certificate [CT-016 MI-030]', async ({
  page,
  signedIn,
  house,
}) => {
  await signedIn('learner')
  const { id: learner } = await house.member('learner')
  const earned = await house.db
    .selectFrom('certificates as c')
    .innerJoin('curriculum_attendances as a', (join) =>
      join.onRef('a.curriculum_id', '=', 'c.curriculum_id').onRef('a.member_id', '=', 'c.member_id'),
    )
    .select(['c.id', 'c.curriculum_id'])
    .where('c.member_id', '=', learner)
    .where('a.removed_at', 'is', null)
    .executeTakeFirstOrThrow()
  await page.goto(`/subscriptions/curriculums/${earned.curriculum_id}`)
  await expect(page.getByText('クリア！')).toBeVisible()
  const steps = page.getByRole('list', { name: 'ステップ' })
  await expect(steps.getByRole('img', { name: '完了' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'はじめから見る' })).toHaveAttribute(
    'href',
    /^\/subscriptions\/curriculum_steps\/\d+$/,
  )
  await expect(page.getByRole('img', { name: '投稿した最終作品' })).toBeVisible()
  await page.getByRole('link', { name: /ノートを(開く|書く)/ }).click()
  await expect(page.getByRole('textbox', { name: /のノート$/ })).toBeVisible()
  await expect(page.getByRole('button', { name: '再生', exact: true })).toBeVisible()
  await page.waitForFunction(() => document.querySelector('video')!.readyState > 2)
  expect(await page.locator('video').evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  await page.goBack()
  await page.locator('main header').getByRole('link', { name: '修了証書を確認する' }).click()
  await expect(page).toHaveURL(`/subscriptions/completion_certificates/${earned.id}`)
})

test('the last condition, a final work, earns the certificate at once; a new picture takes its place [PR-015 PR-018 AT-024]', async ({
  page,
  signedIn,
  house,
}) => {
  await signedIn('learner')
  const { id: learner } = await house.member('learner')
  const { id } = await house.db
    .selectFrom('curriculum_attendances as a')
    .innerJoin('curriculums as k', 'k.id', 'a.curriculum_id')
    .select('k.id')
    .where('a.member_id', '=', learner)
    .where('a.final_work_posted_at', 'is', null)
    .where('a.removed_at', 'is', null)
    .where('k.position', '=', 3)
    .executeTakeFirstOrThrow()
  await page.goto(`/subscriptions/curriculums/${id}`)
  await expect(page.getByRole('link', { name: '修了証書を確認する' })).toHaveCount(0)
  const left = page.getByRole('link', { name: '最終作品を投稿する' })
  await expect(left).toHaveClass(/button-filled/)
  await expect(page.getByRole('link', { name: 'はじめから見る' })).toHaveClass(/button-outline/)
  await left.click()
  await expect(page.getByRole('heading', { name: '最終作品' })).toBeInViewport()
  const send = page.getByRole('button', { name: '投稿する' })
  await choose(page, 'work.jpg', 'image/jpeg', await drawing('#c8361f'))
  await send.click()
  await expect(page.getByRole('img', { name: '投稿した最終作品' })).toBeVisible()
  await expect(page.getByRole('link', { name: '修了証書を確認する' })).toHaveCount(2)
  await expect(left).toHaveCount(0)
  const first = await page.getByRole('img', { name: '投稿した最終作品' }).getAttribute('src')
  await choose(page, 'again.jpg', 'image/jpeg', await drawing('#2a4b8d'))
  await page.getByRole('button', { name: '差し替える', exact: true }).click()
  await expect(page.getByRole('img', { name: '投稿した最終作品' })).not.toHaveAttribute('src', first!)
  const works = await house.db
    .selectFrom('final_works')
    .select(['first_posted_at', 'replaced_at'])
    .where('member_id', '=', learner)
    .where('curriculum_id', '=', id)
    .execute()
  expect(works).toHaveLength(1)
  expect(works[0]!.replaced_at).not.toBeNull()
})

test('a picture that is none is refused in words, and what was chosen may be changed [PR-014 PR-016]', async ({
  page,
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('422')
  // The test's own trace asks for the bytes of a preview that is no picture.
  expectTrouble('blob:')
  await signedIn('cont12')
  await page.goto('/subscriptions/curriculums/1')
  const told: string[] = []
  page.on('dialog', async (dialog) => {
    told.push(dialog.message())
    await dialog.accept()
  })
  await choose(page, 'drawing.png', 'image/png', Buffer.from('this is no picture'))
  await page.getByRole('button', { name: '投稿する' }).click()
  await expect.poll(() => told).toEqual(['画像の投稿に失敗しました。回線、画像サイズをご確認ください。'])
  await expect(page.getByRole('button', { name: '投稿する' })).toBeEnabled()
})

test('who is under way finds the present step open with the one filled button, and what is done folded until they look', async ({
  page,
  signedIn,
}) => {
  await signedIn('learner')
  await page.goto('/subscriptions/curriculums/2')
  const steps = page.getByRole('list', { name: 'ステップ', exact: true }).getByRole('listitem')
  const done = steps.filter({ has: page.getByRole('img', { name: '完了' }) }).first()
  const description = done.getByText('2頭身のものさしで')
  await expect(description).toBeHidden()
  await done.getByText('内容を見る').click()
  await expect(description).toBeVisible()
  await expect(page.locator('main .button-filled:not([disabled], [aria-disabled])')).toHaveCount(1)
  const present = page.locator('li[aria-current=step]')
  await expect(present.getByText(/^描く時間 /)).toBeVisible()
  await present.getByRole('link', { name: 'このステップをつづける' }).click()
  await expect(page).toHaveURL(/\/subscriptions\/curriculum_steps\/\d+\/chapters\/\d+$/)
})

for (const width of [390, 820, 1440])
  test(`a curriculum and the list of all are in order at ${width} px`, async ({ page, signedIn }) => {
    await signedIn('learner')
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/subscriptions/curriculums/2', '/subscriptions/curriculums']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await noSidewaysScroll(page)
      await axe(page)
    }
    await picture(page, `curriculums-${width}`)
  })

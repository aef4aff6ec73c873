import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('a visitor plays a real lesson on the first page, without leaving it, and is shown the way on when it ends', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: '無料レッスンをここで見る' }).click()
  const film = page.locator('video')
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(1)
  expect(await film.evaluate((video: HTMLVideoElement) => Math.round(video.duration))).toBeGreaterThan(10)
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: '一時停止' }).click()
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true)
  const said = /(\d+)秒）/.exec(await page.locator('.hero-film figcaption').innerText())!
  await expect(page.getByText(`/ 0:${said[1]}`)).toBeVisible()
  await film.evaluate((video: HTMLVideoElement, at) => void (video.currentTime += at), Number(said[1]))
  await expect(page.getByRole('link', { name: 'つづきを無料で見る' })).toHaveAttribute(
    'href',
    /^\/daily_lesson_chapters\/\d+$/,
  )
  await expect(page.getByRole('button', { name: 'もう一度見る' })).toBeVisible()
})

test('a visitor is led from what does not work to the lesson that mends it, and to all that is for sale [OV-004]', async ({
  page,
}) => {
  await page.goto('/')
  await expect(page.getByRole('link', { name: /手が描けない/ })).toHaveAttribute(
    'href',
    /^\/(courses|daily_lesson_chapters)\/\d+$/,
  )
  for (const name of ['progressbar'] as const) await expect(page.getByRole(name)).toHaveCount(0)
  await expect(page.getByRole('region', { name: /受講中.*カリキュラム/ })).toHaveCount(0)
  await expect(page.getByRole('button', { name: '相談する' })).toHaveCount(0)
  for (const path of [
    '/',
    '/courses',
    '/courses/1',
    '/subscriptions/curriculums/1',
    '/subscriptions/lp',
    '/subscriptions/beginner_guide',
    '/lps/ambassador',
    '/correction_campaigns',
    '/terms/user_policy',
    '/terms/privacy_policy',
  ])
    expect((await page.request.get(path)).status(), path).toBe(200)
})

test('a learner’s first page begins with where they were, and its links say where they come from [CT-004 CT-005 S-019]', async ({
  page,
  signedIn,
}) => {
  await signedIn('learner')
  await page.goto('/')
  const goOn = page.getByRole('link', { name: /つづきから見る/ }).first()
  await expect(goOn).toHaveAttribute(
    'href',
    /^\/(daily_lesson_chapters\/\d+|subscriptions\/curriculum_steps\/\d+\/chapters\/\d+|prime_lessons\/\d+\?current_time=\d+).*from=continuation_top/,
  )
  await expect(
    page.getByRole('region', { name: '新しい講座' }).getByRole('link', { name: /./ }).first(),
  ).toHaveAttribute('href', /from=continuation_top/)
  await expect(page.getByRole('banner').getByText('料金プラン')).toHaveCount(0)
  const hitOfBox = async () => {
    await page.getByRole('banner').getByRole('searchbox', { name: '講座を検索' }).fill('髪')
    return page.getByRole('region', { name: 'の検索結果' }).getByRole('listitem').getByRole('link').first()
  }
  await expect(await hitOfBox()).toHaveAttribute('href', /^\/courses\/\d+\?from=continuation_top$/)
  await page.goto('/courses')
  await expect(await hitOfBox()).toHaveAttribute('href', /^\/courses\/\d+\?from=search_box$/)
})

test('the banner for beginners goes away when it is put away, and is not in the page next time [CO-002 CO-003]', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const banner = page.getByRole('region', { name: 'はじめての方へ' })
  await expect(banner.getByRole('link')).toHaveAttribute('href', '/subscriptions/beginner_guide')
  const before = Date.now() / 1000
  await banner.getByRole('button', { name: '今後表示しない' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page).toHaveURL('/')
  const cookie = (await context.cookies()).find(({ name }) => name === 'hide_beginner_banner')!
  expect(cookie).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
  expect(Math.abs(cookie.expires - before - 1_314_000)).toBeLessThan(60)
  const reply = await page.request.get('/')
  expect(await reply.text()).not.toContain('絵を描くのは、はじめてですか')
})

for (const width of [390, 820, 1440])
  test(`the first page is in order at ${width} px, for a visitor and for a learner`, async ({ page, person }) => {
    const learner = await person('learner')
    for (const [who, one] of [
      ['visitor', page],
      ['learner', learner],
    ] as const) {
      await one.setViewportSize({ width, height: 900 })
      await one.goto('/')
      await expect(one.getByRole('heading', { level: 1 })).toHaveCount(1)
      await noSidewaysScroll(one)
      await axe(one)
      await picture(one, `top-${who}-${width}`)
    }
  })

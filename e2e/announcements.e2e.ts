import sharp from 'sharp'
import { atAllWidths, axe, expect, picture, test, type Page } from '#test/browser.ts'
import { newPerson, newSubscriber } from '#test/people.ts'

test.use({ ownHouse: true })

/** A picture as a school would draw it: a band of colours, nothing written. */
const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e9d8c3' } })
    .composite([
      {
        input: Buffer.from(
          `<svg width="${width}" height="${height}"><circle cx="${width * 0.7}" cy="${height * 0.6}" r="${height * 0.42}" fill="#c8553d"/><circle cx="${width * 0.3}" cy="${height}" r="${height * 0.7}" fill="#2f4858"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer()

test('an editor writes a banner and a popup and looks at them in two widths; the popup opens once, by itself, and over no player [ST-023] [SH-017]', async ({
  house,
  person,
  page: visitor,
  expectTrouble,
}) => {
  test.setTimeout(180_000)
  // What stands in the frames of a preview is to look at: none of its scripts runs.
  expectTrouble('Blocked script execution')
  // The learner's clock is turned on by hand, so the school does not believe what their player counted.
  expectTrouble('/time_log')
  const popup = (page: Page) => page.getByRole('dialog', { name: '夏の描き方講座' })
  const editor = await newPerson(house, { isStaff: true, role: 'editor' })
  const desk = await person(editor.email)
  await desk.goto('/staff/showcase/popups/new')
  await desk.getByLabel('見出し').fill('夏の描き方講座')
  await desk.getByLabel('説明').fill('光と水の描き方を、6本の講座で学びます。')
  await desk.getByLabel('リンク先').fill('/courses')
  await desk.getByLabel('公開の開始').fill('2024-01-01T09:00')
  await desk
    .getByLabel('画像')
    .setInputFiles({ name: 'summer.png', mimeType: 'image/png', buffer: await drawn(1280, 720) })
  await atAllWidths(desk, 'announced-popup-form')
  await desk.getByRole('button', { name: '作成する' }).click()
  await desk.getByRole('link', { name: 'プレビュー' }).click()
  for (const width of ['390', '1440']) {
    const frame = desk.frameLocator(`iframe[width="${width}"]`)
    await expect(frame.getByText('光と水の描き方を')).toBeVisible()
  }
  await atAllWidths(desk, 'announced-popup-preview')

  await desk.goto('/staff/showcase/banners/new')
  await desk.getByLabel('見出し').fill('秋のデッサン月間')
  await desk.getByLabel('説明').fill('毎日20分、30日で手が変わります。')
  await desk.getByLabel('リンク先').fill('/courses')
  await desk.getByLabel('公開の開始').fill('2024-01-01T09:00')
  await desk
    .getByLabel('画像（パソコン）')
    .setInputFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await drawn(1600, 320) })
  await desk
    .getByLabel('画像（スマートフォン）')
    .setInputFiles({ name: 'narrow.png', mimeType: 'image/png', buffer: await drawn(750, 300) })
  await desk.getByRole('button', { name: '作成する' }).click()
  await desk.getByRole('link', { name: 'プレビュー' }).click()
  await expect(desk.frameLocator('iframe[width="1440"]').getByText('秋のデッサン月間')).toBeVisible()
  await atAllWidths(desk, 'announced-banner-preview')

  await visitor.goto('/')
  await expect(popup(visitor)).toBeVisible()
  await axe(visitor)
  await picture(visitor, 'announced-popup-1280')
  await visitor.keyboard.press('Escape')
  await expect(popup(visitor)).toBeHidden()
  const banner = visitor.getByRole('region', { name: '秋のデッサン月間' })
  await atAllWidths(visitor, 'announced-banner')
  await banner.getByRole('button', { name: '今後表示しない' }).click()
  await expect(banner).toBeHidden()
  await visitor.reload()
  await expect(visitor.getByRole('region', { name: 'はじめての方へ' })).toBeVisible()
  await expect(banner).toBeHidden()
  expect(await visitor.locator('dialog').filter({ hasText: '夏の描き方講座' }).count()).toBe(0)

  // Closed by the account: nothing of it stands on the page of another device.
  const learner = await newSubscriber(house)
  const page = await person(learner.email)
  const chapter = await house.db
    .selectFrom('chapters as h')
    .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
    .select('h.id')
    .where('l.is_free', '=', true)
    .where('h.published', '=', true)
    .orderBy('h.id')
    .executeTakeFirstOrThrow()
  await page.goto(`/daily_lesson_chapters/${chapter.id}`)
  await page.clock.install()
  await page.clock.runFor(5_000)
  await expect(popup(page)).toHaveCount(0)
  await page.goto('/courses')
  await page.clock.runFor(5_000)
  await expect(popup(page)).toBeVisible()
  const told = page.waitForResponse('**/closing')
  await popup(page).getByRole('button', { name: '閉じる' }).click()
  expect((await told).ok()).toBe(true)
  const device = await person(learner.email)
  await device.goto('/courses')
  expect(await device.locator('dialog').filter({ hasText: '夏の描き方講座' }).count()).toBe(0)
})

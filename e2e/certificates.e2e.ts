import { atAllWidths, axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test('a learner finds issued certificates with their day, and the way to those not yet earned [CE-001] [CE-002] [CE-003]', async ({
  signedIn,
}) => {
  const page = await signedIn('learner')
  await page.goto('/')
  const cards = page.getByRole('region', { name: '修了証書' }).getByRole('article')
  const issued = cards.filter({ hasText: '修了証書を確認する' })
  const waiting = cards.filter({ hasText: 'コースを受講する' })
  await expect(issued.first()).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/)
  await expect(issued.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/subscriptions\/completion_certificates\/\d+$/,
  )
  await expect(waiting.first()).not.toContainText(/年\d{1,2}月/)
  await expect(waiting.first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/subscriptions\/curriculums\/\d+(#final-work)?$/,
  )
  await expect(cards.first()).toContainText('修了証書を確認する')
})

test('the slider of certificates shows 3, 2 or one and a half [CE-004]', async ({ signedIn }) => {
  const page = await signedIn('learner')
  for (const [width, count] of [
    [1024, 3],
    [768, 2],
    [767, 1.5],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/subscriptions/learning_status')
    const slider = page.getByRole('region', { name: '修了証書' })
    const [track, first, second] = await Promise.all([
      slider.getByRole('list').evaluate((list) => list.clientWidth - 12),
      slider.getByRole('article').nth(0).boundingBox(),
      slider.getByRole('article').nth(1).boundingBox(),
    ])
    const step = second!.x - first!.x
    expect(Math.round(step - first!.width)).toBe(20)
    expect((track + 20) / step).toBeCloseTo(count, 1)
  }
})

test('somebody without a curriculum sees no slider of certificates [CE-001]', async ({ signedIn }) => {
  const page = await signedIn('newcomer')
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: '修了証書' })).toHaveCount(0)
})

for (const width of [390, 820, 1440]) {
  test(`a certificate names house, learner, curriculum and day, and prints on one sheet from ${width} px [CE-006]`, async ({
    signedIn,
    house,
  }) => {
    const page = await signedIn('learner')
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/subscriptions/learning_status')
    await page
      .getByRole('link', { name: /修了証書を確認する/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('修了証書')
    const sheet = page.getByRole('article')
    const { name } = await house.member('learner')
    await expect(sheet).toContainText(name)
    await expect(sheet).toContainText('Egaku')
    await expect(sheet).toContainText(/\d{4}年\d{1,2}月\d{1,2}日/)
    await expect(sheet.getByRole('img', { name: /Egaku 修了/ })).toBeVisible()
    await noSidewaysScroll(page)
    await axe(page)
    await picture(page, `certificate-${width}`)
    for (const landscape of [false, true]) {
      const pdf = (await page.pdf({ format: 'A4', landscape, printBackground: true })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    }
  })
}

test('the profile lists one’s certificates with picture, name and day, each leading to its own; what is not issued yet leads nowhere [SH-010]', async ({
  signedIn,
  house,
}) => {
  const { id } = await house.member('learner')
  const issued = await house.db
    .selectFrom('certificates')
    .select(['id', 'curriculum_id', 'curriculum_title', 'member_name', 'published_at'])
    .where('member_id', '=', id)
    .orderBy('published_at', 'desc')
    .execute()
  expect(issued.length).toBeGreaterThan(1)
  const page = await signedIn('learner')
  await page.goto(`/users/${id}/settings`)
  const block = page.getByRole('region', { name: '修了証書' })
  const links = block.getByRole('link')
  await expect(links).toHaveCount(issued.length)
  for (const [at, one] of issued.entries()) {
    const link = links.nth(at)
    await expect(link).toHaveAttribute('href', `/subscriptions/completion_certificates/${one.id}`)
    await expect(link).toContainText(one.curriculum_title)
    await expect(link).toContainText(`${one.member_name} 殿`)
    await expect(link.locator('time')).toHaveAttribute('datetime', one.published_at.toISOString())
    await link.scrollIntoViewIfNeeded()
    const image = link.getByRole('img')
    await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0)
  }
  const waiting = block.getByRole('listitem').filter({ hasText: '修了すると発行されます' })
  expect(await waiting.count()).toBeGreaterThan(0)
  await expect(waiting.getByRole('link')).toHaveCount(0)
  await expect(waiting.locator('time')).toHaveCount(0)
  await expect(block.getByRole('listitem')).toHaveCount(issued.length + (await waiting.count()))
  await atAllWidths(page, 'profile-certificates')
  await axe(page)
  await links.first().click()
  await expect(page).toHaveURL(new RegExp(`/subscriptions/completion_certificates/${issued[0]!.id}$`))
})

test('who has neither a certificate nor a curriculum under way finds no block of them in the profile [SH-010]', async ({
  signedIn,
  house,
}) => {
  const { id } = await house.member('newcomer')
  const page = await signedIn('newcomer')
  await page.goto(`/users/${id}/settings`)
  await expect(page.getByRole('textbox', { name: '表示名' })).toBeVisible()
  await expect(page.getByRole('region', { name: '修了証書' })).toHaveCount(0)
})

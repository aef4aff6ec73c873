import { axe, expect, test, type Page } from '#test/browser.ts'
import { newPerson, newSubscriber } from '#test/people.ts'
import { focusEscaped, scrollLocked } from './open-kit.ts'

const complete = (page: Page) => page.getByRole('button', { name: 'このレッスンを受講済みにする' }).first()

/** Opened by a press, it locks the page and keeps the focus; Esc gives both back. */
async function behaves(page: Page, open: () => Promise<void>, name: string | RegExp) {
  const popup = page.getByRole('dialog', { name })
  await expect(async () => {
    await open()
    await expect(popup).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await scrollLocked(page)).toBe(true)
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusEscaped(page)).toBe(false)
  }
  await axe(page)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()
  expect(await scrollLocked(page)).toBe(false)
}

test('who never had a plan meets the way to a trial on what needs one [MI-026] [SH-017]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newPerson(house)).email)
  await page.goto('/courses/3')
  await behaves(page, () => complete(page).click(), '月額プランで見られる講座です')
  await expect(complete(page)).toBeFocused()
})

test('who had one meets the way back to it [MI-026] [SH-017]', async ({ signedIn, house }) => {
  const past = await newPerson(house, { plan: { state: 'after_unsubscribe', planId: 2 } })
  const page = await signedIn(past.email)
  await page.goto('/courses/3')
  await behaves(page, () => complete(page).click(), 'プランを再開すると続きから学べます')
})

test('a visitor is asked to sign up, by a popup that behaves alike [SH-017]', async ({ page }) => {
  await page.goto('/courses/3')
  await behaves(
    page,
    () =>
      page
        .getByRole('main')
        .getByRole('button', { name: /お気に入りに追加/ })
        .first()
        .click(),
    /.+/,
  )
})

test('a subscriber does the same and meets no popup [MI-026]', async ({ signedIn, house }) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.goto('/courses/3')
  const answered = page.waitForResponse('**/lesson_attendances')
  await expect(async () => {
    await complete(page).click({ timeout: 1_000 })
    expect((await answered).ok()).toBe(true)
  }).toPass()
  await expect(page.getByRole('button', { name: 'このレッスンを受講済みにする' })).not.toHaveCount(0)
  await expect(page.getByRole('dialog', { name: /プラン|会員登録/ })).toHaveCount(0)
})

test('where the server says no without a message, nothing is shown and nothing changes [SH-018]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  await page.route('**/courses/3/favorite', (route) => route.fulfill({ json: { success: false } }))
  await page.goto('/courses/3')
  const bookmark = page
    .getByRole('main')
    .getByRole('button', { name: /お気に入りに追加$/ })
    .first()
  const answered = page.waitForResponse('**/courses/3/favorite')
  await bookmark.click()
  await answered
  await expect(bookmark).toBeEnabled()
  await expect(bookmark).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
})

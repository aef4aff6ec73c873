import { axe, expect, test } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'

test('a won draw shows the ambassador programme; only its checkbox keeps it away for 1,314,000 seconds [AM-029 CO-003]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newSubscriber(house)).email)
  // Whether it is drawn is the server's word and proven there; here the draw is won.
  await page.route('**/lesson_attendances', (route) =>
    route.fulfill({ json: { success: true, completed: true, popup: 'ambassador' } }),
  )
  const popup = page.getByRole('dialog')
  const finishALesson = async () => {
    await page.goto('/courses/3')
    await page.getByRole('button', { name: 'このレッスンを受講済みにする' }).first().click()
    await expect(popup.getByRole('link', { name: '詳しく見る' })).toHaveAttribute('href', '/lps/ambassador')
  }
  const cookie = async () => (await page.context().cookies()).find(({ name }) => name === 'prevent-ambassador-popup')

  await finishALesson()
  await axe(page)
  await popup.getByRole('button', { name: '閉じる' }).click()
  await expect(popup).toHaveCount(0)
  expect(await cookie()).toBeUndefined()

  await finishALesson()
  const never = popup.getByRole('checkbox', { name: '今後表示しない' })
  await never.check()
  const kept = await cookie()
  expect(kept).toMatchObject({ value: 'true', path: '/', sameSite: 'Lax' })
  const seconds = kept!.expires - Date.now() / 1000
  expect(seconds).toBeGreaterThan(1_313_900)
  expect(seconds).toBeLessThanOrEqual(1_314_000)
  await never.uncheck()
  expect(await cookie()).toBeUndefined()
})

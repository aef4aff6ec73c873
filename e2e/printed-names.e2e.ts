import { writeItem, writeCoach } from '#test/coaching/desk.ts'
import { expect, test, type Page } from '#test/browser.ts'
import type { Locator } from '@playwright/test'
import { newPerson } from '#test/people.ts'

test.describe.configure({ timeout: 120_000 })

const refusal = (signs: string) => `使用できない文字が含まれています：${signs}`

/** Counts while it is typed, takes every kanji of a name, and names the pictures that stand in it until they are gone. */
async function takesLettersAlone(page: Page, field: Locator, max: number) {
  const frame = field.locator('xpath=..')
  await field.fill('𠮷田 德子')
  await expect(frame.getByText(`5 / ${max}`)).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await field.fill('𠮷田☺花😀😀')
  await expect(frame.getByText(`6 / ${max}`)).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveText(refusal('☺、😀'))
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('alert')).toHaveCount(1)
}

test('a student’s name and school are counted, and no picture comes into them [SH-016]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto(`/users/${memberId}/school_users`)
  await page.getByLabel('学校の種類').selectOption('大学')
  for (const [label, max] of [
    ['氏名', 20],
    ['学校名', 20],
    ['学部・学科', 30],
  ] as const) {
    const field = page.getByRole('textbox', { name: label })
    await takesLettersAlone(page, field, max)
    await field.fill('德島')
  }
})

test('name and address of the debit’s paper are counted, and keep the form while a picture stands in them [SH-016]', async ({
  signedIn,
  house,
}) => {
  const { email } = await newPerson(house)
  const page = await signedIn(email)
  await page.goto('/subscription_direct_debit_users/new?subscription_id=4')
  await page.getByRole('radio', { name: /^郵送で受け取る/ }).check()
  const [name, address] = [page.getByRole('textbox', { name: /^お名前/ }), page.getByRole('textbox', { name: /^住所/ })]
  const on = page.getByRole('button', { name: '次へ進む' })
  await page.getByLabel('郵便番号').fill('1500001')
  await expect(address).toHaveValue('渋谷区神宮前')
  await name.fill('𠮷田 花子')
  await expect(on).not.toHaveAttribute('aria-disabled')
  await takesLettersAlone(page, name, 20)
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await name.fill('𠮷田 花子')
  await takesLettersAlone(page, address, 40)
  await expect(on).toHaveAttribute('aria-disabled', 'true')
})

test('who orders coaching gives a name that a coach can read aloud: letters, counted, without pictures [SH-016]', async ({
  signedIn,
  house,
}) => {
  const { email } = await newPerson(house)
  const coach = await newPerson(house)
  const now = await house.now()
  await writeCoach(house.db, coach.memberId, now, '花村ミドリ')
  const itemId = await writeItem(house.db, { now, coachId: coach.memberId })
  const page = await signedIn(email)
  await page.goto(`/personal_coachings/order?item_id=${itemId}`)
  const name = page.getByRole('textbox', { name: 'お名前' })
  const on = page.getByRole('button', { name: 'お支払いに進む' })
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await takesLettersAlone(page, name, 50)
  await expect(on).toHaveAttribute('aria-disabled', 'true')
  await name.fill('𠮷田 德子')
  await expect(on).not.toHaveAttribute('aria-disabled')
})

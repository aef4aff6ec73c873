import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { beginContract } from '#test/money/contracts.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPerson } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { orderButton } from './card-journey.ts'
import { focusEscaped, scrollLocked } from './open-kit.ts'

const TITLE = 'お支払いが確認できていない料金があります。'
const popup = (page: Page) => page.getByRole('dialog', { name: TITLE })
/** In the page at all, open or not: who owes nothing does not even get it. */
const inPage = (page: Page) => page.locator('dialog').filter({ hasText: TITLE })
/** The script has taken the page over, and what it does at once is done. */
const settled = (page: Page) =>
  page.waitForFunction(async () => {
    if (!Object.keys(document.querySelector('main')!).some((key) => key.startsWith('__react'))) return false
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return true
  })

async function debtor(web: Web, { byDebit = false, closed = false } = {}) {
  const person = await newPerson(web)
  const now = await web.now()
  await beginContract(web.db, person.memberId, { planId: 2, now })
  const { id } = await writeInvoice(web.db, person.memberId, { state: 'unpaid', at: now })
  await web.db
    .updateTable('subscriptions')
    .set({
      payment_kind: byDebit ? 'direct_debit' : 'card',
      closes_at: new Date(now.getTime() + (closed ? -1 : 7) * 86_400_000),
    })
    .where('member_id', '=', person.memberId)
    .execute()
  return { ...person, invoiceId: id }
}

async function keepsQuiet(page: Page) {
  await settled(page)
  await expect(popup(page)).toHaveCount(0)
}

const hiding = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'hide_unpaid_popup')

test('who owes is told on any page with the header, and led to the payments [UP-001]', async ({ signedIn, house }) => {
  const person = await debtor(house)
  const page = await signedIn(person.email)
  for (const path of ['/', '/courses', `/users/${person.memberId}/plan`, '/terms/user_policy']) {
    await page.goto(path)
    await expect(popup(page)).toBeVisible()
    await expect(popup(page).getByRole('link')).toHaveAttribute('href', `/users/${person.memberId}/payments`)
  }
  await axe(page)
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await noSidewaysScroll(page)
    await page.screenshot({ path: `test-results/pictures/unpaid-${width}.png` })
  }
})

test('nobody else is told: who owes nothing, who has paid, a visitor [UP-001][UP-002]', async ({
  page,
  person,
  house,
}) => {
  const paid = await debtor(house)
  await house.db.updateTable('invoices').set({ state: 'paid' }).where('id', '=', paid.invoiceId).execute()
  const clean = await newPerson(house)
  for (const email of [paid.email, clean.email]) {
    const theirs = await person(email)
    await theirs.goto('/courses')
    await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(inPage(theirs)).toHaveCount(0)
  }
  await page.goto('/courses')
  await expect(inPage(page)).toHaveCount(0)
})

for (const { words, byDebit, seconds } of [
  { words: 'a day', byDebit: false, seconds: 86_400 },
  { words: '14 days with a direct debit', byDebit: true, seconds: 1_209_600 },
])
  test(`put away, it stays away for ${words}, for this member alone [UP-002]`, async ({ signedIn, house }) => {
    const [one, other] = [await debtor(house, { byDebit }), await debtor(house)]
    const page = await signedIn(one.email)
    await page.goto('/courses')
    await popup(page).getByRole('button', { name: '閉じる' }).click()
    await expect(popup(page)).toBeHidden()
    const cookie = await hiding(page)
    expect(cookie).toMatchObject({ value: String(one.memberId), path: '/', sameSite: 'Lax' })
    const left = cookie!.expires - Date.now() / 1000
    expect(left).toBeGreaterThan(seconds - 120)
    expect(left).toBeLessThanOrEqual(seconds + 1)

    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(inPage(page)).toHaveCount(0)

    await signedIn(other.email)
    await page.goto('/courses')
    await expect(popup(page)).toBeVisible()
  })

test('it is back when the cookie is over and something is still unpaid [UP-002]', async ({ signedIn, house }) => {
  const person = await debtor(house)
  const page = await signedIn(person.email)
  await page.goto('/courses')
  await popup(page).getByRole('button', { name: '閉じる' }).click()
  await expect(popup(page)).toBeHidden()
  await page.context().clearCookies({ name: 'hide_unpaid_popup' })
  await page.reload()
  await expect(popup(page)).toBeVisible()
})

test('it keeps away from the pages where one pays and changes the card [UP-002]', async ({ signedIn, house }) => {
  const person = await debtor(house)
  const page = await signedIn(person.email)
  await page.goto('/courses')
  await popup(page).getByRole('link', { name: 'お支払いへ進む' }).click()
  await expect(page).toHaveURL(`/users/${person.memberId}/payments`)
  await expect(popup(page)).toBeHidden()
  expect(await hiding(page)).toBeUndefined()
  const course = await house.db
    .selectFrom('courses')
    .select('id')
    .where('single_price_yen', 'is not', null)
    .where('closed_at', 'is', null)
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const path of [
    `/users/${person.memberId}/payments`,
    '/users/edit_card/form?redirect_to=/',
    `/course_orders/new?course_id=${course.id}`,
  ]) {
    await page.goto(path)
    await keepsQuiet(page)
  }
})

test('it keeps away from an order with the card on file, shown once more as well [UP-002]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('422')
  const { email, memberId } = await newPerson(house)
  await writeInvoice(house.db, memberId, { state: 'unpaid', at: await house.now() })
  const page = await signedIn(email)
  await page.goto('/subscription_orders/new')
  await expect(popup(page)).toBeVisible()
  await page.goto('/subscription_orders/confirm?subscription_id=2')
  await keepsQuiet(page)
  // As a browser does that does not know `required`.
  await page.locator('main form').evaluate((form: HTMLFormElement) => (form.noValidate = true))
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/subscription_orders\/?$/)
  await expect(orderButton(page)).toBeVisible()
  await keepsQuiet(page)
})

test('it locks the page, keeps the focus, answers Esc and leaves the page free [SH-017]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await debtor(house)).email)
  await page.goto('/courses')
  await expect(popup(page)).toBeVisible()
  expect(await scrollLocked(page)).toBe(true)
  for (let presses = 0; presses < 5; presses++) {
    await page.keyboard.press('Tab')
    expect(await focusEscaped(page)).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(popup(page)).toBeHidden()
  expect(await scrollLocked(page)).toBe(false)
})

test('what the debt has closed asks for the payment, not for a subscription [UP-008]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('403')
  const person = await debtor(house, { closed: true })
  const page = await signedIn(person.email)
  await page.context().addCookies([{ name: 'hide_unpaid_popup', value: String(person.memberId), url: house.url }])
  await page.goto('/courses/3')
  await page.getByRole('button', { name: 'このレッスンを受講済みにする' }).first().click()
  await expect(popup(page)).toContainText('講座の視聴を一時的に止めています。')
  await expect(page.getByRole('link', { name: /登録する|はじめる/ })).toHaveCount(0)
  await popup(page).getByRole('button', { name: '閉じる' }).click()
  const locked = await house.db
    .selectFrom('chapters as c')
    .innerJoin('lessons as l', 'l.id', 'c.lesson_id')
    .select('c.id')
    .where('l.course_id', '=', 3)
    .where('l.is_free', '=', false)
    .executeTakeFirstOrThrow()
  await page.goto(`/daily_lesson_chapters/${locked.id}`)
  await expect(page.getByText('お支払いが確認できていないため、講座の視聴を一時的に止めています。')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'お支払いへ進む' })).toBeVisible()
  await picture(page, 'closed-by-debt')
})

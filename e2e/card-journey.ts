import type { Page } from '@playwright/test'
import { newCardNumber } from '#test/money/new-card.ts'

export type TypedCard = { number?: string; month?: string; year?: string; cvc?: string; name?: string }

/** Types a card as a person does; by default one that nobody else has, good for some years. */
export async function typeCard(page: Page, card: TypedCard = {}) {
  const { number = newCardNumber(), month = '12', year, cvc = '123', name = 'TARO EGAKU' } = card
  await page.getByLabel('カード番号').fill(number)
  await page.getByLabel('有効期限（月）').selectOption(month)
  await page.getByLabel('有効期限（年）').selectOption(year ? { label: year } : { index: 5 })
  await page.getByLabel('セキュリティコード').fill(cvc)
  await page.getByLabel('カード名義人').fill(name)
}

export const confirmButton = (page: Page) => page.getByRole('button', { name: '確認', exact: true })
export const orderButton = (page: Page) =>
  page.getByRole('button', { name: /^(無料体験を開始する|上記の内容で申し込む)$/ })

/** From the plans to the card's form. */
export async function choosePlan(page: Page, name?: string) {
  await page.goto('/subscription_orders/new')
  await choosePlanHere(page, name)
}

export async function choosePlanHere(page: Page, name = '6ヶ月プラン') {
  await page.getByRole('radio', { name: new RegExp(`^${name}`) }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: '次へ進む' })
    .or(page.getByRole('button', { name: '確認へ進む' }))
    .click()
}

export const atConfirmation = (page: Page) =>
  page.getByRole('heading', { level: 1, name: 'お申し込み内容の確認' }).waitFor()

/** From the plans to the final confirmation, with a new card. */
export async function reachConfirmation(page: Page, { plan, ...card }: TypedCard & { plan?: string } = {}) {
  await choosePlan(page, plan)
  await typeCard(page, card)
  await confirmButton(page).click()
  await atConfirmation(page)
}

/** Says that they are of age, and orders. */
export async function order(page: Page) {
  await page.getByLabel('18歳以上です').check()
  await orderButton(page).click()
}

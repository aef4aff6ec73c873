import { expect, test, type Page } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'
import { choosePlanHere, confirmButton, typeCard } from './card-journey.ts'

/** Holds the scripts of every page back until the answer is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((done) => (release = done))
  await page.route(/\/assets\/.*\.js$/, (route) => released.then(() => route.continue()))
  return release
}

test('a card that is typed before the page’s scripts have come is not typed twice', async ({ signedIn, house }) => {
  const page = await signedIn((await newPerson(house)).email)
  await page.goto('/subscription_orders/new')
  const release = await holdScripts(page)
  await choosePlanHere(page)
  await typeCard(page, { number: '4111111111111111', month: '11' })
  await page.getByLabel('カード名義人').focus()
  release()
  await expect(confirmButton(page)).toBeEnabled()
  await expect(page.getByLabel('カード番号')).toHaveValue('4111 1111 1111 1111')
  await expect(page.getByLabel('有効期限（月）')).toHaveValue('11')
  await expect(page.getByLabel('カード名義人')).toBeFocused()
  await page.keyboard.type('X')
  await expect(page.getByLabel('カード名義人')).toHaveValue('TARO EGAKUX')
})

test('a plan chosen before the page’s scripts have come stays chosen, and one can go on with it', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn((await newPerson(house)).email)
  const release = await holdScripts(page)
  await page.goto('/subscription_orders/new', { waitUntil: 'commit' })
  const plan = page.getByRole('radio', { name: /^1ヶ月プラン/ })
  await plan.check()
  release()
  await expect(page.getByRole('radio', { name: /^6ヶ月プラン/ })).not.toBeChecked()
  await expect(plan).toBeChecked()
  await expect(page.getByText('プランを選ぶと進めます。')).toBeHidden()
  await expect(page.getByRole('main').getByRole('button', { name: '次へ進む' })).toBeEnabled()
})

test('a search that began before the page’s scripts have come shows its results', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/courses', { waitUntil: 'commit' })
  await page.getByRole('searchbox').first().fill('線画')
  release()
  await expect(page.getByRole('search').getByRole('link').first()).toBeVisible()
})

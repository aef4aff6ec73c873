import { expect, test, type Page } from '#test/browser.ts'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { newCardNumber } from '#test/money/new-card.ts'
import { newPerson } from '#test/people.ts'
import { entered, personWithOrder } from '#test/money/ordering.ts'
import { atConfirmation, confirmButton, order, typeCard } from './card-journey.ts'

test.describe.configure({ timeout: 90_000 })

const start = (page: Page) => page.getByRole('button', { name: 'この講座を受講する' }).first()
const note = /最初の1ヶ月は10円（税込）、\d+月\d+日からは月額/

test('who has no plan meets the way to one instead of what they clicked; who has one never does [PL-017] [PL-018] [PL-051] [PL-052] [MI-026] [OV-005]', async ({
  person,
  house,
}) => {
  const open = async (email: string) => {
    const page = await person(email)
    const changes: string[] = []
    page.on('request', (request) => void (request.method() !== 'GET' && changes.push(request.url())))
    await page.goto('/courses/1')
    return { page, changes }
  }
  const fresh = await open((await newPerson(house)).email)
  await start(fresh.page).click()
  const trial = fresh.page.getByRole('dialog')
  await expect(trial.getByRole('link', { name: '初月10円ではじめる' })).toHaveAttribute(
    'href',
    '/subscriptions/lp?from=popup',
  )
  await expect(trial).toContainText(note)
  await expect(trial).not.toContainText('無料')
  await trial.getByRole('button', { name: '閉じる' }).click()
  await fresh.page
    .getByRole('button', { name: /受講済みにする|受講完了にする/ })
    .first()
    .click()
  await expect(trial).toBeVisible()
  await expect(fresh.page).toHaveURL('/courses/1')
  expect(fresh.changes).toEqual([])

  const visitor = await person()
  await visitor.goto('/courses/1')
  await expect(
    visitor.getByRole('main').getByRole('link', { name: '会員登録してプランを選ぶ' }).first(),
  ).toHaveAttribute('href', '/users/new?return_to=%2Fsubscription_orders%2Fnew')

  const used = await personWithOrder(house, 5)
  await used.session.submit('/subscription_orders/register_token', await entered(house, used.order.key))
  await house.db.deleteFrom('subscriptions').where('member_id', '=', used.memberId).execute()
  const again = await open(used.email)
  await start(again.page).click()
  const plan = again.page.getByRole('dialog')
  await expect(plan.getByRole('link', { name: '月額プランに登録する' })).toHaveAttribute(
    'href',
    '/subscriptions/lp?from=popup',
  )
  await expect(plan).not.toContainText(note)

  const past = await open((await newPerson(house, { plan: { state: 'after_unsubscribe', planId: 2 } })).email)
  await start(past.page).click()
  await past.page.getByRole('dialog').getByRole('link', { name: 'プランを選ぶ' }).click()
  await expect(past.page).toHaveURL('/subscription_orders/new')
  expect(past.changes).toEqual([])

  for (const state of ['under_trial', 'will_continue'] as const) {
    const { page } = await open((await newPerson(house, { plan: { state, planId: 4 } })).email)
    await expect(page.getByRole('link', { name: '受講をはじめる' }).first()).toBeVisible()
    await expect(start(page)).toHaveCount(0)
  }
})

test('a course that no plan holds is bought by itself, once, and opens at once [PL-049]', async ({
  signedIn,
  house,
}) => {
  const course = await courseByKey(house.db, 'special-single-only')
  const { email, memberId } = await newPerson(house, { plan: { state: 'will_continue', planId: 1 } })
  const page = await signedIn(email)
  await page.goto(`/courses/${course.id}`)
  await page
    .getByRole('link', { name: /この講座を購入する/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/course_orders/new?course_id=${course.id}`)
  await typeCard(page, { number: newCardNumber() })
  await confirmButton(page).click()
  await atConfirmation(page)
  await expect(page.locator('dl')).toContainText('買い切り')
  await order(page)
  await expect(page.getByRole('heading', { level: 1, name: 'ご購入ありがとうございます' })).toBeVisible()
  const { charges } = await house.cardLedger({ member: String(memberId) })
  const { single_price_yen } = await house.db
    .selectFrom('courses')
    .select('single_price_yen')
    .where('id', '=', course.id)
    .executeTakeFirstOrThrow()
  expect(charges.map(({ yen }) => yen)).toEqual([single_price_yen])
  await page.getByRole('link', { name: '講座をはじめる' }).click()
  await expect(page.getByRole('link', { name: '受講をはじめる' }).first()).toBeVisible()
})

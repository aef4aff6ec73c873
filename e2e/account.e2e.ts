import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'
import { beginContract, type Contract } from '#test/money/contracts.ts'
import { writeInvoice } from '#test/money/invoices.ts'
import { newPerson } from '#test/people.ts'
import type { Web } from '#test/worlds/web-world.ts'

const main = (page: Page) => page.getByRole('main')
const widths = [390, 820, 1440]

async function memberWith(web: Web, contract?: Omit<Contract, 'now'>) {
  const person = await newPerson(web, { name: '春野 すみれ' })
  if (contract) await beginContract(web.db, person.memberId, { ...contract, now: await web.now() })
  return person
}

const kinds: [name: string, contract: Omit<Contract, 'now'> | undefined, words: string[]][] = [
  [
    'trial',
    { kind: 'trial', planId: 4 },
    ['無料体験中', 'それまでに解約しなければ', '11,800円', '合計（6回）', '70,800円'],
  ],
  ['fixed', { planId: 3, invoicedMonths: 3 }, ['継続中', '12ヶ月間', '合計（9回）', '80,100円', 'その後は、']],
  ['monthly', { planId: 2 }, ['継続中', '次のお支払いは、', '13,800円']],
  ['cancelled', { planId: 1, cancelled: true }, ['自動更新なし', 'その日でプランは終了し', '停止を取り消して続ける']],
  ['none', undefined, ['無料会員', 'まだプランに申し込んでいません。', 'プランを選ぶ']],
]
for (const [name, contract, words] of kinds)
  test(`the plan page tells a member what runs, until when, and every charge to come: ${name}`, async ({
    signedIn,
    house,
  }) => {
    const person = await memberWith(house, contract)
    const page = await signedIn(person.email)
    await page.goto(`/users/${person.memberId}/plan`)
    for (const part of words) await expect(main(page)).toContainText(part)
    if (contract) await expect(main(page)).toContainText('411111********11')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await noSidewaysScroll(page)
      await axe(page)
      await picture(page, `plan-${name}-${width}`)
    }
  })

test('who owes reads it before everything else, with what it brings about', async ({ signedIn, house }) => {
  const person = await memberWith(house, { planId: 2 })
  await writeInvoice(house.db, person.memberId, { state: 'unpaid', at: await house.now() })
  const page = await signedIn(person.email)
  await page.goto(`/users/${person.memberId}/plan`)
  const debt = page.getByRole('region', { name: 'お支払いが確認できていない料金があります' })
  await expect(debt).toContainText('13,800円')
  await expect(debt.getByRole('link', { name: 'お支払いへ進む' })).toHaveAttribute(
    'href',
    `/users/${person.memberId}/payments`,
  )
  await axe(page)
  await picture(page, 'plan-debt')
})

test('a reserved change of plan is in sight and can be taken back [PL-014]', async ({ signedIn, house }) => {
  const person = await memberWith(house, { planId: 2 })
  await house.db
    .updateTable('subscriptions')
    .set({ reserved_plan_id: 3, reserved_at: await house.now() })
    .where('member_id', '=', person.memberId)
    .execute()
  const page = await signedIn(person.email)
  await page.goto(`/users/${person.memberId}/plan`)
  const part = page.getByRole('region', { name: '予約しているプラン変更' })
  await expect(part).toContainText('12ヶ月プラン（毎月8,900円・税込）')
  await picture(page, 'plan-reserved')
  await part.getByRole('button', { name: '変更の予約を取り消す' }).click()
  await expect(page.getByText('プラン変更の予約を取り消しました。')).toBeVisible()
  await expect(part).toHaveCount(0)
})

import { axe, expect, noSidewaysScroll, picture, test, type Page } from '#test/browser.ts'

const widths = [390, 820, 1440]
const lists = [
  ['/staff', '概況'],
  ['/staff/members', '会員'],
  ['/staff/subscriptions', '契約'],
  ['/staff/quits', '解約理由'],
  ['/staff/quit_reasons', '解約理由の選択肢'],
  ['/staff/campaigns', 'キャンペーン'],
  ['/staff/campaigns/new', 'キャンペーンの作成'],
  ['/staff/prices', '料金'],
  ['/staff/plan_options', 'プランの特典'],
  ['/staff/gift_cards', 'ギフトカード'],
  ['/staff/people', 'スタッフ'],
  ['/staff/audit_log', '操作の記録'],
] as const

async function atAllWidths(page: Page, name: string) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    await noSidewaysScroll(page)
    await picture(page, `staff-${name}-${width}`)
  }
  await axe(page)
}

test('every page of staff fits a phone, a tablet and a desk, and everybody can use it', async ({ page, signedIn }) => {
  test.setTimeout(120_000)
  await signedIn('staff')
  for (const [path, title] of lists) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await atAllWidths(page, path.slice(1).replaceAll('/', '-'))
  }
  await page.goto('/staff/members?q=cont6%40')
  await page.getByRole('link', { name: '松永いつき' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('松永いつき')
  await atAllWidths(page, 'member')
})

import { atAllWidths, axe, expect, type Page, test } from '#test/browser.ts'
import type { Web } from '#test/worlds/web-world.ts'
import { drawing } from '#test/critiques/asking.ts'

test.use({ ownHouse: true })

const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await drawing() })

/** Counts what is pressed by hand, over all pages of the way. */
async function countClicks(page: Page) {
  let clicks = 0
  await page.exposeFunction('countClick', () => void clicks++)
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countClick(): void }).countClick()
    addEventListener('pointerdown', (event) => event.isTrusted && count(), { capture: true })
  })
  return () => clicks
}

test('a teacher gives the first work back in fewer than fifteen clicks, and the next one lies behind it', async ({
  signedIn,
}) => {
  const page = await signedIn('teacher1')
  const clicks = await countClicks(page)
  await page.goto('/')
  await page.getByRole('button', { name: /さんのメニュー/ }).click()
  await page.getByRole('link', { name: '添削の机', exact: true }).click()
  await page
    .getByRole('link', { name: /さんの作品を添削する/ })
    .first()
    .click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByLabel(/^画像 1(必須)?$/).click()
  await (await chooser).setFiles(await png('朱.png'))
  await expect(page.getByText('朱.png')).toBeVisible()
  await page.getByLabel('コメント 2').click()
  await page.keyboard.type('目の高さの線から。')
  await expect(page.getByText('まだないもの')).toBeHidden()
  await page.getByRole('button', { name: '添削を完了する' }).click()
  const look = page.getByRole('dialog', { name: '返却する前に見る' })
  await expect(look.getByText('目の高さの線から。')).toBeVisible()
  await expect(look.getByAltText('先生が朱を入れた作品')).toBeVisible()
  await atAllWidths(page, 'critique-look-over')
  const before = page.url()
  await look.getByRole('button', { name: '返却して次の作品へ' }).click()
  await expect(page.getByText(/さんの作品を返却しました。/)).toBeVisible()
  expect(page.url()).toMatch(/teacher_corrections\/new$/)
  expect(page.url()).not.toBe(before)
  expect(clicks()).toBeGreaterThan(4)
  expect(clicks()).toBeLessThan(15)
  await expect(page.getByLabel('コメント 2')).toHaveValue('')
  await expect(page.getByText('まだないもの：描き込みか画像 1・コメント 2')).toBeVisible()
})

test('what is prepared knows its place, its kind and its length, and a file its key, path, kind and name, on its way and arrived [TC-008]', async ({
  signedIn,
  house,
}) => {
  const page = await signedIn('teacher1')
  await page.goto('/correctional_teachers')
  await page.keyboard.press('e')
  await page.waitForURL(/teacher_corrections\/new$/)
  const id = Number(/works\/(\d+)/.exec(page.url())![1])
  const items = page.locator('.return-form ol > li')
  const done = page.getByRole('button', { name: '添削を完了する' })
  await expect(
    items
      .nth(0)
      .getByText(/^画像 1/)
      .first(),
  ).toBeVisible()
  await expect(items.nth(1).getByText('0 / 5,000')).toBeVisible()
  await items.nth(1).getByLabel('コメント 2').fill('三文字')
  await expect(items.nth(1).getByText('3 / 5,000')).toBeVisible()

  let letGo = () => {}
  const held = new Promise<void>((go) => (letGo = go))
  await page.route('**/sandbox/storage/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel(/^画像 1(必須)?$/).setInputFiles(await png('朱.png'))
  await page.getByLabel('画像 1の添付ファイル').setInputFiles({
    name: '下描き.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from('PK\u0003\u0004…'),
  })
  await expect(items.nth(0).locator('[aria-busy="true"]')).toHaveCount(2)
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  letGo()
  await expect(items.nth(0).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(items.nth(0).getByText('下描き.zip')).toBeVisible()
  await expect(done).not.toHaveAttribute('aria-disabled')
  const kept = () =>
    house.db.selectFrom('correction_drafts').select('items').where('work_id', '=', id).executeTakeFirst()
  const key = (kind: string) => expect.stringMatching(new RegExp(`^teacher_corrections/${kind}/\\d+/`))
  await expect
    .poll(async () => (await kept())?.items)
    .toEqual([
      { type: 'image', value: key('image'), name: '朱.png', fileKey: key('attachment'), fileName: '下描き.zip' },
      { type: 'comment', value: '三文字', name: '', fileKey: null, fileName: null },
    ])
})

/** Everything that waits anywhere lies on this teacher's desk. */
async function fillDesk(house: Web, name: string) {
  const { id } = await house.db
    .selectFrom('correctional_teachers')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  await house.db
    .updateTable('corrected_works')
    .set({ teacher_id: id })
    .where('corrected_at', 'is', null)
    .where('cancelled_at', 'is', null)
    .execute()
}

test('the desk lies in the order of its days, and is walked with J, K and E, but never while somebody writes', async ({
  signedIn,
  house,
}) => {
  await fillDesk(house, '朝比奈ナオ')
  const page = await signedIn('teacher1')
  await page.goto('/correctional_teachers')
  const rows = page.getByRole('link', { name: /さんの作品 依頼日/ })
  const works = await rows.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const waiting = await page.getByRole('link', { name: /さんの作品を添削する/ }).count()
  expect(waiting).toBeGreaterThan(2)
  await atAllWidths(page, 'critique-desk')
  await page.keyboard.press('k')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await expect(rows.nth(2)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('e')
  await page.waitForURL(`**${works[1]}/teacher_corrections/new`)

  const comment = page.getByLabel('コメント 2')
  await comment.fill('この作品だけのことば')
  await comment.press('j')
  await comment.press('k')
  await expect(comment).toHaveValue('この作品だけのことばjk')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.getByRole('heading', { name: '添削する', level: 1 }).click()
  await page.keyboard.press('j')
  await page.waitForURL(`**${works[2]}/teacher_corrections/new`)
  await expect(comment).toHaveValue('')
  await page.keyboard.press('k')
  await page.waitForURL(`**${works[1]}/teacher_corrections/new`)
  await expect(comment).toHaveValue('この作品だけのことばjk')
  await atAllWidths(page, 'critique-return-walked')
  await page.goto(works[0]!)
  await page.keyboard.press('e')
  await page.waitForURL(`**${works[0]}/teacher_corrections/new`)
  await axe(page)
})

test('a teacher keeps a phrase and puts it where the caret is, with the learner’s name, by keyboard too', async ({
  signedIn,
}) => {
  const page = await signedIn('teacher1')
  await page.goto('/correctional_teachers')
  await page.getByRole('link', { name: 'コメントの定型文' }).click()
  await atAllWidths(page, 'critique-phrases-empty')
  await page.getByLabel('見出し').fill('はじめのあいさつ')
  await page.getByLabel('文章').fill('{名前}さん、ご依頼ありがとうございます。')
  await page.getByRole('button', { name: '追加する' }).click()
  await expect(page.getByText('定型文を追加しました。')).toBeVisible()
  await page.getByRole('link', { name: '「はじめのあいさつ」を編集する' }).click()
  await expect(page.getByRole('heading', { name: '定型文を編集する' })).toBeVisible()
  await page.getByLabel('文章').fill('{名前}さん、ありがとうございます。')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('定型文を保存しました。')).toBeVisible()
  await atAllWidths(page, 'critique-phrases')

  await page.goto('/correctional_teachers')
  await page.keyboard.press('e')
  await page.waitForURL(/teacher_corrections\/new$/)
  const comment = page.getByLabel('コメント 2')
  await comment.fill('前あと')
  await comment.press('Home')
  await comment.press('ArrowRight')
  await page.getByRole('button', { name: '定型文を入れる' }).press('Enter')
  const list = page.getByRole('dialog', { name: '定型文を入れる' })
  await expect(list).toBeVisible()
  await atAllWidths(page, 'critique-phrase-picker')
  await list.getByRole('button', { name: /はじめのあいさつ/ }).press('Enter')
  await expect(list).toBeHidden()
  await expect(comment).toHaveValue('前榎本つむぎさん、ありがとうございます。あと')
  await expect(comment).toBeFocused()
  await page.keyboard.type('次に、')
  await expect(comment).toHaveValue('前榎本つむぎさん、ありがとうございます。次に、あと')
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.reload()
  await expect(comment).toHaveValue('前榎本つむぎさん、ありがとうございます。次に、あと')

  await page.goto('/correctional_teachers/phrases')
  await page.getByRole('link', { name: '「はじめのあいさつ」を編集する' }).click()
  await page.getByRole('button', { name: '削除する' }).click()
  await expect(page.getByText('定型文を削除しました。')).toBeVisible()
  await expect(page.getByText('定型文はまだありません')).toBeVisible()
})

test('a teacher reads how they are paid, and a second tab is told that another has kept something newer', async ({
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('409')
  const page = await signedIn('teacher1')
  await page.goto('/correctional_teachers')
  await page.getByRole('link', { name: '報酬のしくみ' }).click()
  await expect(page.getByRole('heading', { name: '報酬のしくみ', level: 1 })).toBeVisible()
  await atAllWidths(page, 'critique-pay')
  await page.emulateMedia({ colorScheme: 'dark' })
  await atAllWidths(page, 'critique-pay-dark')
  await page.goto('/correctional_teachers')
  await atAllWidths(page, 'critique-desk-dark')

  await page.keyboard.press('e')
  await page.waitForURL(/teacher_corrections\/new$/)
  const other = await page.context().newPage()
  await other.goto(page.url())
  await page.getByLabel('コメント 2').fill('こちらの画面で書いたこと')
  await expect(page.getByText('保存しました')).toBeVisible()
  await other.getByLabel('コメント 2').fill('あちらの画面で書いたこと')
  await expect(other.getByRole('button', { name: '最新の内容を読み込む' })).toBeVisible()
  await expect(other.getByLabel('コメント 2')).toHaveValue('あちらの画面で書いたこと')
  await other.getByRole('button', { name: '最新の内容を読み込む' }).click()
  await expect(other.getByLabel('コメント 2')).toHaveValue('こちらの画面で書いたこと')
})

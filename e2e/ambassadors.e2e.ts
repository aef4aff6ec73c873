import { atAllWidths, expect, test } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

test('a member fills in the registration, reads the terms, is told what is missing, and takes their link along [AM-002] [AM-003] [AM-004] [AM-006] [AM-007] [AM-008] [AM-009] [AM-011] [AM-014]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('ERR_FAILED')
  const person = await newPerson(house)
  const page = await signedIn(person.email)
  await page.goto('/ambassador_users/new')
  const sends: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/ambassador_users')) sends.push(request.postData() ?? '')
  })
  const submit = page.getByRole('button', { name: '登録する' })
  const terms = page.getByLabel('アンバサダー規約に同意します')
  await expect(page.getByLabel('メールアドレス')).toHaveValue(person.email)
  await expect(page.getByLabel('メールアドレス')).toBeDisabled()
  const change = page.getByRole('link', { name: /メールアドレスを変更する/ })
  await expect(change).toHaveAttribute('href', `/users/${person.memberId}/edit_email`)
  await expect(change).toHaveAttribute('target', '_blank')
  await expect(change).toHaveAttribute('rel', 'noopener')
  const ages = page.getByRole('group', { name: /年代/ }).getByRole('radio')
  await expect(ages).toHaveCount(6)
  expect(
    await ages.evaluateAll((inputs: HTMLInputElement[]) => inputs.map(({ value, checked }) => [value, checked])),
  ).toEqual(['1', '2', '3', '4', '5', '6'].map((value) => [value, false]))
  for (const band of ['18歳未満', '18〜25歳', '26〜30歳', '31〜35歳', '36〜40歳', '41歳以上'])
    await expect(page.getByText(band, { exact: true })).toBeVisible()

  await expect(submit).toBeDisabled()
  await terms.check()
  await expect(submit).toBeEnabled()
  await terms.uncheck()
  await expect(submit).toBeDisabled()
  await terms.check()
  await submit.click()
  for (const mistake of ['名前は必須です', '年代は必須です', '必須項目です'])
    await expect(page.getByText(mistake)).toBeVisible()
  await atAllWidths(page, 'ambassador-mistakes')
  await page.getByLabel('お名前').fill('線'.repeat(51))
  await expect(page.getByText('名前は50文字以内で入力してください')).toBeVisible()
  expect(sends).toEqual([])

  await page.getByLabel('お名前').fill('線'.repeat(50))
  await expect(page.getByText('名前は50文字以内で入力してください')).toBeHidden()
  await page.getByLabel('26〜30歳').check()
  const others = page.getByLabel('その他の掲載先')
  await expect(others).toBeDisabled()
  await page.getByLabel('その他', { exact: true }).check()
  await others.fill('動画')
  await page.getByLabel('その他', { exact: true }).uncheck()
  await expect(others).toBeDisabled()
  await expect(others).toHaveValue('')
  await page.getByLabel('その他', { exact: true }).check()
  await others.fill('動画')
  await page.getByLabel('ブログ').check()

  const read = page.getByRole('button', { name: 'アンバサダー規約を読む' })
  const dialog = page.getByRole('dialog', { name: 'アンバサダー規約' })
  await read.click()
  await expect(dialog).toBeVisible()
  for (const words of [
    '2018年4月1日 施行',
    '2020年4月1日 改定',
    'はじめての無料体験に限ります',
    '最後に開いた紹介リンク',
    '未払いの報酬は失効します',
    '迷惑メール',
  ])
    await expect(dialog).toContainText(words)
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe('hidden')
  await atAllWidths(page, 'ambassador-terms')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await read.click()
  await dialog.getByRole('button', { name: '閉じる' }).click()
  await expect(dialog).toBeHidden()
  await read.click()
  await page.mouse.click(5, 5)
  await expect(dialog).toBeHidden()

  await page.route('**/ambassador_users', (route) => route.abort())
  const alert = page.waitForEvent('dialog')
  const pressed = submit.click()
  const told = await alert
  expect(told.message()).toBe('エラーが発生しました')
  await told.accept()
  await pressed
  await page.unroute('**/ambassador_users')
  await expect(others).toHaveValue('動画')
  await submit.click()
  await expect(page).toHaveURL('/ambassador_users/created')
  expect(JSON.parse(sends.at(-1)!)).toEqual({
    ambassador_user: { name: '線'.repeat(50), age: 3, ad_location: 'blog,動画' },
  })
  await expect(page.getByLabel('あなたの紹介リンク')).toHaveValue(/\/\?ambassador=[a-z2-9]{10}$/)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'リンクをコピーする' }).click()
  await expect(page.getByRole('button', { name: 'コピーしました' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/\?ambassador=[a-z2-9]{10}$/)
  await atAllWidths(page, 'ambassador-created')
  await page.getByRole('link', { name: '報酬のページへ' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('アンバサダーの報酬')
  await atAllWidths(page, 'ambassador-rewards')
})

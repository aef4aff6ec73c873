import { drawing, psd } from '#test/critiques/asking.ts'
import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'

test.use({ ownHouse: true })

test('a learner finds a teacher, brings a work and asks; a reload loses nothing of it, and a place is kept meanwhile [CR-005] [CR-007] [CR-021] [CR-025] [CR-026] [CR-027] [CR-028] [CR-029] [CR-030] [CR-051]', async ({
  signedIn,
}) => {
  const page = await signedIn('plan6m')
  await page.goto('/correction_campaigns')
  await picture(page, 'critique-campaign')
  const cards = page.locator('li', { has: page.getByRole('heading', { level: 3, name: /./ }) })
  const names = page.getByRole('region', { name: '先生を選ぶ' }).getByRole('heading', { level: 3 })
  await expect(names).toHaveCount(5)
  await page.getByLabel('背景').check({ force: true })
  await expect(names).toHaveText(['遠野ケイ', 'アトリエ四方・四方ハルカ'])
  await expect(cards.first().getByRole('button', { name: /現在受付しておりません/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByLabel('キャラクター').check({ force: true })

  await page
    .getByRole('button', { name: /朝比奈ナオ先生/ })
    .filter({ hasText: '依頼する' })
    .click()
  await expect(page).toHaveURL(/\/correction_campaigns$/)
  await expect(page.getByText('いちばん直したいところと')).toBeVisible()
  await expect(page.getByText('受付枠を確保しています（残り30分）')).toBeVisible()
  await page.goBack()
  await expect(names).toHaveText(['朝比奈ナオ', 'アトリエ四方・四方ハルカ'])
  await page
    .getByRole('button', { name: /朝比奈ナオ先生/ })
    .filter({ hasText: '依頼する' })
    .click()

  const send = page.getByRole('button', { name: '添削を依頼する', exact: true })
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page
    .getByLabel('作品の画像')
    .setInputFiles({ name: '絵.txt', mimeType: 'text/plain', buffer: Buffer.from('文') })
  await expect(page.getByText('画像のみアップロードできます')).toBeVisible()
  await page.getByLabel('作品の画像').setInputFiles({ name: '絵.png', mimeType: 'image/png', buffer: await drawing() })
  await expect(page.getByText('アップロードしています…')).toBeVisible()
  await expect(page.getByText('絵.png')).toBeVisible()
  await page
    .getByLabel('作品の画像')
    .setInputFiles({ name: '次.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF0000WEBPVP8 ') })
  await expect(page.getByText('対応していない画像形式です')).toBeVisible()
  await expect(page.getByText('絵.png')).toBeVisible()
  await page.getByLabel('制作ファイル').setInputFiles({ name: '原稿.psd', mimeType: '', buffer: psd() })
  await expect(page.getByText('原稿.psd')).toBeVisible()
  await page.getByLabel('二次創作').check()
  await page.getByLabel('作品名・キャラクター名').fill('月夜の郵便局')
  await page.getByLabel('先生に見てほしいところ').fill('あ'.repeat(801))
  await page.getByLabel('内容を確認し、同意します').check()
  await expect(page.getByText('801 / 800')).toBeVisible()
  await expect(send).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('先生に見てほしいところ').fill('手の形を見てください')
  await expect(page.getByText('保存しました')).toBeVisible()
  await expect(send).not.toHaveAttribute('aria-disabled')
  await picture(page, 'critique-request')
  await axe(page)
  await noSidewaysScroll(page)

  await page.reload()
  await expect(names).toHaveCount(5)
  await page
    .getByRole('button', { name: /朝比奈ナオ先生/ })
    .filter({ hasText: '依頼する' })
    .click()
  await expect(page.getByLabel('先生に見てほしいところ')).toHaveValue('手の形を見てください')
  await expect(page.getByText('原稿.psd')).toBeVisible()
  await page.getByLabel('内容を確認し、同意します').check()
  await send.click()
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
  await expect(page.getByText('添削待ち')).toBeVisible()
  await picture(page, 'critique-waiting')
  await axe(page)
  await page.getByRole('button', { name: '依頼を取り消す' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '依頼を取り消す' }).click()
  await expect(page.getByText('取り消し済み')).toBeVisible()
})

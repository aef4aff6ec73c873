import { drawing, psd } from '#test/critiques/asking.ts'
import { expect, test, type Page } from '#test/browser.ts'

test.use({ ownHouse: true })

const png = async () => ({ name: '絵.png', mimeType: 'image/png', buffer: await drawing() })
const cutStore = (page: Page) => page.route('**/sandbox/storage/**', (route) => route.abort())
const mendStore = (page: Page) => page.unroute('**/sandbox/storage/**')

test('a store that is away says so at the file, and a request that fails keeps everything for another try; without a line it goes out by itself [CR-025] [CR-031] [CR-051]', async ({
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('Failed to load resource')
  const page = await signedIn('racer1')
  await page.goto('/correction_campaigns')
  await page
    .getByRole('button', { name: /朝比奈ナオ先生/ })
    .filter({ hasText: '依頼する' })
    .click()
  await cutStore(page)
  await page.getByLabel('作品の画像').setInputFiles(await png())
  const failed = 'アップロードに失敗しました。通信環境をご確認のうえ、時間をおいて再度お試しください'
  await expect(page.getByText(`画像の${failed}`)).toBeVisible()
  await page.getByLabel('制作ファイル').setInputFiles({ name: '原稿.psd', mimeType: '', buffer: psd() })
  await expect(page.getByText(`ファイルの${failed}`)).toBeVisible()
  await mendStore(page)
  await page.getByLabel('作品の画像').setInputFiles(await png())
  await page.getByLabel('制作ファイル').setInputFiles({ name: '原稿.psd', mimeType: '', buffer: psd() })
  await expect(page.getByText('絵.png')).toBeVisible()
  await expect(page.getByText('原稿.psd')).toBeVisible()
  await page.getByLabel('オリジナル').check()
  await page.getByLabel('先生に見てほしいところ').fill('手の形を見てください')
  await page.getByLabel('内容を確認し、同意します').check()
  const send = page.getByRole('button', { name: '添削を依頼する', exact: true })
  await page.route('**/user_corrected_works', (route) => route.fulfill({ status: 500, body: '{}' }))
  await send.click()
  await expect(page.getByText('エラーが発生しました')).toBeVisible()
  await expect(page.getByLabel('先生に見てほしいところ')).toHaveValue('手の形を見てください')
  await expect(page.getByText('原稿.psd')).toBeVisible()
  await page.unroute('**/user_corrected_works')
  await page.context().setOffline(true)
  await send.click()
  await expect(page.getByText('通信が戻ると、自動でもう一度送信します')).toBeVisible()
  await page.context().setOffline(false)
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
})

test('a teacher whose upload or return fails is told, and nothing that was prepared is gone [TC-010] [TC-014] [TC-019]', async ({
  signedIn,
  expectTrouble,
}) => {
  expectTrouble('Failed to load resource')
  const page = await signedIn('teacher1')
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/correctional_teachers')
  await page
    .getByRole('link', { name: /さんの作品/ })
    .first()
    .click()
  await page.getByRole('link', { name: '添削する', exact: true }).click()
  const first = page.getByLabel(/^画像 1(必須)?$/)
  await cutStore(page)
  await first.setInputFiles(await png())
  await expect.poll(() => alerts).toEqual(['エラーが発生しました'])
  await mendStore(page)
  await first.setInputFiles(await png())
  await expect(page.getByText('絵.png')).toBeVisible()
  await page.context().setOffline(true)
  await page.getByLabel('コメント 2').fill('肩の線から')
  await expect(page.getByText('未保存')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByText('保存しました')).toBeVisible()
  await page.route('**/teacher_corrections', (route) => route.fulfill({ status: 200, body: '{"success":false}' }))
  await page.getByRole('button', { name: '添削を完了する' }).click()
  await page.getByRole('button', { name: '返却してこの作品を見る' }).click()
  await expect.poll(() => alerts.at(-1)).toContain('原因不明のエラーが発生しました。お使いのOSとブラウザの情報を添えて')
  expect(alerts.at(-1)).toContain('Chrome')
  await expect(page.getByLabel('コメント 2')).toHaveValue('肩の線から')
  await expect(page.getByText('絵.png')).toBeVisible()
})

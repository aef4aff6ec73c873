import { axe, expect, noSidewaysScroll, picture, test } from '#test/browser.ts'
import { drawing } from '#test/critiques/asking.ts'

test.use({ ownHouse: true })

const png = async (name: string) => ({ name, mimeType: 'image/png', buffer: await drawing() })

test('a teacher takes the oldest work from the desk and gives it back; the learner reads it [TE-015] [TE-016] [TC-002] [TC-003] [TC-004] [TC-006] [TC-011] [TC-013] [TC-019] [SH-016]', async ({
  signedIn,
  person,
}) => {
  const page = await signedIn('teacher1')
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.accept()
  })
  await page.goto('/correctional_teachers')
  await expect(page.getByText('期限超過').first()).toBeVisible()
  await picture(page, 'critique-desk')
  await axe(page)
  await noSidewaysScroll(page)
  await page
    .getByRole('link', { name: /さんの作品/ })
    .first()
    .click()
  await page.getByRole('link', { name: '添削する', exact: true }).click()

  const done = page.getByRole('button', { name: '添削を完了する' })
  await expect(page.getByLabel(/^画像 1(必須)?$/)).toBeVisible()
  await expect(page.getByLabel('コメント 2')).toBeVisible()
  await expect(page.getByRole('button', { name: /番目の項目を削除する/ })).toHaveCount(0)
  await expect(done).toHaveAttribute('aria-disabled', 'true')

  const first = page.getByLabel(/^画像 1(必須)?$/)
  await first.setInputFiles({ name: '絵.webp', mimeType: 'image/webp', buffer: Buffer.from('RIFF0000WEBPVP8 ') })
  await expect(page.getByText('画像は5MB以下のJPEG、PNG、GIF形式でアップロードしてください。')).toBeVisible()
  await first.setInputFiles(await png('朱.png'))
  await expect(page.getByText('朱.png')).toBeVisible()
  await page
    .getByLabel('画像 1の添付ファイル')
    .setInputFiles({ name: 'メモ.txt', mimeType: 'text/plain', buffer: Buffer.from('文') })
  await expect.poll(() => alerts).toEqual(['非対応の形式です'])
  const words = page.getByLabel('コメント 2')
  await words.fill('𠮷田さん😀')
  const frame = words.locator('xpath=..')
  await expect(frame.getByText('5 / 5,000')).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveText('使用できない文字が含まれています：𠮷、😀')
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await words.fill('目の高さの線から直してみましょう。')
  await expect(frame.getByText('17 / 5,000')).toBeVisible()
  await expect(done).not.toHaveAttribute('aria-disabled')
  await page.getByRole('button', { name: 'コメントを追加' }).click()
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('コメント 3').fill('次は、肩の線を首から引いてみてください。')
  await page.getByRole('button', { name: '画像を追加' }).click()
  await expect(page.getByRole('button', { name: /番目の項目を削除する/ })).toHaveCount(2)
  await page.getByRole('button', { name: '4番目の項目を削除する' }).click()
  await expect(page.getByText('保存しました')).toBeVisible()
  await picture(page, 'critique-return')
  await axe(page)
  await noSidewaysScroll(page)

  await page.reload()
  await expect(page.getByLabel('コメント 3')).toHaveValue('次は、肩の線を首から引いてみてください。')
  await expect(page.getByText('朱.png')).toBeVisible()
  await done.click()
  await page.getByRole('button', { name: '返却してこの作品を見る' }).click()
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
  await expect(page.getByText('添削済み')).toBeVisible()

  const learner = await person('overdue')
  await learner.goto(new URL(page.url()).pathname)
  await expect(learner.getByText('目の高さの線から直してみましょう。')).toBeVisible()
  await expect(learner.getByAltText('先生が朱を入れた作品')).toBeVisible()
  await picture(learner, 'critique-returned')
  await axe(learner)
})

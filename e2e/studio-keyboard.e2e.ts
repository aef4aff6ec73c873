import { colouredPdf, addPiece, newWhole, saveField } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import { expect, test, type Page } from '#test/browser.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
async function press(page: Page, name: string) {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

test('an editor without a pointer keeps their place when something comes to its end or is taken out, and sees where they are [ST-030]', async ({
  house,
  person,
  expectTrouble,
}) => {
  // Its film has no bytes.
  expectTrouble('Failed to load resource')
  const { session, email } = await newPerson(house, { isStaff: true, role: 'editor' })
  const whole = await newWhole(house, session, '鍵だけで整える講座')
  for (const title of ['線が続く', '厚みがある']) await addPiece(session, whole.id, 'point', whole.lesson, title)
  const [first, second] = await house.db.selectFrom('teachers').select(['id', 'name']).orderBy('id').limit(2).execute()
  const teachers = { base: String(first!.id), text: `${first!.id},${second!.id}` }
  await saveField(session, whole.id, { field: 'teachers', ...teachers })
  const page = await person(email)

  await page.goto(`/staff/courses/${whole.id}/lessons/${whole.lesson}`)
  await press(page, '「厚みがある」を前へ')
  await expect(page.getByRole('textbox', { name: 'チェックポイント 1' })).toHaveValue('厚みがある')
  await expect(button(page, '「厚みがある」を前へ')).toBeFocused()
  await press(page, '「厚みがある」を外す')
  await button(page, '外す').press('Enter')
  await expect(page.getByRole('textbox', { name: 'チェックポイント 1' })).toBeFocused()
  await press(page, '「線が続く」を外す')
  await button(page, '外す').press('Enter')
  await expect(page.getByRole('textbox', { name: 'チェックポイントを追加（タイトル）' })).toBeFocused()

  await page.goto(`/staff/courses/${whole.id}`)
  await press(page, `${second!.name}を前へ`)
  await expect(button(page, `${second!.name}を前へ`)).toBeFocused()
  await press(page, `${second!.name}を外す`)
  await expect(button(page, `${first!.name}を外す`)).toBeFocused()
  const [name, buffer] = ['下描き.pdf', await colouredPdf(['#cc2200', '#22aa44', '#2244aa'])]
  const file = { name, buffer, mimeType: 'application/pdf' }
  await page.getByLabel('練習用の資料').setInputFiles(file)
  await press(page, `「${name}」を外す`)
  await expect(page.getByLabel('練習用の資料')).toBeFocused()

  await page.goto(`/staff/slides/chapter-${whole.chapter}`)
  await page.getByLabel('PDFファイル').setInputFiles(file)
  await expect(page.getByRole('img', { name: 'スライド 3' })).toBeVisible({ timeout: 60_000 })
  await press(page, '2枚目を前へ')
  await expect(button(page, '1枚目を前へ')).toBeFocused()
  await press(page, '2枚目を後ろへ')
  await expect(button(page, '3枚目を後ろへ')).toBeFocused()

  await page.goto(`/staff/films/chapter-${whole.chapter}`)
  const captions = page.getByLabel('.vttか.srtを読み込む')
  const cues = ['00:01.000 --> 00:02.000\n線', '00:03.000 --> 00:04.000\n面'].join('\n\n')
  await captions.setInputFiles({ name: '字幕.vtt', mimeType: 'text/vtt', buffer: Buffer.from(`WEBVTT\n\n${cues}\n`) })
  await press(page, '2番目の字幕を削除')
  await expect(button(page, '1番目の字幕から再生')).toBeFocused()
  await press(page, '1番目の字幕を削除')
  await expect(captions).toBeFocused()
  await expect(captions.locator('..')).toHaveCSS('outline-style', 'solid')
})

import { expect, test } from '#test/browser.ts'
import { missingPictures, openKit } from './open-kit.ts'

test.beforeEach(({ expectTrouble }) => expectTrouble(missingPictures))

test('a text for paper is counted as it is typed, and names what cannot be printed [SH-015]', async ({ page }) => {
  await openKit(page)
  const field = page.getByRole('textbox', { name: '印刷する名前' })
  const frame = page.locator('form').filter({ has: field })
  await expect(frame.getByText('0 / 20')).toBeVisible()
  await field.fill('𠮷田😀と𠮷野')
  await expect(frame.getByText('6 / 20')).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveText('使用できない文字が含まれています：𠮷、😀')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await frame.getByRole('button', { name: '名前を送る' }).click()
  await expect(page).toHaveURL(/\/sandbox\/kit$/)
  await field.fill('吉田と吉野')
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await frame.getByRole('button', { name: '名前を送る' }).click()
  await expect(page).toHaveURL(/printed=/)
})

test('while a word is composed nothing is judged; at its end it is [SH-015]', async ({ page }) => {
  await openKit(page)
  const field = page.getByRole('textbox', { name: '印刷する名前' })
  const frame = page.locator('form').filter({ has: field })
  const compose = (type: string, text: string) =>
    field.evaluate(
      (element: HTMLInputElement, [kind, value]) => {
        element.value = value!
        element.dispatchEvent(new CompositionEvent(kind!, { bubbles: true, data: value }))
        element.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: kind !== 'compositionend' }))
      },
      [type, text],
    )
  await compose('compositionstart', '𠮷')
  await compose('compositionupdate', '𠮷田')
  await expect(frame.getByText('2 / 20')).toBeVisible()
  await expect(frame.getByRole('alert')).toHaveCount(0)
  await compose('compositionend', '𠮷田')
  await expect(frame.getByRole('alert')).toHaveText('使用できない文字が含まれています：𠮷')
})

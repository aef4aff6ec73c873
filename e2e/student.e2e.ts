import sharp from 'sharp'
import { axe, expect, test } from '#test/browser.ts'
import { newPerson } from '#test/people.ts'

test('a student can register when all that their kind of school asks for is there, and only once at a time [SD-008] [SD-005]', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newPerson(house)
  const page = await signedIn(email)
  const path = `/users/${memberId}/school_users`
  await page.goto(path)
  const button = page.getByRole('button', { name: '学生割引を登録する' })
  const classification = page.getByLabel('学校の種類')
  const [department, identity] = [page.getByLabel('学部・学科'), page.getByLabel('学籍番号または学校のメール')]
  const front = page.locator('input[name="school_user[student_card_image]"]')
  const drawing = sharp({ create: { width: 60, height: 40, channels: 3, background: '#2a4b8d' } })
  const card = { name: 'card.png', mimeType: 'image/png', buffer: await drawing.png().toBuffer() }

  await expect(button).toBeDisabled()
  await page.getByLabel('氏名').fill('試験 たろう')
  await page.getByLabel('生年月日').fill('2012-05-05')
  await classification.selectOption('高等学校')
  await page.getByLabel('学校名').fill('試験高等学校')
  await page.getByLabel('卒業予定の年').selectOption({ index: 2 })
  await page.getByLabel('卒業予定の月').selectOption('3月')
  await expect(button).toBeDisabled()
  await front.setInputFiles(card)
  await expect(button).toBeEnabled()

  for (const field of [page.getByLabel('氏名'), page.getByLabel('学校名')]) {
    const given = await field.inputValue()
    await field.fill(' ')
    await expect(button).toBeDisabled()
    await field.fill(given)
    await expect(button).toBeEnabled()
  }
  await front.setInputFiles({ ...card, name: 'card.webp', mimeType: 'image/webp' })
  await expect(button).toBeDisabled()
  await front.setInputFiles(card)
  await expect(button).toBeEnabled()

  await classification.selectOption('大学')
  await expect(button).toBeDisabled()
  await department.fill('美術学科')
  await expect(button).toBeDisabled()
  await identity.fill('a-1')
  await expect(button).toBeEnabled()
  await classification.selectOption('高等学校')
  await expect(department).toBeDisabled()
  await expect(button).toBeEnabled()
  await classification.selectOption('大学')
  await expect(department).toHaveValue('')
  await expect(button).toBeDisabled()
  await classification.selectOption('高等学校')
  await axe(page)

  // An answer without a page leaves the form as it is while it is being sent.
  let posts = 0
  await page.route(`**${path}`, (route) => {
    posts++
    return route.fulfill({ status: 204 })
  })
  await button.click()
  await expect(button).toBeDisabled()
  await button.click({ force: true })
  await page.getByLabel('学校名').press('Enter')
  expect(posts).toBe(1)
  await page.unroute(`**${path}`)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await button.click()
  await expect(page).toHaveURL(/\/subscription_orders\/new\?discount=student$/)
})

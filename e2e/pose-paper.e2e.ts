import sharp from 'sharp'
import { atAllWidths, axe, expect, test } from '#test/browser.ts'
import { newSubscriber } from '#test/people.ts'

/** A page on a table, seen a little from the side, with a stroke for each of ten poses. */
function photograph(): Promise<Buffer> {
  const strokes = Array.from({ length: 10 }, (_, at) => {
    const [x, y] = [210 + (at % 5) * 120, 200 + Math.floor(at / 5) * 190]
    return `<circle cx="${x}" cy="${y}" r="22"/><path d="M${x} ${y + 22}v70m0-40l-30 26m30-26l30 26m-30 14l-24 44m24-44l24 44"/>`
  })
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="640">
    <rect width="900" height="640" fill="#6b5644"/><path d="M140 90L760 110L820 560L90 540Z" fill="#fdfdfb"/>
    <g fill="none" stroke="#1e2230" stroke-width="6">${strokes.join('')}</g></svg>`
  return sharp(Buffer.from(page)).jpeg().toBuffer()
}

test('a page that was drawn on is straightened and cut beside its poses on the device, a finger sees its corners large, lines and order are set right by hand, and one of them goes into the practice log', async ({
  signedIn,
  house,
}) => {
  const { email, memberId } = await newSubscriber(house)
  const place = await house.db
    .selectFrom('chapters as ch')
    .innerJoin('lessons as l', 'l.id', 'ch.lesson_id')
    .innerJoin('subscription_courses as s', 's.course_id', 'l.course_id')
    .select(['ch.id as chapter_id', 'l.course_id', 'l.id as lessonId'])
    .where('l.published', '=', true)
    .orderBy('ch.id')
    .executeTakeFirstOrThrow()
  const { lessonId, ...at } = place
  await house.db
    .insertInto('course_places')
    .values({ ...at, member_id: memberId, updated_at: await house.now() })
    .execute()
  const page = await signedIn(email)
  const sent: string[] = []
  page.on('request', (request) => void (request.method() !== 'GET' && sent.push(new URL(request.url()).pathname)))
  await page.clock.install()
  await page.goto('/pose_library')
  await page.getByRole('button', { name: 'クラスで' }).click()
  await page.getByRole('button', { name: '練習をはじめる' }).click()
  await expect(page.getByTestId('countdown')).toBeVisible()
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.clock.resume()
  const paper = page.getByRole('heading', { name: '描いた紙を取り込む' })
  await expect(paper).toBeVisible()
  await page.getByRole('button', { name: '紙を取り込む' }).press('Enter')
  await expect(paper).toBeFocused()
  await expect(paper).toBeInViewport()
  sent.length = 0

  const choose = page.getByLabel('写真を選ぶ')
  await choose.setInputFiles({ name: 'x.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByRole('alert')).toContainText('読み込めませんでした')
  await choose.setInputFiles({ name: '紙.jpg', mimeType: 'image/jpeg', buffer: await photograph() })
  const corner = page.getByRole('button', { name: '紙の左上の角' })
  await corner.focus()
  const left = () => corner.evaluate((it: HTMLElement) => Number.parseFloat(it.style.left))
  const before = await left()
  for (let time = 0; time < 4; time++) await page.keyboard.press('Shift+ArrowRight')
  expect(await left()).toBeGreaterThan(before + 5)
  await atAllWidths(page, 'pose-paper-corners')
  await page.getByRole('button', { name: '写真全体を使う' }).click()
  expect(await left()).toBe(0)
  const { x, y } = (await page.getByRole('button', { name: '紙の右下の角' }).boundingBox())!
  const finger = await page.context().newCDPSession(page)
  await expect(page.locator('.paper-lens')).toBeHidden()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 10, y: y + 10 }] })
  await expect(page.locator('.paper-lens')).toBeVisible()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const again = { name: '紙.jpg', mimeType: 'image/jpeg', buffer: await photograph() }
  await page.getByLabel('別の写真を選ぶ').setInputFiles(again)
  await expect.poll(left).toBeGreaterThan(5)
  await page.getByRole('button', { name: 'まっすぐにして切り分ける' }).click()
  const cells = page.getByRole('list', { name: 'ポーズと描いたもの' })
  await expect(cells.getByRole('listitem')).toHaveCount(10)
  await page.getByLabel('横に並んだポーズの数').selectOption('5')
  await expect(cells.getByRole('listitem')).toHaveCount(10)
  const first = cells.getByRole('img', { name: '1枚目に描いたもの', exact: true })
  await expect.poll(() => first.evaluate((it: HTMLImageElement) => it.naturalWidth)).toBeGreaterThan(80)
  const second = cells.getByRole('img', { name: '2枚目に描いたもの', exact: true })
  const wide = (it: typeof first) => it.evaluate((one: HTMLImageElement) => one.naturalWidth)
  const [one, two] = [await wide(first), await wide(second)]
  await page.getByText('切り分ける線を直す').click()
  const line = page.getByRole('button', { name: '1段目の縦の線2' })
  const spot = (await line.boundingBox())!
  await page.mouse.move(spot.x + spot.width / 2, spot.y + spot.height / 2)
  await page.mouse.down()
  await page.mouse.move(spot.x + spot.width / 2 - 20, spot.y + spot.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect.poll(() => wide(first)).toBeLessThan(one)
  await expect.poll(() => wide(second)).toBeGreaterThan(two)
  const moved = await wide(second)
  await cells.getByRole('button', { name: /^前の絵と入れ替える ?（2枚目）$/ }).press('Enter')
  await expect.poll(() => wide(first)).toBe(moved)
  await cells.getByRole('button', { name: /^前の絵と入れ替える ?（1枚目）$/ }).press('Enter')
  expect(await wide(first)).toBe(moved)
  expect(sent).toEqual([])

  await page.getByLabel('練習記録に残すレッスン').selectOption(String(lessonId))
  await cells.getByRole('button', { name: /^練習記録に残す ?（1枚目）$/ }).click()
  await expect(cells.getByText('練習記録に残しました')).toBeVisible()
  expect(sent).toEqual(['/user_daily_lesson_trainings/create'])
  const logs = house.db.selectFrom('practice_logs').select(['lesson_id', 'memo']).where('member_id', '=', memberId)
  expect(await logs.execute()).toEqual([{ lesson_id: lessonId, memo: expect.stringContaining('30秒') }])
  await atAllWidths(page, 'pose-paper-cells')
  await axe(page)
})

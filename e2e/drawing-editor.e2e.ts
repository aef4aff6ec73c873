import { atAllWidths, axe, expect, picture, test } from '#test/browser.ts'
import { drawLine, drawLoop, editor, inkOf, openWork, palm, restHand, stage } from './drawing-desk.ts'

test.use({ ownHouse: true })
// Two browsers at work, and canvases without a graphics card.
test.setTimeout(180_000)

test('a teacher draws over a work with the pen, takes a line back, finds it again, and gives it back; the learner sees it [TC-002] [TC-011] [TC-013] [TC-019]', async ({
  signedIn,
  person,
}) => {
  const page = await signedIn('teacher1')
  await openWork(page)
  const saved = editor(page).getByText('保存しました')
  const undo = page.getByRole('button', { name: /^元に戻す/ })
  await expect(undo).toBeDisabled()
  // The hand lies on the picture before its pen was ever seen: the pen draws, and of the hand nothing is left.
  await palm(page, 'pointerdown')
  await palm(page, 'pointermove')
  await drawLine(page, { from: [0.35, 0.3], to: [0.6, 0.4], pressure: (share) => share })
  await palm(page, 'pointerup')
  await expect(undo).toBeEnabled()
  const one = await inkOf(page, 'pen')
  expect(one).toBeGreaterThan(100)
  await drawLine(page, { from: [0.4, 0.6], to: [0.6, 0.7] })
  expect(await inkOf(page, 'pen')).toBeGreaterThan(one)
  await stage(page).press('Control+z')
  expect(await inkOf(page, 'pen')).toBe(one)
  await page.getByRole('button', { name: /^やり直す/ }).click()
  expect(await inkOf(page, 'pen')).toBeGreaterThan(one)
  await undo.click()
  await expect(saved).toBeVisible()
  await picture(page, 'drawing-editor')
  // On a tablet, where layers are folded away, who puts the pen down still finds how fingers draw.
  const { width, height } = page.viewportSize()!
  await page.setViewportSize({ width: 820, height: 1180 })
  await expect(page.getByLabel('指でも描く')).toBeVisible()
  await page.setViewportSize({ width, height })

  await page.reload()
  await expect.poll(() => inkOf(page, 'pen')).toBe(one)
  // The device is known to have a pen: a hand that comes and goes before it draws nothing, until its owner wants fingers to.
  await restHand(page)
  expect(await inkOf(page, 'pen')).toBe(one)
  await page.getByLabel('指でも描く').check()
  await restHand(page)
  expect(await inkOf(page, 'pen')).toBeGreaterThan(one)
  await stage(page).press('Control+z')
  await expect(saved).toBeVisible()
  const second = await person('teacher1')
  await second.goto(page.url())
  await expect.poll(() => inkOf(second, 'pen')).toBe(one)

  const done = page.getByRole('button', { name: '添削を完了する' })
  await expect(done).toHaveAttribute('aria-disabled', 'true')
  await page.getByLabel('コメント 2').fill('肩の線を、首のつけ根から引いてみましょう。')
  await expect(done).not.toHaveAttribute('aria-disabled')
  await done.click()
  await page.getByRole('button', { name: '返却してこの作品を見る' }).click()
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
  await expect(page.getByText('添削済み')).toBeVisible()
  const learner = await person('overdue')
  await learner.goto(new URL(page.url()).pathname)
  await expect(learner.getByAltText('先生が朱を入れた作品')).toBeVisible()
  await picture(learner, 'drawing-returned')
})

test('what a teacher draws survives a lost line, an ended session and a second tab; parts are moved with the lasso [TC-019]', async ({
  signedIn,
  house,
  expectTrouble,
}) => {
  expectTrouble('net::ERR_INTERNET_DISCONNECTED')
  expectTrouble(/40[139]/)
  const page = await signedIn('teacher1')
  await openWork(page)
  const line = editor(page).getByText(/保存しました|未保存|保存中…|別の端末の内容に更新しました/)
  await drawLine(page, { from: [0.4, 0.3], to: [0.5, 0.35] })
  await expect(line).toHaveText('保存しました')
  const one = await inkOf(page, 'pen')

  const other = await page.context().newPage()
  await other.goto(page.url())
  await expect.poll(() => inkOf(other, 'pen')).toBe(one)
  await drawLine(other, { from: [0.4, 0.6], to: [0.5, 0.65] })
  const two = await inkOf(other, 'pen')
  await expect.poll(() => inkOf(page, 'pen')).toBe(two)

  await page.context().setOffline(true)
  await drawLine(page, { from: [0.4, 0.8], to: [0.5, 0.85] })
  await expect(line).toHaveText('未保存')
  const three = await inkOf(page, 'pen')
  await drawLine(other, { from: [0.55, 0.8], to: [0.6, 0.85] })
  await page.context().setOffline(false)
  await expect.poll(() => inkOf(page, 'pen')).toBeGreaterThan(three)
  await expect(line).toHaveText(/保存しました|別の端末の内容に更新しました/)
  await expect.poll(() => inkOf(other, 'pen')).toBe(await inkOf(page, 'pen'))
  await other.close()

  const { id } = await house.member('teacher1')
  await house.db.updateTable('sessions').set({ second_factor_at: null }).where('member_id', '=', id).execute()
  const all = await inkOf(page, 'pen')
  await drawLine(page, { from: [0.6, 0.3], to: [0.65, 0.5] })
  await expect(line).toHaveText('未保存')
  const more = await inkOf(page, 'pen')
  expect(more).toBeGreaterThan(all)
  const now = await house.now()
  await house.db.updateTable('sessions').set({ second_factor_at: now }).where('member_id', '=', id).execute()
  await page.reload()
  await expect.poll(() => inkOf(page, 'pen')).toBe(more)
  await expect(line).toHaveText('保存しました')

  await page.getByRole('button', { name: '投げなわ' }).click()
  await drawLoop(page, { around: [0.625, 0.4], by: [0.06, 0.16] })
  await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('.')
  await picture(page, 'drawing-lasso')
  await page.getByRole('button', { name: 'ここに置く' }).click()
  await expect(page.getByRole('button', { name: 'ここに置く' })).toHaveCount(0)
  await page.getByRole('button', { name: '提出した絵', exact: true }).click()
  await drawLoop(page, { around: [0.45, 0.4], by: [0.08, 0.12] })
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'うすめる紙', exact: true }).click()
  await page.getByRole('button', { name: '絵の全体をうすくする' }).click()
  await expect(line).toHaveText('保存しました')
  await stage(page).press('?')
  await expect(page.getByRole('dialog', { name: '操作の一覧' })).toBeVisible()
  await page.keyboard.press('Escape')
  await atAllWidths(page, 'drawing', page.getByRole('group', { name: '道具' }).locator('..'))
  await page.setViewportSize({ width: 390, height: 844 })
  const layer = page.getByRole('button', { name: '赤ペン', exact: true })
  await expect(layer).toBeHidden()
  await page.getByRole('button', { name: 'レイヤーを開く' }).click()
  await expect(layer).toBeVisible()
  // While one draws nothing lies over the picture; phrases come with the words.
  await stage(page).evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'end' }))
  await expect(page.getByRole('button', { name: '定型文を入れる' })).not.toBeInViewport()
  await page.getByLabel('コメント 2').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: '定型文を入れる' })).toBeInViewport()
  await page.getByRole('button', { name: /^画面いっぱいで描く/ }).click()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByRole('button', { name: 'レイヤーを閉じる' }).click()
  if (process.env.PICTURES) await page.screenshot({ path: 'test-results/pictures/drawing-wide-390.png' })
  await axe(page)
})

for (const comes of [true, false])
  test(`the line under a teacher’s pen is in sight before it is kept, painted beside the page, and dry when the pen is lifted${comes ? '' : ', also where its painter never comes'}`, async ({
    signedIn,
    expectTrouble,
  }) => {
    const page = await signedIn('teacher1')
    if (!comes) {
      expectTrouble('Failed to load resource')
      await page.route('**/wet.worker*', (route) => route.abort())
    }
    await openWork(page)
    await expect(editor(page).getByRole('button', { name: 'ペン', exact: true })).toBeVisible()
    const send = (type: string, places: number[]) =>
      stage(page).evaluate(
        (element, { type, places }) => {
          const { left, top, width, height } = element.getBoundingClientRect()
          element.setPointerCapture = () => {}
          for (const share of places)
            element.dispatchEvent(
              new PointerEvent(type, {
                ...{ bubbles: true, pointerId: 7, isPrimary: true, pointerType: 'pen', pressure: 0.6, buttons: 1 },
                ...{ clientX: left + width * share, clientY: top + height * share },
              }),
            )
        },
        { type, places },
      )
    const wet = () =>
      page
        .locator('.easel-wet')
        .last()
        .evaluate((canvas: HTMLCanvasElement) => {
          const ctx = new OffscreenCanvas(320, 320).getContext('2d', { willReadFrequently: true })!
          ctx.drawImage(canvas, 0, 0, 320, 320)
          return ctx.getImageData(0, 0, 320, 320).data.filter((value, i) => i % 4 === 3 && value > 0).length
        })
    await expect(page.getByRole('button', { name: /^元に戻す/ })).toBeDisabled()
    await send('pointerdown', [0.35])
    await send('pointermove', [0.4, 0.45, 0.5, 0.55, 0.6])
    await expect.poll(wet).toBeGreaterThan(50)
    expect(await inkOf(page, 'pen')).toBe(0)
    expect(page.workers().some((worker) => worker.url().includes('wet'))).toBe(comes)
    await send('pointerup', [0.6])
    await expect.poll(wet).toBe(0)
    expect(await inkOf(page, 'pen')).toBeGreaterThan(50)
  })

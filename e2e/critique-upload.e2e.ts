import { randomBytes } from 'node:crypto'
import { utimes, writeFile } from 'node:fs/promises'
import { drawing } from '#test/critiques/asking.ts'
import { axe, expect, picture, test, type Page } from '#test/browser.ts'
import { drawLine } from './drawing-desk.ts'

test.use({ ownHouse: true })
test.setTimeout(120_000)

const MIB = 1024 * 1024

/** A PSD of two parts, as it lies on a disk, so that it can be chosen again as the same. */
async function largeFile(path: string) {
  await writeFile(path, Buffer.concat([Buffer.from('8BPS\0\u0001'), randomBytes(9 * MIB)]))
  await utimes(path, 1_760_000_000, 1_760_000_000)
  return path
}

const openForm = async (page: Page) => {
  await page.goto('/correction_campaigns')
  await page
    .getByRole('button', { name: /朝比奈ナオ先生/ })
    .filter({ hasText: '依頼する' })
    .click()
  await expect(page.getByText('受付枠を確保しています')).toBeVisible()
}

test('a learner’s large file that is cut in the middle goes on after the page was closed, keeps the place longer, and comes back from the teacher with a letter [CR-025] [CR-008]', async ({
  house,
  person,
  expectTrouble,
}, testInfo) => {
  const path = await largeFile(testInfo.outputPath('大きな原稿.psd'))
  const first = await person('plan6m')
  await first.setViewportSize({ width: 390, height: 844 })
  await openForm(first)
  const { id } = await house.member('plan6m')
  const hold = async () =>
    (
      await house.db
        .selectFrom('correction_holds')
        .select('held_until')
        .where('member_id', '=', id)
        .executeTakeFirstOrThrow()
    ).held_until.getTime()
  const early = new Date((await hold()) - 20 * 60_000)
  await house.db.updateTable('correction_holds').set({ held_until: early }).where('member_id', '=', id).execute()

  // The line is cut behind the first part, and the page is closed while it waits for a better one.
  expectTrouble('Failed to load resource')
  const partOf = (url: string) => Number(new URL(url).searchParams.get('partNumber'))
  await first.route('**/sandbox/storage/**', (route) => {
    const isOpen = route.request().method() !== 'PUT' || partOf(route.request().url()) === 1
    return isOpen ? route.continue() : route.abort()
  })
  const lengthened = first.waitForResponse(
    (reply) => reply.request().method() === 'PATCH' && reply.url().endsWith('/hold'),
  )
  // In the store before the page goes: a part that is under way is rightly sent anew.
  const firstArrived = first.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok())
  await first.getByLabel('制作ファイル').setInputFiles(path)
  await expect(first.getByRole('button', { name: '一時停止' })).toBeVisible()
  await lengthened
  await firstArrived
  await expect(first.getByText('通信を待っています')).toBeVisible()
  expect(await hold()).toBeGreaterThan(early.getTime() + 15 * 60_000)
  await picture(first, 'critique-upload')
  await axe(first)
  const context = first.context()
  // A try that is just held back would be let through as its page closes: it ends with what the page showed.
  await context.setOffline(true)
  await first.goto('about:blank')
  await first.close({ runBeforeUnload: false })
  await context.setOffline(false)

  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  const sent: number[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().includes('/sandbox/storage/')) sent.push(partOf(request.url()))
  })
  await openForm(page)
  await expect(page.getByText('「大きな原稿.psd」は')).toContainText('88%まで届いています')
  await picture(page, 'critique-upload-left')
  await page.getByLabel('制作ファイル').setInputFiles(path)
  await expect(page.getByText('大きな原稿.psd', { exact: true })).toBeVisible({ timeout: 30_000 })
  expect(sent).toEqual([2])

  await page.getByLabel('作品の画像').setInputFiles({ name: '絵.png', mimeType: 'image/png', buffer: await drawing() })
  await expect(page.getByRole('button', { name: '一時停止' })).toHaveCount(0)
  await page.getByLabel('オリジナル').check()
  await page.getByLabel('先生に見てほしいところ').fill('手の形を見てください')
  await page.getByLabel('内容を確認し、同意します').check()
  await page.getByRole('button', { name: '添削を依頼する', exact: true }).click()
  await page.waitForURL(/\/user_corrected_works\/\d+$/)
  await expect(page.getByText('大きな原稿.psd').first()).toBeVisible()

  // The teacher takes it up in another browser meanwhile; of both ends of the way the learner reads in the mailbox.
  const asked = await house.letters('plan6m@example.com')
  expect(asked[0]!.subject).toContain('添削の依頼を受け付けました')
  const teacher = await person('teacher1')
  await teacher.goto(new URL(page.url()).pathname)
  await teacher.getByRole('link', { name: '添削する', exact: true }).click()
  await expect(teacher.getByRole('button', { name: 'ペン', exact: true })).toBeVisible()
  await drawLine(teacher, { from: [0.4, 0.4], to: [0.6, 0.6] })
  await teacher.getByLabel('コメント 2').fill('親指のつけ根から描いてみましょう。')
  await teacher.getByRole('button', { name: '添削を完了する' }).click()
  await teacher.getByRole('button', { name: '返却してこの作品を見る' }).click()
  await expect(teacher.getByText('添削済み')).toBeVisible()
  const [back] = await house.letters('plan6m@example.com', { seen: asked.length })
  expect(back!.subject).toContain('添削が返ってきました')
  await page.goto(back!.links.find((link) => link.includes('/user_corrected_works/'))!)
  await expect(page.getByText('親指のつけ根から描いてみましょう。')).toBeVisible()
  await expect(page.getByAltText('先生が朱を入れた作品')).toBeVisible()
})

test('a file is sent only while there is a place for it, a small one in one piece: nothing can be halted that would begin anew', async ({
  house,
  signedIn,
}) => {
  const buffer = Buffer.concat([Buffer.from('8BPS\0\u0001'), randomBytes(MIB)])
  const file = { name: '小さな原稿.psd', mimeType: '', buffer }
  const accept = (accepts: boolean) =>
    house.db.updateTable('correctional_teachers').set({ accepts }).where('name', '=', '朝比奈ナオ').execute()
  const page = await signedIn('plan6m')
  await page.clock.install()
  await openForm(page)
  await page.clock.fastForward('31:00')
  await expect(page.getByText('受付枠を確保できる時間が過ぎました')).toBeVisible()
  await accept(false)
  await page.getByLabel('制作ファイル').setInputFiles(file)
  await expect(page.getByText('受付枠がいっぱいです')).toBeVisible()
  await expect(page.getByText('アップロードを始めませんでした')).toBeVisible()
  await accept(true)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/sandbox/storage/**', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('制作ファイル').setInputFiles(file)
  await expect(page.getByText('受付枠を確保しています')).toBeVisible()
  await expect(page.getByRole('progressbar', { name: '制作ファイルの送信の進み具合' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'やめる' })).toBeVisible()
  await expect(page.getByRole('button', { name: '一時停止' })).toHaveCount(0)
  letGo()
  await expect(page.getByText('小さな原稿.psd')).toBeVisible()
})

import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { makeFilm } from '#test/films/make-film.ts'
import { colouredPdf } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import { atAllWidths, expect, test, type Page } from '#test/browser.ts'

/** A hand that is new to it: each press counts one, each choice in a list or in the system's files two. */
function handOf(page: Page) {
  let clicks = 0
  const by = (count: number) => (clicks += count)
  return {
    clicks: () => clicks,
    async press(role: 'button' | 'link', name: string | RegExp) {
      by(1)
      await page
        .getByRole(role, { name, exact: typeof name === 'string' })
        .first()
        .click()
    },
    async tick(label: string) {
      by(1)
      await page.getByLabel(label).check()
    },
    async write(label: string, ...texts: string[]) {
      by(1)
      const field = page.getByRole('textbox', { name: label, exact: label.includes('タイトル') })
      for (const text of texts) {
        await field.fill(text)
        if (label.includes('タイトル')) {
          await field.press('Enter')
          await expect(field).toHaveValue('')
        }
      }
    },
    async choose(label: string, option: string | { index: number }) {
      by(2)
      await page
        .getByLabel(label)
        .first()
        .selectOption(typeof option === 'string' ? { label: option } : option)
    },
    async bring(label: string, file: string) {
      by(2)
      await page.getByLabel(label).setInputFiles(file)
    },
  }
}

test.describe('an editor who is new to it', () => {
  test.use({ ownHouse: true })

  test('makes and publishes a course of three lessons with films, slides, a material and check points in sixty clicks [CT-031] [ST-002] [ST-003] [ST-017] [ST-018]', async ({
    house,
    person,
  }, testInfo) => {
    test.setTimeout(400_000)
    const at = (name: string) => testInfo.outputPath(name)
    const [film, slides, cover, material] = [at('手.mp4'), at('手.pdf'), at('表紙.png'), at('下描き.psd')]
    await writeFile(slides, await colouredPdf(['#cc2200', '#22aa44']))
    await writeFile(material, Buffer.concat([Buffer.from('8BPS\u0000\u0001', 'latin1'), Buffer.alloc(3000, 5)]))
    await sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#c8553d' } })
      .png()
      .toFile(cover)

    const { email } = await newPerson(house, { isStaff: true, role: 'editor' })
    const page = await person(email)
    const hand = handOf(page)
    await page.goto('/staff/courses')
    await hand.press('button', '講座を作成')
    await page.getByRole('dialog').getByRole('textbox', { name: '講座名' }).fill('手のひらから描く手')
    await hand.press('button', '下書きを作成する')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('手のひらから描く手')

    await hand.write('紹介文', '手のひらの厚みから、手を描き始めます。')
    await hand.choose('分野', 'キャラクター')
    await hand.choose('カテゴリ', { index: 1 })
    await hand.choose('レベル', '入門')
    await hand.choose('先生を追加', { index: 1 })
    await hand.tick('月額プランで見られるようにする')
    await hand.bring('カバー画像を選ぶ', cover)
    await expect(page.getByText('カバー画像を保存しました。')).toBeVisible()
    await hand.bring('練習用の資料', material)
    await expect(page.getByRole('button', { name: '「下描き.psd」を外す' })).toBeVisible()
    await atAllWidths(page, 'studio-course')
    await page.setViewportSize({ width: 1280, height: 900 })

    const lessons = ['手のひら', '指', '手首']
    await hand.press('link', '構成')
    await hand.write('レッスンを追加（タイトル）', ...lessons)
    for (const lesson of lessons) await hand.write(`「${lesson}」にチャプターを追加（タイトル）`, `${lesson}を描く`)
    for (const lesson of lessons) {
      await hand.press('link', `${lesson}を描く`)
      // Each is another film: the same bytes would be made ready once.
      await makeFilm(film, { seconds: 2 + lessons.indexOf(lesson), size: '96x64', rate: 5, channels: 0 })
      await hand.bring('動画ファイル', film)
      await expect(
        page
          .getByText(/^(変換待ち|変換中)$/)
          .or(page.locator('video'))
          .first(),
      ).toBeVisible()
      await hand.press('link', '手のひらから描く手')
      await hand.press('link', '構成')
    }
    for (const lesson of lessons) {
      await hand.press('link', lesson)
      await hand.write('チェックポイントを追加（タイトル）', `${lesson}の厚みが描けている`, '線が途切れていない')
      if (lesson === '手のひら') {
        await atAllWidths(page, 'studio-lesson')
        await page.setViewportSize({ width: 1280, height: 900 })
        await hand.press('link', 'スライド')
        await hand.bring('PDFファイル', slides)
        await expect(page.getByRole('img', { name: 'スライド 2' })).toBeVisible({ timeout: 60_000 })
        await atAllWidths(page, 'studio-slides')
        await page.setViewportSize({ width: 1280, height: 900 })
        await hand.press('link', '手のひらから描く手')
      }
      if (lesson !== '手首') await hand.press('link', '構成')
    }
    await hand.press('link', '公開')
    await expect(page).toHaveURL(/\/publishing$/)
    const isWhole = async () => {
      await page.reload()
      return page.getByText('足りないものをそろえると公開できます。').count()
    }
    await expect.poll(isWhole, { timeout: 200_000, intervals: [1_000] }).toBe(0)
    await atAllWidths(page, 'studio-publishing')
    // What only published courses have is not asked for where a draft is looked at: nothing breaks there.
    await page.goto(new URL(page.url()).pathname.replace(/^\/staff(.*)publishing$/, '$1preview'))
    await page.getByText('練習用の資料').scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    await page.goBack()
    await hand.press('button', '公開する')
    await expect(page.getByText('講座を公開しました。', { exact: false })).toBeVisible()
    expect(hand.clicks()).toBeLessThanOrEqual(60)

    await hand.press('link', 'ページを見る')
    await page.waitForURL((url) => !url.pathname.startsWith('/staff'))
    const learner = await person('cont6')
    await learner.goto(new URL(page.url()).pathname)
    await expect(learner.getByRole('heading', { level: 1 })).toHaveText('手のひらから描く手')
    for (const lesson of lessons) await expect(learner.getByText(`${lesson}を描く`).first()).toBeVisible()
    await expect(learner.getByText('練習用の資料')).toBeVisible()
  })
})

import { addPiece, newDraft, newWhole } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import { atAllWidths, expect, test } from '#test/browser.ts'

test.describe('the outline', () => {
  /** An outline of two lessons, the first with two chapters. */
  async function outline(house: Parameters<typeof newWhole>[0]) {
    const { session, email } = await newPerson(house, { isStaff: true, role: 'editor' })
    const whole = await newWhole(house, session, '並べ替える講座')
    const second = await addPiece(session, whole.id, 'chapter', whole.lesson, '線を見る')
    const lesson = await addPiece(session, whole.id, 'lesson', whole.id, '二日目')
    const order = async () => {
      const rows = await house.db
        .selectFrom('chapters as h')
        .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
        .select(['l.title as lesson', 'h.title'])
        .where('l.course_id', '=', whole.id)
        .where('h.archived_at', 'is', null)
        .orderBy('l.day_index')
        .orderBy('h.position')
        .execute()
      return rows.map((row) => `${row.lesson}/${row.title}`)
    }
    return { ...whole, second, other: lesson, email, order }
  }

  test('is put in order by the pointer, by a finger and by keys alone, within a lesson and into the next [ST-005] [ST-030]', async ({
    house,
    person,
  }) => {
    const made = await outline(house)
    const page = await person(made.email)
    await page.goto(`/staff/courses/${made.id}/outline`)
    const handle = (title: string) => page.getByRole('button', { name: `「${title}」を移動（上下の矢印キー）` })
    const middle = async (title: string) => {
      const box = (await handle(title).boundingBox())!
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    // The pointer takes the second above the first.
    const [from, to] = [await middle('線を見る'), await middle('骨を見る')]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, to.y - 16, { steps: 5 })
    await expect(page.locator('.studio-drop-line')).toBeVisible()
    await page.mouse.up()
    await expect.poll(made.order).toEqual(['手の骨/線を見る', '手の骨/骨を見る'])
    // Keys take it on: down within the lesson, and from its end into the next.
    await handle('線を見る').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(made.order).toEqual(['手の骨/骨を見る', '手の骨/線を見る'])
    await expect(handle('線を見る')).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect.poll(made.order).toEqual(['手の骨/骨を見る', '二日目/線を見る'])
    // A finger brings it back.
    const [low, high] = [await middle('線を見る'), await middle('骨を見る')]
    const touch = await page.context().newCDPSession(page)
    const at = (y: number) => ({ touchPoints: [{ x: low.x, y }] })
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(low.y) })
    for (const part of [0.3, 0.6, 1])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(low.y + (high.y - 16 - low.y) * part) })
    await expect(page.locator('.studio-drop-line')).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect.poll(made.order).toEqual(['手の骨/線を見る', '手の骨/骨を見る'])
    await page.reload()
    await expect(page.getByRole('link', { name: /を見る$/ }).first()).toHaveText('線を見る')
    await atAllWidths(page, 'studio-outline')
  })

  test('asks with the numbers before what learners used is taken out, and keeps what they did [ST-005]', async ({
    house,
    person,
    expectTrouble,
  }) => {
    expectTrouble('409')
    const made = await outline(house)
    const { memberId } = await newPerson(house)
    const { video_id } = await house.db
      .selectFrom('chapters')
      .select('video_id')
      .where('id', '=', made.chapter)
      .executeTakeFirstOrThrow()
    const now = await house.now()
    await house.db
      .insertInto('watch_progress')
      .values({ member_id: memberId, video_id: video_id!, updated_at: now })
      .execute()
    const page = await person(made.email)
    await page.goto(`/staff/courses/${made.id}/outline`)
    const out = async (title: string) => {
      await page.getByRole('button', { name: `「${title}」を外す` }).click()
      await page.getByRole('dialog').getByRole('button', { name: '外す', exact: true }).click()
    }
    await out('線を見る')
    await expect(page.getByRole('link', { name: '線を見る' })).toHaveCount(0)
    await out('骨を見る')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText('視聴した人')
    await expect(dialog).toContainText('1件')
    await dialog.getByRole('button', { name: '記録を残して外す' }).click()
    await expect(page.getByRole('link', { name: '骨を見る' })).toHaveCount(0)
    const kept = await house.db
      .selectFrom('chapters as h')
      .innerJoin('watch_progress as w', 'w.video_id', 'h.video_id')
      .select(['h.archived_at', 'w.member_id'])
      .where('h.id', '=', made.chapter)
      .execute()
    expect(kept).toEqual([{ archived_at: expect.any(Date), member_id: memberId }])
    const gone = await house.db.selectFrom('chapters').select('id').where('id', '=', made.second).execute()
    expect(gone).toEqual([])
  })
})

test('a draft says line by line what it still lacks, each line as tall as a finger and with its way [ST-002] [ST-030]', async ({
  house,
  person,
}) => {
  const { session, email } = await newPerson(house, { isStaff: true, role: 'editor' })
  const id = await newDraft(session, '足りないものの多い講座')
  const page = await person(email)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/staff/courses/${id}/publishing`)
    const lines = page.getByRole('listitem').filter({ hasText: 'がありません' })
    await expect(lines).toHaveCount(7)
    for (const line of await lines.all()) {
      expect((await line.boundingBox())!.height).toBeLessThanOrEqual(60)
      await expect(line.getByRole('link')).toBeVisible()
    }
  }
})

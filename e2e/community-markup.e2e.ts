import { expect, test, type Page } from '#test/browser.ts'
import { newDrawing } from '#test/community/pictures.ts'
import { sendReport } from '#test/community/showing.ts'
import { newPerson } from '#test/people.ts'

/** What others have tried elsewhere; a title holds fifteen signs of it. */
const SET = [
  '<script>window.planted=1</script>',
  '"><img src=x onerror=window.planted=1>',
  '</script><script>window.planted=1</script>',
  "'-window.planted=1-'",
  '<svg/onload=window.planted=1>',
  'javascript:window.planted=1',
  '{{constructor.constructor("window.planted=1")()}}',
  '<a href="javascript:window.planted=1">押す</a>',
  '\u2028window.planted=1//',
  '&lt;img src=x onerror=window.planted=1&gt;',
]
const all = SET.join('\n')
const short = '<svg/onload=p()>'.slice(0, 15)

const isClean = (page: Page) =>
  page.evaluate(() => ({
    planted: (window as { planted?: unknown }).planted ?? null,
    markup: document.querySelectorAll('[onerror], [onload], a[href^="javascript:"]').length,
  }))

test.describe('what looks like markup', () => {
  test.use({ ownHouse: true })

  test('stays text wherever members and staff meet it: names, titles, words, file names, wishes and reasons', async ({
    person,
    signedIn,
    house,
  }) => {
    const author = await newPerson(house, { name: all.slice(0, 200) })
    const friend = await newPerson(house, { name: SET[1]! })
    const sent = await sendReport(author.session, {
      words: { title: short, content: all },
      name: `${SET[1]!.replaceAll('/', '')}.png`,
    })
    const id = sent.body.id as number
    const form = new FormData()
    form.set('illust_report_comment[content]', all)
    form.set('illust_report_comment[image]', new Blob([new Uint8Array(await newDrawing())]), `${SET[4]!}.png`)
    expect((await friend.session.post(`/illust_reports/${id}/comments`, form)).status).toBe(200)
    const told = { target_type: 'report', target_id: id, reason: 'other', detail: all.slice(0, 500) }
    expect((await friend.session.post('/content_reports', told)).status).toBe(200)
    await house.db
      .updateTable('illust_contests')
      .set({ title: SET[1]!, theme: SET[0]!, content: all, rules: all, prizes: all })
      .where('id', '=', 1)
      .execute()
    const work = house.db.updateTable('illust_contest_applicants').set({ praise: all, award: short })
    await work.where('award', '=', '最優秀賞').where('contest_id', '=', 1).execute()
    await house.db.updateTable('gallery_illusts').set({ title: SET[1]!, credit: SET[4]! }).execute()
    const matter = await house.db
      .selectFrom('moderation_cases')
      .select('id')
      .where('target_id', '=', id)
      .where('target_type', '=', 'report')
      .executeTakeFirstOrThrow()

    const reader = await signedIn(friend.email)
    const staff = await person('staff')
    const places: [Page, string, string][] = [
      [reader, '/illust_reports', short],
      [reader, `/illust_reports/${id}`, SET[0]!],
      [reader, '/illust_contests', SET[1]!],
      [reader, '/illust_contests/1', SET[1]!],
      [reader, '/illust_contests/1/works', SET[1]!],
      [reader, '/fifth_anniversary', 'ファンアート'],
      [staff, '/staff/moderation', short],
      [staff, `/staff/moderation/${matter.id}`, short],
      [staff, '/staff/contests/1', SET[1]!],
      [staff, '/staff/contests/1/judging', SET[1]!],
      [staff, '/staff/galleries', SET[1]!],
    ]
    for (const [page, path, words] of places) {
      await page.goto(path)
      await expect(page.getByRole('main').getByText(words).filter({ visible: true }).first(), path).toBeVisible()
      expect(await isClean(page), path).toEqual({ planted: null, markup: 0 })
    }
    await reader.goto('/fifth_anniversary')
    await reader.getByRole('list', { name: 'ファンアート' }).getByRole('button').first().click()
    await expect(reader.getByText(SET[4]!)).toBeVisible()
    expect(await isClean(reader)).toEqual({ planted: null, markup: 0 })
  })
})

import { beforeAll, describe, expect, it } from 'vitest'
import { writeCourse } from '#test/learning/courses.ts'
import { newPerson } from '#test/people.ts'
import type { Session } from '#test/worlds/session.ts'
import { freshWeb } from '#test/web.ts'

const html = { headers: { Accept: 'text/html' } }

describe('reviews that wait for staff', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  let editor: Session
  let course: number
  beforeAll(async () => {
    web = await freshWeb()
    editor = (await newPerson(web, { isStaff: true, role: 'editor' })).session
    course = await writeCourse(web.db)
  })

  const review = async (rating: number, content: string) => {
    const { memberId: member_id } = await newPerson(web)
    const row = { member_id, course_id: course, rating, content, written_at: await web.now() }
    return (await web.db.insertInto('course_reviews').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const page = async () => (await web.visit(`/courses/${course}`)).text.replaceAll('<!-- -->', '')
  const decide = (id: number, fields: Record<string, string>) =>
    editor.submit('/staff/reviews', { id: String(id), ...fields }, html)

  it('stand in a queue; stars and voices of the course change as soon as one is approved or taken back [ST-022]', async () => {
    const [good, fair] = [await review(5, '線がほどけました。'), await review(2, '音が小さいです。')]
    const queue = (await editor.visit('/staff/reviews')).text
    expect(queue.indexOf('線がほどけました。')).toBeLessThan(queue.indexOf('音が小さいです。'))
    expect((await editor.visit('/staff')).text).toContain('確認待ちのレビュー')
    expect(await page()).not.toContain('5点満点中')

    expect((await decide(good, { act: 'approve', voice: '水野さん' })).status).toBe(303)
    await expect.poll(page).toContain('5.0')
    for (const words of ['（1件）', '線がほどけました。', '水野さん']) expect(await page()).toContain(words)
    expect((await decide(fair, { act: 'approve' })).status).toBe(303)
    await expect.poll(page).toContain('3.5')
    expect(await page()).not.toContain('音が小さいです。')
    expect((await decide(fair, { act: 'refuse', reason: '講座の内容ではないため' })).status).toBe(303)
    await expect.poll(page).toContain('5.0')
    const refused = (await editor.visit('/staff/reviews?state=refused')).text
    expect(refused).toContain('見送りの理由：講座の内容ではないため')
  })

  it('are refused only with a reason, and decided once by one of two [ST-022]', async () => {
    const id = await review(4, '色の話がよかったです。')
    const bare = await decide(id, { act: 'refuse', reason: ' ' })
    expect([bare.status, bare.text.includes('見送る理由を入力してください。')]).toEqual([422, true])
    const both = await Promise.all([decide(id, { act: 'approve' }), decide(id, { act: 'approve' })])
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect((await decide(99_999_999, { act: 'approve' })).status).toBe(404)
    const { session: support } = await newPerson(web, { isStaff: true, role: 'support' })
    expect((await support.visit('/staff/reviews')).status).toBe(404)
  })
})

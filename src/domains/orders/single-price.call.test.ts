import { expect, it } from 'vitest'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const plain = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '').replaceAll('<!-- -->', '')

it('a course that is sold by itself says its price on its card and its page, and for how long it can be watched [PL-054]', async () => {
  const now = await web.now()
  const courses = await web.db
    .selectFrom('courses as c')
    .innerJoin('course_teachers as t', 't.course_id', 'c.id')
    .select(['c.id', 'c.single_price_yen as yen', 't.teacher_id as teacherId'])
    .where('c.opened_at', '<', now)
    .where((or) => or.or([or('c.closed_at', 'is', null), or('c.closed_at', '>', now)]))
    .orderBy('c.id')
    .execute()
  const sold = courses.find(({ yen }) => yen !== null)!
  const other = courses.find(({ yen }) => yen === null)!
  const price = `${sold.yen!.toLocaleString('ja-JP')}円`
  const page = plain((await web.visit(`/courses/${sold.id}`)).text)
  for (const words of [price, '単品で購入すると', '期限なくご覧いただけます']) expect(page).toContain(words)
  expect(plain((await web.visit(`/teachers/${sold.teacherId}`)).text)).toContain(`単品 ${price}（税込）`)
  expect(plain((await web.visit(`/courses/${other.id}`)).text)).not.toContain('単品')
})

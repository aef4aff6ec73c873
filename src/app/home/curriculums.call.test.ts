import { expect, it } from 'vitest'
import { curriculumByKey } from '#test/learning/demo-ids.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()
const LIST = '/subscriptions/curriculums'
const plain = (text: string) => /<main.*<\/main>/s.exec(text)![0].replaceAll(/<wbr\/>|<!-- -->/g, '')
const titles = (text: string) =>
  [...text.matchAll(/<h([234])[^>]*>(.*?)<\/h\1>/gs)].map(([, , inner]) => inner!.replaceAll(/<[^>]*>/g, ''))

it('a visitor sees the whole road from the first level to the last, and nothing of anybody', async () => {
  const page = plain((await web.visit(LIST)).text)
  expect(titles(page).filter((title) => /^..$/.test(title))).toEqual(['入門', '初級', '中級', '上級'])
  const open = await web.db.selectFrom('curriculums').select('title').where('opened_at', 'is not', null).execute()
  for (const { title } of open) expect(titles(page)).toContain(title)
  for (const own of ['受講中', '修了', 'いまここ', 'つづきから見る', 'クリア！']) expect(page).not.toContain(own)
})

it('a learner goes on with the first thing on the page, sees where they stand, and finds at its end what they finished', async () => {
  const page = plain((await (await web.signIn('learner')).visit(LIST)).text)
  const [own, road, finished] = ['under-way', 'road', 'finished'].map(
    (id) => new RegExp(`<section aria-labelledby="${id}".*?</section>`, 's').exec(page)![0],
  )
  expect(page.indexOf(own!)).toBeLessThan(page.indexOf(road!))
  expect(page.indexOf(road!)).toBeLessThan(page.indexOf(finished!))
  expect(own).toMatch(/次はSTEP \d「.*href="\/subscriptions\/curriculum_steps\/\d+\/chapters\/\d+".*つづきから見る/s)
  expect(page.match(/button-filled/g)).toHaveLength(1)
  expect(road).toMatch(/data-state="current" aria-current="step".*?入門.*?いまここ/s)
  expect(finished!.match(/クリア！/g)!.length).toBe(titles(finished!).length - 1)
  for (const title of titles(finished!)) expect(titles(road!)).not.toContain(title)
})

it('the curriculum of seven days asks for thirty minutes on each of them, and says who corrects what is drawn', async () => {
  const { id } = await curriculumByKey(web.db, 'trial-seven-days')
  const page = plain((await web.visit(`${LIST}/${id}`)).text)
  expect(
    page.match(/<strong[^>]*>約\d+(?:時間|分)[^<]*<\/strong>/g)!.map((one) => one.replaceAll(/<[^>]*>/g, '')),
  ).toEqual(Array.from({ length: 7 }, () => '約30分'))
  const teachers = await web.db.selectFrom('correctional_teachers').selectAll().execute()
  const [there, away] = [true, false].map((accepts) =>
    teachers.find((one) => one.accepts === accepts && one.activated_at),
  )
  expect(page).toContain(`${there!.name}先生`)
  expect(page).not.toContain(`${away!.name}先生`)
})

import { describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { sharedWeb } from '#test/web.ts'

describe('the pages of the catalogue', () => {
  const web = sharedWeb()
  const idOf = async (table: 'teachers' | 'lessons', isFree?: boolean) => {
    const rows = web.db.selectFrom(table).select('id').orderBy('id').limit(1)
    const one = isFree === undefined ? rows : rows.where('is_free' as never, '=', isFree as never)
    return (await one.executeTakeFirstOrThrow()).id
  }
  const coursesOf = (html: string) =>
    [...html.matchAll(/<article[^>]*data-course="(\d+)"/g)].map(([, id]) => Number(id))
  const inOrder = (ids: Iterable<number>) => [...ids].toSorted((a, b) => a - b)

  it.each(['/courses', '/free_lessons', '/10th-anniversary/courses'])(
    '%s opens for a visitor [OV-004]',
    async (path) => {
      const page = await web.visit(path)
      expect(page.status).toBe(200)
      expect(page.text).toContain('<html lang="ja">')
      expect(page.text).not.toContain('role="progressbar"')
    },
  )

  it('says to each level where to begin, with a curriculum that is open [OV-018]', async () => {
    const { text } = await web.visit('/subscriptions/beginner_guide')
    expect(text).toContain('<title>はじめての方へ - Egaku</title>')
    const guide = /<main[\s\S]*<\/main>/.exec(text)![0]
    const section = guide.slice(guide.indexOf('レベル別の始め方'))
    for (const level of ['入門', '初級', '中級', '上級']) expect(section).toContain(level)
    expect(section).toMatch(/href="\/subscriptions\/curriculums\/\d+"/)
  })

  it('shows every open course of the four tabs and no other, with the cards in the page as it comes [OV-015][CT-025]', async () => {
    const shown: number[] = []
    for (const tab of ['character', 'background', 'manga', 'other'])
      shown.push(...coursesOf((await web.visit(`/courses?tab=${tab}`)).text))
    const now = await web.now()
    const open = await web.db
      .selectFrom('courses')
      .select('id')
      .where('opened_at', '<=', now)
      .where((eb) => eb.or([eb('closed_at', 'is', null), eb('closed_at', '>', now)]))
      .execute()
    expect(inOrder(new Set(shown))).toEqual(inOrder(open.map(({ id }) => id)))
  })

  it('never changes the set of courses with the order, and takes an unknown order or tab for the first [CT-019][CT-020]', async () => {
    const page = async (query: string) => coursesOf((await web.visit(`/courses?${query}`)).text)
    const first = await page('')
    for (const sort of ['category', 'level', 'new', 'old']) {
      expect(inOrder(await page(`tab=character&sort=${sort}`))).toEqual(inOrder(first))
    }
    expect(await page('tab=nothing&sort=price')).toEqual(first)
  })

  const tagsOf = (card: string) => [...card.matchAll(/>(#[^<]+)</g)].map(([, tag]) => tag)

  it('names on every card the teacher, at most three tags, and how long it is [CT-029]', async () => {
    const cards = (await web.visit('/courses')).text.match(/<article[\s\S]*?<\/article>/g)!
    expect(cards.length).toBeGreaterThan(50)
    for (const card of cards) {
      expect(tagsOf(card).length).toBeLessThanOrEqual(3)
      expect(card).toMatch(/>(\d+時間)?(\d+分)?</)
    }
    const { id } = await courseByKey(web.db, 'special-two-teachers')
    await web.db.updateTable('courses').set({ video_seconds: 4800 }).where('id', '=', id).execute()
    for (const [position, tag] of ['一', '二', '三', '四'].entries())
      await web.db
        .insertInto('course_tags')
        .values({ course_id: id, tag, position: position - 10 })
        .execute()
    const [teacher] = await web.db
      .selectFrom('course_teachers as c')
      .innerJoin('teachers as t', 't.id', 'c.teacher_id')
      .select(['t.id', 't.name'])
      .where('c.course_id', '=', id)
      .execute()
    const { text } = await (await web.signIn('cont12')).visit(`/teachers/${teacher!.id}`)
    const card = text.match(/<article[\s\S]*?<\/article>/g)!.find((one) => one.includes(`data-course="${id}"`))!
    expect(card).toContain(teacher!.name)
    expect(card).toContain('1時間20分')
    expect(tagsOf(card)).toEqual(['#一', '#二', '#三'])
  })

  it('says what learners say on the page of the free lessons too [MI-033]', async () => {
    const [voice] = await web.db
      .selectFrom('customer_voices')
      .selectAll()
      .orderBy('given_at', 'desc')
      .limit(1)
      .execute()
    const { text } = await web.visit('/free_lessons')
    expect(text.slice(text.indexOf('受講生の声'))).toContain(voice!.name)
  })

  it('holds paint software, making and motifs under the other courses [CT-021]', async () => {
    const { text } = await web.visit('/courses?tab=other')
    const places = ['ペイントソフト', 'イラストメイキング', 'モチーフ'].map((title) => text.indexOf(`>${title}</h2>`))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })

  it('shows a teacher with the courses, and nobody under an unknown number [MI-019]', async () => {
    const id = await idOf('teachers')
    const { name } = await web.db.selectFrom('teachers').select('name').where('id', '=', id).executeTakeFirstOrThrow()
    const page = await web.visit(`/teachers/${id}`)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(new RegExp(`<h1[^>]*>${name}</h1>`))
    expect(coursesOf(page.text).length).toBeGreaterThan(0)
    expect((await web.visit('/teachers/999999')).status).toBe(404)
  })

  it.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])('answers 404 to the id %s [OV-008]', async (id) => {
    for (const path of [`/teachers/${id}`, `/free_lessons/${id}`]) expect((await web.visit(path)).status).toBe(404)
  })

  it('plays a free lesson for all, and hides one that is not free [MI-022]', async () => {
    const free = await web.visit(`/free_lessons/${await idOf('lessons', true)}`)
    expect(free.status).toBe(200)
    const film = free.text.match(/src="(\/daily_lesson_chapters\/\d+\/film)"/)?.[1]
    expect((await web.visit(film!)).status).toBe(200)
    expect((await web.visit(`/free_lessons/${await idOf('lessons', false)}`)).status).toBe(404)
  })

  it('lists the free lessons of a category, and no category that does not exist [MI-022]', async () => {
    const index = await web.visit('/free_lessons')
    const category = index.text.match(/href="(\/free_lessons\/categories\/[^"]+)"/)?.[1]
    const page = await web.visit(category!)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/href="\/free_lessons\/\d+"/)
    expect((await web.visit('/free_lessons/categories/nothing')).status).toBe(404)
  })

  it('shows a member the progress and what is put aside on every card [CT-024]', async () => {
    const { text } = await (await web.signIn('learner')).visit('/courses')
    expect(text.match(/role="progressbar"/g)?.length).toBe(text.match(/<article[^>]*data-course=/g)?.length)
  })
})

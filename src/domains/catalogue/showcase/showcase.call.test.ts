import { beforeAll, describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { freshWeb } from '#test/web.ts'

describe('what the school shows of itself', () => {
  let web: Awaited<ReturnType<typeof freshWeb>>
  beforeAll(async () => void (web = await freshWeb()))

  const main = async (path: string, session = web.visitor()) => {
    const { status, text } = await session.visit(path)
    return { status, text: /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '', whole: text }
  }
  const soon = (look: () => Promise<boolean>) => expect.poll(look, { timeout: 10_000, interval: 100 }).toBe(true)

  it('shows teachers’ messages and practice on the page of the plans, and messages on the anniversary’s [SH-023]', async () => {
    const plans = await main('/subscriptions/lp')
    for (const words of ['先生からのメッセージ', '白羽ことり先生', '受講生の練習']) expect(plans.text).toContain(words)
    expect((await main('/10th-anniversary/courses')).text).toContain('先生からのメッセージを見る')
  })

  it('a message that its teacher took back is gone from every page at once', async () => {
    const { id } = await web.db
      .selectFrom('teachers')
      .select('id')
      .where('name', '=', '白羽ことり')
      .executeTakeFirstOrThrow()
    const withdraw = (at: Date | null) =>
      web.db.updateTable('teacher_messages').set({ withdrawn_at: at }).where('teacher_id', '=', id).execute()
    await withdraw(await web.now())
    await soon(async () => !(await main('/subscriptions/lp')).text.includes('白羽ことり先生'))
    expect((await main('/10th-anniversary/courses')).whole).not.toContain('話しかけたくなる顔を')
    await withdraw(null)
    await soon(async () => (await main('/subscriptions/lp')).text.includes('白羽ことり先生'))
  })

  it('the page of an anniversary opens and closes with its window', async () => {
    const close = (at: Date | null) =>
      web.db.updateTable('anniversary_pages').set({ closed_at: at }).where('slug', '=', '10th-anniversary').execute()
    const status = async () => (await main('/10th-anniversary/courses')).status
    await close(await web.now())
    await expect.poll(status, { timeout: 10_000 }).toBe(404)
    await close(null)
    await expect.poll(status, { timeout: 10_000 }).toBe(200)
  })

  it('tells anybody what is in an open course: chapters, the editor’s note, sample slides [SH-005] [SH-022]', async () => {
    const { id, title } = await courseByKey(web.db, 'eyes-build')
    const reply = await web.visitor().visit(`/courses/${id}/contents`)
    expect(reply.status).toBe(200)
    const chapters = await web.db
      .selectFrom('chapters as h')
      .innerJoin('lessons as l', 'l.id', 'h.lesson_id')
      .select('h.title')
      .where('l.course_id', '=', id)
      .orderBy('l.day_index')
      .orderBy('h.position')
      .execute()
    expect(reply.body).toEqual({
      courseId: id,
      courseTitle: title,
      thumbnailUrl: expect.stringMatching(/^\/files\/course-covers\/[\w-]+\.webp$/),
      note: '左右の目の大きさがそろわない人に。1本目のチャプターだけでも、見え方が変わります。',
      titles: chapters.map((chapter) => chapter.title),
      slides: { baseUrl: expect.stringMatching(/^\/files\/sample-slides\/[\w-]+$/), totalPages: 4 },
    })
    expect((await web.visitor().visit('/')).text).toContain('内容を見る')
  })

  it('never tells a learner’s note, nor anything of a course that is closed, to come or unknown [SH-022]', async () => {
    const { id } = await courseByKey(web.db, 'eyes-build')
    const learner = await web.signIn('learner')
    const { id: member_id } = await web.member('learner')
    const note = { content: 'わたしだけの覚え書き', version: 1, saved_at: await web.now() }
    await web.db
      .insertInto('course_notes')
      .values({ member_id, course_id: id, ...note })
      .onConflict((one) => one.columns(['member_id', 'course_id']).doUpdateSet(note))
      .execute()
    expect((await learner.visit(`/courses/${id}/contents`)).text).not.toContain('わたしだけの覚え書き')
    for (const key of ['special-closed', 'special-not-yet-open']) {
      const closed = await courseByKey(web.db, key)
      expect((await learner.visit(`/courses/${closed.id}/contents`)).status, key).toBe(404)
    }
    expect((await learner.visit('/courses/99999999/contents')).status).toBe(404)
  })

  it('opens a skill path for visitors, with every part and its level [SH-011] [SH-020]', async () => {
    const path = await web.db.selectFrom('skill_paths').selectAll().orderBy('position').executeTakeFirstOrThrow()
    for (const page of ['/']) expect((await main(page)).text).toContain(`href="/skill_paths/${path.id}"`)
    const { status, text } = await main(`/skill_paths/${path.id}`)
    expect(status).toBe(200)
    expect(text).toContain(path.title)
    expect(text.match(/<li /g)).toHaveLength(3)
    expect(text).toMatch(/入門|初級|中級|上級/)
    expect(text).not.toContain('role="progressbar"')
    expect(text).not.toContain('次はこちら')
  })

  it('shows a learner their own progress on it and the next part to take, and leads there from top and learning status [SH-020]', async () => {
    const learner = await web.signIn('learner')
    const { id: member_id } = await web.member('learner')
    const items = await web.db
      .selectFrom('skill_path_items')
      .select(['skill_path_id as path', 'course_id as course'])
      .where('course_id', 'is not', null)
      .orderBy('skill_path_id')
      .orderBy('position')
      .execute()
    const [first, second] = items
    await web.db
      .insertInto('course_completions')
      .values({ member_id, course_id: first!.course!, completed_at: await web.now() })
      .onConflict((one) => one.doNothing())
      .execute()
    await web.db
      .deleteFrom('course_completions')
      .where('member_id', '=', member_id)
      .where('course_id', '=', second!.course)
      .execute()
    const { text } = await main(`/skill_paths/${first!.path}`, learner)
    expect(text.match(/role="progressbar"/g)).toHaveLength(3)
    const parts = text.split('<li ').slice(1)
    expect(parts.map((part) => part.includes('次はこちら'))).toEqual([false, true, false])
    expect(parts[0]).toContain('完了')
    for (const page of ['/', '/subscriptions/learning_status'])
      expect((await main(page, learner)).text).toContain(`href="/skill_paths/${first!.path}"`)
  })

  it('hides a skill path that is not open, from everybody and everywhere [SH-020]', async () => {
    const path = await web.db
      .selectFrom('skill_paths')
      .selectAll()
      .orderBy('position', 'desc')
      .executeTakeFirstOrThrow()
    expect((await main(`/skill_paths/${path.id}`)).status).toBe(200)
    const set = (opened_at: Date | null) =>
      web.db.updateTable('skill_paths').set({ opened_at }).where('id', '=', path.id).execute()
    await set(null)
    await soon(async () => (await main(`/skill_paths/${path.id}`)).status === 404)
    const staff = await web.signIn('staff')
    expect((await staff.visit(`/skill_paths/${path.id}`)).status).toBe(404)
    expect((await main('/')).text).not.toContain(`/skill_paths/${path.id}"`)
    expect((await web.visit('/skill_paths/99999999')).status).toBe(404)
    await set(path.opened_at)
  })
})

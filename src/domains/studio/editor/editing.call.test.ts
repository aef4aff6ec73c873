import { describe, expect, it } from 'vitest'
import { fieldSpecs } from '../field-terms.ts'
import { addPiece as add, html, newDraft, newWhole, saveField as save } from '#test/learning/studio.ts'
import { newPerson } from '#test/people.ts'
import { sharedWeb } from '#test/web.ts'

const web = sharedWeb()

const editor = () => newPerson(web, { isStaff: true, role: 'editor', name: '編集 ひろ' })

describe('fields', () => {
  it('each field of a course saves itself, is kept as it was typed and stands in the page [ST-003]', async () => {
    const { session } = await editor()
    const id = await newDraft(session)
    const [teacher, category, group] = await Promise.all(
      (['teachers', 'categories', 'course_groups'] as const).map(async (table) =>
        String((await web.db.selectFrom(table).select('id').orderBy('id').limit(1).executeTakeFirstOrThrow()).id),
      ),
    )
    const texts: Record<keyof typeof fieldSpecs.course, string> = {
      ...{ title: '手のひらを描く 改', kana: 'てのひらをかく', description: '一行目\n二行目' },
      ...{
        outcome: '手が描ける\n指が描ける',
        audience: 'はじめての人',
        needs: '鉛筆',
        editor_note: '編集部のおすすめです。',
      },
      ...{ tab: 'manga', category: category!, level: 'advanced', groups: group!, teachers: teacher! },
      ...{
        tags: '手\n指',
        plan: '1',
        price: '12000',
        drawing: '45',
        display_title: '',
        display_play: '',
        display_days: '',
      },
      cover_alt: '手のひらの絵',
    }
    const before = await web.db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const base: Record<string, string> = {
      title: before.title,
      display_title: '1',
      display_play: '1',
      display_days: '1',
    }
    for (const [field, text] of Object.entries(texts)) {
      const reply = await save(session, id, { field, text, base: base[field] ?? '' })
      expect([reply.status, reply.body], field).toEqual([200, { success: true, text }])
    }
    const row = await web.db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      ...{ title: '手のひらを描く 改', outcome: ['手が描ける', '指が描ける'], tab: 'manga', level: 'advanced' },
      ...{ single_price_yen: 12_000, drawing_minutes: 45, display_title: false, display_days: false, opened_at: null },
    })
    const { text: page } = await session.visit(`/staff/courses/${id}`)
    for (const shown of ['手のひらを描く 改', 'てのひらをかく', '12000', '指が描ける']) expect(page).toContain(shown)
  })

  it('fields of lessons, chapters, prime lessons, steps and check points are kept the same way [ST-003]', async () => {
    const { session } = await editor()
    const id = await newDraft(session)
    const lesson = await add(session, id, 'lesson', id, '一日目')
    const prime = await add(session, id, 'prime', id, '長い動画')
    const ids = {
      ...{ lesson, prime },
      chapter: await add(session, id, 'chapter', lesson, '骨'),
      point: await add(session, id, 'point', lesson, '指の長さ'),
      step: await add(session, id, 'step', prime, 'はじめに'),
    }
    for (const part of ['lesson', 'chapter', 'prime', 'step', 'point'] as const) {
      const now: Record<string, string> = { title: '', description: '', shown: '1', start: '0' }
      Object.assign(
        now,
        {
          lesson: { title: '一日目' },
          prime: { title: '長い動画' },
          chapter: { title: '骨' },
          point: { description: '指の長さ' },
          step: { title: 'はじめに' },
        }[part],
      )
      for (const [field, spec] of Object.entries(fieldSpecs[part])) {
        if (field === 'free_category') continue
        const text = { figure: '30', tick: now[field] ? '' : '1' }[spec.kind as 'figure' | 'tick'] ?? `新しい${field}`
        const reply = await save(session, id, { part, part_id: ids[part], field, text, base: now[field] ?? '' })
        expect([reply.status, reply.body], `${part} ${field}`).toEqual([200, { success: true, text }])
      }
    }
    expect((await session.visit(`/staff/courses/${id}/lessons/${lesson}`)).text).toContain('新しいtitle')
    expect((await session.visit(`/staff/courses/${id}/primes/${prime}`)).text).toContain('新しいdescription')
  })

  it('refuses what is too long, no figure or nobody’s, with a sentence, and keeps what stands there [ST-003]', async () => {
    const { session } = await editor()
    const [id, other] = [await newDraft(session), await newDraft(session, 'ほかの講座')]
    const lesson = await add(session, other, 'lesson', other, 'ほかのレッスン')
    const why = async (of: Parameters<typeof save>[2]) => {
      const { status, body } = await save(session, id, of)
      return [status, (body as { error?: string }).error]
    }
    expect(await why({ field: 'title', text: 'あ'.repeat(101), base: '手のひらを描く' })).toEqual([
      422,
      '100文字以内で入力してください。',
    ])
    expect((await save(session, id, { field: 'title', text: 'あ'.repeat(100), base: '手のひらを描く' })).status).toBe(
      200,
    )
    expect(await why({ field: 'title', text: '　', base: 'あ'.repeat(100) })).toEqual([
      422,
      '講座名を入力してください。',
    ])
    expect(await why({ field: 'price', text: '99', base: '' })).toEqual([
      422,
      '100〜1,000,000の整数を入力してください。',
    ])
    expect((await save(session, id, { field: 'price', text: '１００', base: '' })).body).toEqual({
      success: true,
      text: '100',
    })
    expect(
      await why({ field: 'tags', text: Array.from({ length: 21 }, (_, n) => `タグ${n}`).join('\n'), base: '' }),
    ).toEqual([422, '20個までです。'])
    for (const [field, text] of [
      ['tab', 'sky'],
      ['category', '999999'],
      ['teachers', '1,999999'],
      ['level', '1'],
    ] as const)
      expect((await save(session, id, { field, text, base: '' })).status, field).toBe(422)
    expect(
      (await save(session, id, { part: 'lesson', part_id: lesson, field: 'title', text: 'x', base: '' })).status,
    ).toBe(404)
    expect((await save(session, id, { part: 'course', field: 'opened_at', text: 'x', base: '' })).status).toBe(404)
    expect((await save(session, 999_999_999, { field: 'title', text: 'x', base: '' })).status).toBe(404)
  })

  it('tells the second of two editors who changed the field and when, and overwrites nothing before they choose [ST-004]', async () => {
    const [first, second] = [await editor(), await newPerson(web, { isStaff: true, name: '管理 ゆう' })]
    const id = await newDraft(first.session)
    const at = { field: 'description' as const, base: '' }
    expect((await save(first.session, id, { ...at, text: '最初の人の文' })).status).toBe(200)
    const told = await save(second.session, id, { ...at, text: 'あとの人の文' })
    expect(told.status).toBe(409)
    expect(told.body).toMatchObject({
      theirs: { text: '最初の人の文', by: '編集 ひろ', at: expect.stringMatching(/^20/) },
    })
    expect((await textsOf(id)).description).toBe('最初の人の文')
    const chosen = await save(second.session, id, { ...at, base: '最初の人の文', text: 'あとの人の文' })
    expect(chosen.status).toBe(200)
    const both = await Promise.all(
      ['朝の文', '夜の文'].map((text) => save(first.session, id, { field: 'needs', base: '', text })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
  const textsOf = (id: number) =>
    web.db.selectFrom('courses').select('description').where('id', '=', id).executeTakeFirstOrThrow()

  it('keeps who changed what, before and after, and brings a text back [ST-009]', async () => {
    const { session } = await editor()
    const id = await newDraft(session)
    await save(session, id, { field: 'description', base: '', text: '古い紹介文' })
    await save(session, id, { field: 'description', base: '古い紹介文', text: '新しい紹介文' })
    const { text } = await session.visit(`/staff/courses/${id}/history`)
    for (const shown of ['編集 ひろ', '紹介文', '古い紹介文', '新しい紹介文', '変更前に戻す'])
      expect(text).toContain(shown)
    const change = await web.db
      .selectFrom('course_changes')
      .select('id')
      .where('course_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    const back = await session.submit(`/staff/courses/${id}/history`, { change: String(change.id) }, html)
    expect(back.status).toBe(303)
    expect((await textsOf(id)).description).toBe('古い紹介文')
    const other = await newDraft(session)
    expect((await session.submit(`/staff/courses/${other}/history`, { change: String(change.id) }, html)).status).toBe(
      404,
    )
  })
})

describe('publishing', () => {
  it('names what is missing, each with the way to its field, and refuses until nothing is [ST-002]', async () => {
    const { session } = await editor()
    const id = await newDraft(session)
    const at = `/staff/courses/${id}/publishing`
    const { text } = await session.visit(at)
    for (const [what, place] of [
      ['紹介文', `/staff/courses/${id}#place-description`],
      ['カバー画像', `/staff/courses/${id}#place-cover`],
      ['先生', `/staff/courses/${id}#place-teachers`],
      ['レベル', `/staff/courses/${id}#place-level`],
      ['カテゴリ', `/staff/courses/${id}#place-category`],
      ['分野', `/staff/courses/${id}#place-tab`],
      ['動画の準備ができたレッスン', `/staff/courses/${id}/outline`],
    ]) {
      expect(text).toContain(`href="${place}"`)
      expect(text.replaceAll('<!-- -->', '')).toContain(`${what}がありません`)
    }
    expect((await session.submit(at, { act: 'publish', opens_at: '', closes_at: '' }, html)).status).toBe(409)
    const whole = await newWhole(web, session, '足りている講座')
    const done = await session.submit(
      `/staff/courses/${whole.id}/publishing`,
      { act: 'publish', opens_at: '', closes_at: '' },
      html,
    )
    expect(done.status).toBe(303)
    expect((await web.visitor().visit(`/courses/${whole.id}`)).status).toBe(200)
    const again = await session.submit(`/staff/courses/${whole.id}/publishing`, { act: 'publish' }, html)
    expect(again.status).toBe(409)
  })

  it('a published course cannot lose what it must have [ST-002]', async () => {
    const { session } = await editor()
    const { id } = await newWhole(web, session, '消せない講座')
    await session.submit(`/staff/courses/${id}/publishing`, { act: 'publish', opens_at: '', closes_at: '' }, html)
    const { status, body } = await save(session, id, { field: 'tab', base: 'character', text: '' })
    expect([status, (body as { error: string }).error]).toEqual([422, '公開した講座では空にできません。'])
  })
})

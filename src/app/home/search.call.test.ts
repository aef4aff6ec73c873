import { describe, expect, it } from 'vitest'
import { courseByKey } from '#test/learning/demo-ids.ts'
import { sharedWeb } from '#test/web.ts'

const found = (html: string) => [...html.matchAll(/data-course="(\d+)"/g)].map(([, id]) => Number(id))
const total = (html: string) =>
  Number(/<span class="figures">(\d+)<\/span>講座が見つかりました/.exec(html.replaceAll('<!-- -->', ''))?.[1] ?? 0)

describe('the page of what a search found', () => {
  const web = sharedWeb()
  const open = (query: Record<string, string>) => web.visit(`/search?${new URLSearchParams(query)}`)

  it('shows a visitor without a script what the box would find, each with a way to its course', async () => {
    const { status, text } = await open({ q: '手が描けない' })
    expect(status).toBe(200)
    expect(text).toContain('「手が描けない」の検索結果 - Egaku')
    expect(text).toContain('手がグローブに見える人へ')
    expect(text).toMatch(/href="\/courses\/\d+\?from=search_box"/)
    expect(text).toContain('name="robots" content="noindex"')
  })

  it('names first the lesson that answers a problem, however it is put, and for another question none', async () => {
    for (const q of ['手が描けない', '手がうまくかけない']) {
      const { text } = await open({ q })
      expect(text.replaceAll('<!-- -->', '')).toContain('「手が描けない」に答えるレッスン')
      expect(text.indexOf('に答えるレッスン')).toBeLessThan(text.indexOf('data-course'))
    }
    expect((await open({ q: '顔' })).text).not.toContain('に答えるレッスン')
  })

  it('finds also a course that is sold by itself alone, which the listing shows like any other', async () => {
    for (const q of ['駄菓子屋', 'なつかしい駄菓子屋を描く']) {
      const { text } = await open({ q })
      expect(text, q).not.toContain('ぴったりの講座は見つかりませんでした')
      expect(text, q).toContain('駄菓子屋を描く')
    }
    expect(total((await open({ q: '夏のスケッチ合宿' })).text)).toBe(0)
  })

  it('finds courses by words for the same thing and for the tool in one’s hand', async () => {
    expect((await open({ q: 'ドラゴン' })).text).toContain('竜を描く')
    for (const q of ['うさぎ', 'Procreate', 'アイビスペイント'])
      expect((await open({ q })).text, q).not.toContain('ぴったりの講座は見つかりませんでした')
  })

  it('advises hiragana to nobody who typed it', async () => {
    expect((await open({ q: '車輪車輪' })).text).toContain('ひらがなで入力してみてください')
    for (const q of ['くるま', 'Xyzzyx']) expect((await open({ q })).text).not.toContain('ひらがなで')
  })

  it('is narrowed by its address, which can be sent on and forgives what it does not know', async () => {
    const all = total((await open({ q: '顔' })).text)
    const { text } = await open({
      q: '顔',
      level: 'beginner',
      tab: 'character',
      length: '',
      utm_source: 'x',
      teacher: 'だれか',
    })
    expect(total(text)).toBeGreaterThan(0)
    expect(total(text)).toBeLessThan(all)
    expect(text).toMatch(/<option value="beginner" selected="">初級/)
    const teacher = /<select[^>]*name="teacher".*?<option value="(\d+)">/s.exec(text)![1]!
    const taught = await open({ q: '顔', teacher })
    expect(total(taught.text)).toBeGreaterThan(0)
    expect(total(taught.text)).toBeLessThan(all)
    const { id } = await web.db
      .selectFrom('courses')
      .select('id')
      .where('title', '=', '丸と十字から始める、はじめての顔')
      .executeTakeFirstOrThrow()
    expect(found((await open({ q: '丸と十字', level: 'entry' })).text)).toEqual([id])
    expect((await open({ q: '丸と十字', level: 'advanced' })).text).toContain('この条件に合う講座はありません')
  })

  it('goes on page by page, every course once', async () => {
    const first = await open({ q: 'ドリル' })
    const second = await open({ q: 'ドリル', page: '2' })
    expect(found(first.text)).toHaveLength(24)
    expect(found(second.text).length).toBeGreaterThan(0)
    expect(new Set([...found(first.text), ...found(second.text)]).size).toBe(
      found(first.text).length + found(second.text).length,
    )
    expect(first.text.replaceAll('&amp;', '&')).toContain(`/search?q=${encodeURIComponent('ドリル')}&page=2`)
    expect((await open({ q: 'ドリル', page: '99' })).text).toContain('このページに講座はありません')
  })

  it('offers what comes near, and ways in by a problem, where nothing fits', async () => {
    const { text } = await open({ q: 'レイアー' })
    expect(text).toContain('ぴったりの講座は見つかりませんでした')
    expect(text).toContain('レイヤー操作15分チャレンジ')
    expect(text).toContain('手が描けない')
    const nothing = await open({ q: 'ぬぬぬぬぬ' })
    expect(nothing.text).not.toContain('近い講座')
    expect(nothing.text).toContain('手が描けない')
    const begin = await open({})
    expect(begin.text).toContain('講座を検索 - Egaku')
    expect(begin.text).toContain('手が描けない')
  })

  it('shows a member their bookmarks and progress', async () => {
    const learner = await web.signIn('learner')
    expect((await learner.visit('/search?q=顔')).text).toContain('の視聴済みの割合')
  })

  it('sells no single course to who has a plan, and names its price to who has none', async () => {
    const [paying, free] = [await web.signIn('learner'), await web.signIn('member')]
    for (const path of ['/', '/courses', '/search?q=顔', '/subscriptions/learning_status'])
      expect((await paying.visit(path)).text, path).not.toMatch(/単品 (?:<!-- -->)?[\d,]+/)
    expect((await free.visit('/courses')).text).toMatch(/単品 (?:<!-- -->)?[\d,]+/)
    expect((await web.visit('/courses')).text).toMatch(/単品 (?:<!-- -->)?[\d,]+/)
  })

  it('says of a course that no plan holds that it is sold by itself only, also to who has a plan', async () => {
    const listed = async (of: typeof web | Awaited<ReturnType<typeof web.signIn>>) =>
      (await of.visit('/search?q=なつかしい駄菓子屋を描く')).text.replaceAll('<!-- -->', '')
    for (const text of [await listed(web), await listed(await web.signIn('learner'))])
      expect(text).toMatch(/プラン対象外[^\d]*単品のみ 4,300円（税込）/)
    expect((await web.visit('/courses/1')).text).not.toContain('月額プランには含まれません')
    const { id } = await courseByKey(web.db, 'special-first-window-closed')
    expect((await web.visit(`/courses/${id}`)).text).toContain('この講座は月額プランには含まれません。')
  })

  it('has its near courses asked for by the box', async () => {
    const { body } = await web.visit(`/search_near?q=${encodeURIComponent('レイアー')}`)
    expect(body.courses.map(({ title }: { title: string }) => title)).toContain('レイヤー操作15分チャレンジ')
    expect(body.problems[0]).toMatchObject({ label: '手が描けない' })
    expect((await web.visit('/search_near')).body.courses).toEqual([])
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type WrittenCourse, writeCourse } from '#test/learning/courses.ts'
import { type FreshHouse, freshHouse } from '#test/fresh-house.ts'
import { replaceReadings, replaceSynonyms } from './dictionary.ts'
import { writeAnswer } from './indexed.ts'
import { searchIndexOf } from './live-index.ts'
import type { SearchAnswer } from './terms.ts'

const now = new Date('2026-11-20T12:00:00+09:00')
const minute = 60_000
const before = new Date(now.getTime() - minute)
const after = new Date(now.getTime() + minute)

describe('searching courses', () => {
  let fresh: FreshHouse
  const ids: Record<string, number> = {}

  async function find(query: string, at = now) {
    await fresh.house.pages.catchUp()
    return JSON.parse(writeAnswer((await searchIndexOf(fresh.house)).find(query, at))) as SearchAnswer
  }
  const titles = async (query: string, at = now) => (await find(query, at)).hits.map(({ title }) => title)

  beforeAll(async () => {
    fresh = await freshHouse({ now })
    const write = async (key: string, course: WrittenCourse) => (ids[key] = await writeCourse(fresh.db, course))
    await write('hand', {
      title: '手の描き方',
      description: '関節と爪',
      teachers: ['青木 はる', '白石 ネネ'],
      openedAt: before,
    })
    await write('hair', { title: '髪の流れ', description: '手前と奥を分ける', openedAt: new Date('2026-01-01') })
    await write('teacher', { title: '目の表情', teachers: ['手塚 りん'] })
    await write('odd', { title: '100%_伝わる\\ "構図" <b>太字</b>', description: `it's` })
    await write('kana', {
      title: 'ﾏﾝｶﾞの背景',
      kana: 'まんがのはいけい',
      description: 'ＣＬＩＰ　ＳＴＵＤＩＯ　ＰＡＩＮＴで描く',
    })
    await write('line', { title: '線画を整える', description: '迷い線を減らす' })
    await write('future', { title: '手の未来', openedAt: after })
    await write('closing', { title: '足の講座', closedAt: after })
    await write('unopened', { title: '足の準備', openedAt: null })
    await write('rescued', {
      title: '足の二番目',
      subscription: [
        { openedAt: before, closedAt: now },
        { openedAt: before, closedAt: null },
      ],
    })
    await write('none', { title: '足だけ', subscription: [] })
    await replaceSynonyms(fresh.db, [
      ['マンガ', '漫画'],
      ['線画', 'ペン入れ', '主線'],
      ['クリスタ', 'CLIP STUDIO PAINT'],
    ])
    await replaceReadings(fresh.db, [
      ['線画', 'せんが'],
      ['関節', 'かんせつ'],
    ])
  })
  afterAll(() => fresh.close())

  it('puts what the title says first, then the teacher, then the description [S-016]', async () => {
    expect(await titles('手')).toEqual(['手の描き方', '目の表情', '髪の流れ'])
  })

  it.each([
    ['ハイケイ', 'ﾏﾝｶﾞの背景'],
    ['まんが', 'ﾏﾝｶﾞの背景'],
    ['clip studio', 'ﾏﾝｶﾞの背景'],
    ['ｓｔｕｄｉｏ', 'ﾏﾝｶﾞの背景'],
    ['しらいし', undefined],
    ['ねね', '手の描き方'],
    ['青木はる', '手の描き方'],
    ['描き方 爪', '手の描き方'],
    ['描き方　背景', undefined],
    ['の描', '手の描き方'],
  ])('finds with %j: %j [S-016]', async (query, title) => {
    expect(await titles(query)).toEqual(title ? [title] : [])
  })

  it.each(['100%', '%_', '\\', '"構図"', '<b>', "it's"])(
    'takes the signs of %j for what they are [S-016]',
    async (query) => {
      expect(await titles(query)).toEqual(['100%_伝わる\\ "構図" <b>太字</b>'])
    },
  )

  it.each(['1_0', '%伝', "' or 1=1 --"])(
    'finds nothing with %j, which only a pattern would match [S-016]',
    async (query) => {
      expect((await find(query)).nbHits).toBe(0)
    },
  )

  it('knows words that mean the same, and how a word is read', async () => {
    for (const query of ['漫画', 'マンガ', 'クリスタ']) expect(await titles(query)).toEqual(['ﾏﾝｶﾞの背景'])
    for (const query of ['ペン入れ', '主線', 'せんが', 'せん']) expect(await titles(query)).toEqual(['線画を整える'])
    expect(await titles('かんせつ')).toEqual(['手の描き方'])
  })

  it('leaves out what is not open, without a subscription course, or closed in its first one, and does not count it [S-012][S-013]', async () => {
    const found = await find('足')
    expect(found.hits.map(({ title }) => title)).toEqual(['足の講座'])
    expect(found.nbHits).toBe(1)
    expect(await find('足', after)).toEqual({ nbHits: 0, hits: [] })
    expect(await titles('未来', after)).toEqual(['手の未来'])
  })

  it('forgets a course the moment its window is closed by hand [S-013]', async () => {
    const id = await writeCourse(fresh.db, { title: '透視図法' })
    expect(await titles('透視図法')).toEqual(['透視図法'])
    await fresh.db.updateTable('subscription_courses').set({ closed_at: now }).where('course_id', '=', id).execute()
    expect(await titles('透視図法')).toEqual([])
    await fresh.db.deleteFrom('subscription_courses').where('course_id', '=', id).execute()
    await fresh.db.insertInto('subscription_courses').values({ course_id: id, opened_at: before }).execute()
    expect(await titles('透視図法')).toEqual(['透視図法'])
    await fresh.db.updateTable('courses').set({ closed_at: now }).where('id', '=', id).execute()
    expect(await titles('透視図法')).toEqual([])
  })

  it('answers a hit with exactly its ten fields, teachers and windows in their order [S-010]', async () => {
    const { hits } = await find('足の講座')
    expect(hits).toEqual([
      {
        objectID: String(ids.closing),
        title: '足の講座',
        description: '',
        master_id: ids.closing,
        pr_thumbnail_url: null,
        opened_at: '2019-12-31T15:00:00.000Z',
        closed_at: after.toISOString(),
        teachers: [],
        master_subscription_courses: [{ opened_at: '2019-12-31T15:00:00.000Z', closed_at: null }],
      },
    ])
    expect((await find('爪')).hits[0]?.teachers).toEqual([{ teacher_name: '青木 はる' }, { teacher_name: '白石 ネネ' }])
  })

  it('takes a label that is the word for as much as the title, and what one needs for no hit where enough is about it', async () => {
    const write = (title: string, more: WrittenCourse = {}) => writeCourse(fresh.db, { title, ...more })
    await write('消失点をさがす', { tags: ['遠近'], level: 'advanced' })
    await write('遠近のきほん')
    await write('窓のある街', { description: '遠近をつける' })
    for (const n of [1, 2]) await write(`坂道${n}`, { tags: ['遠近'] })
    const id = await write('りんごを描く')
    await fresh.db.updateTable('courses').set({ needs: '遠近の本' }).where('id', '=', id).execute()
    expect((await titles('遠近')).sort()).toEqual(
      ['消失点をさがす', '遠近のきほん', '窓のある街', '坂道1', '坂道2'].sort(),
    )
    const index = await searchIndexOf(fresh.house)
    const found = index.find('遠近', now)
    expect(index.about('遠近', found)).toBe(4)
    expect(found.at(-1)!.hit).toContain('窓のある街')
    expect(await titles('遠近の本')).toContain('りんごを描く')
  })

  it('finds for a sign in a sentence no other word that holds it', async () => {
    await writeCourse(fresh.db, { title: '光る鼻', tags: ['鼻'] })
    await writeCourse(fresh.db, { title: '耳鼻の話' })
    expect(await titles('鼻が死ぬ')).toEqual(['光る鼻'])
  })

  it('finds with 無料 what has a free lesson, and not what only speaks of it', async () => {
    const ids = [await writeCourse(fresh.db, { title: '翼を描く' }), await writeCourse(fresh.db, { title: '翼の色' })]
    await fresh.db.updateTable('courses').set({ description: '無料の素材' }).where('id', '=', ids[1]!).execute()
    expect(await titles('翼 無料')).toEqual(['翼の色'])
    const lesson = { course_id: ids[0]!, day_index: 1, title: '羽根', is_free: true }
    await fresh.db.insertInto('lessons').values(lesson).execute()
    for (const query of ['翼 無料', '翼 無料レッスン']) expect(await titles(query)).toEqual(['翼を描く'])
    await fresh.db.updateTable('lessons').set({ published: false }).where('course_id', '=', ids[0]!).execute()
    expect(await titles('翼 無料')).toEqual(['翼の色'])
  })

  it('answers twenty at most, the newest first, and tells how many there are [S-016]', async () => {
    for (let index = 0; index < 23; index++) {
      await writeCourse(fresh.db, {
        title: `静物${index}`,
        openedAt: new Date(before.getTime() - Math.floor(index / 2) * minute),
      })
    }
    const found = await find('静物')
    expect(found.nbHits).toBe(23)
    expect(found.hits.map(({ title }) => title)).toEqual(Array.from({ length: 20 }, (_, index) => `静物${index}`))
  })

  it('stays quick with hundreds of different words', async () => {
    const query = Array.from({ length: 256 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join(' ')
    expect((await find(query)).nbHits).toBe(0)
  })
})

import { describe, expect, it } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/index.ts'
import { sharedWeb } from '#test/web.ts'
import { levels } from '../terms.ts'
import { makeIndex } from './live-index.ts'

/**
 * What learners really type: problem sentences, kana, typos, mixed widths, tool names. Beside each the demo courses of
 * which one must stand among the first five; `hand-*` is any course of that theme.
 */
const realQueries: readonly (readonly [query: string, ...courses: string[]])[] = [
  // what does not work yet, in a learner's own words
  ['手が描けない', 'hand-fix'],
  ['手がうまく描けない', 'hand-*'],
  ['てがかけない', 'hand-*'],
  ['手がかけない', 'hand-fix', 'hand-*'],
  ['手がうまくかけません', 'hand-*'],
  ['背景がかけない', 'first-background-*', 'first-box-*', 'figure-ground-*'],
  ['指が描けない', 'hand-*'],
  ['パースが苦手', 'one-point-fix'],
  ['パースがわからない', 'first-box-*', 'one-point-*', 'two-point-*'],
  ['ぱーすむずかしい', 'first-box-*', 'one-point-*', 'two-point-*'],
  ['髪がヘルメットになる', 'hair-flow-fix'],
  ['髪の毛が描けない', 'hair-flow-*', 'hair-style-*'],
  ['髪 ヘルメット', 'hair-flow-fix'],
  ['服のシワがわからない', 'folds-fix'],
  ['服のしわ', 'folds-*'],
  ['しわの描き方', 'folds-*'],
  ['同じ向きの顔ばかり', 'head-angle-build'],
  ['ななめ顔が崩れる', 'head-angle-*'],
  ['横顔が描けない', 'profile-*'],
  ['左右の目がそろわない', 'eyes-fix', 'eyes-drill'],
  ['目の大きさがそろわない', 'eyes-*'],
  ['棒立ちになる', 'gesture-fix'],
  ['ポーズが硬い', 'gesture-*'],
  ['人物が浮く', 'figure-ground-fix', 'first-background-fix'],
  ['背景が描けない', 'first-background-*', 'first-box-*', 'figure-ground-*'],
  ['線がガタガタ', 'line-art-*'],
  ['線画が固くなる', 'line-art-fix'],
  ['塗ると色がにごる', 'skin-color-fix'],
  ['色が濁る', 'skin-color-fix', 'thick-paint-fix'],
  ['肌の色がきれいに塗れない', 'skin-color-*'],
  ['コマ割りがいつも同じ', 'panels-fix'],
  ['コマ割りがわからない', 'panels-*'],
  ['描きかけばかり', 'rough-to-finish-fix'],
  ['絵が完成しない', 'rough-to-finish-*'],
  ['話が途中で止まる', 'plot-fix'],
  ['表情が硬い', 'expression-*'],
  ['顔が福笑いになる', 'first-face-fix'],
  // how to draw a thing
  ['目の描き方', 'eyes-*'],
  ['目のかきかた', 'eyes-*'],
  ['瞳の塗り方', 'eyes-work'],
  ['瞳のぬりかた', 'eyes-work'],
  ['手の描き方', 'hand-*', 'hand-acting-*'],
  ['足の書き方', 'foot-*'],
  ['髪の塗り方', 'hair-flow-work', 'black-drill', 'hair-flow-*'],
  ['かみのぬりかた', 'hair-flow-*', 'hair-style-*'],
  ['顔の描き方', 'first-face-*', 'head-angle-*'],
  ['かおのかきかた', 'first-face-*', 'head-angle-*'],
  ['雲の描き方', 'clouds-*'],
  ['木の描き方', 'trees-*'],
  ['水の描き方', 'water-*'],
  ['部屋の描き方', 'interior-build'],
  ['猫の描き方', 'animals-*', 'special-cats', 'four-panel-work'],
  ['着物の着せ方', 'costume-*'],
  ['ふきだしの書き方', 'balloons-*'],
  ['マンガの描き方', 'first-page-*', 'four-panel-*', 'camera-build', 'webtoon-*'],
  ['4コマ漫画の作り方', 'four-panel-*'],
  ['話の作り方', 'plot-*'],
  // okurigana and kana
  ['厚ぬり', 'thick-paint-*'],
  ['あつぬり', 'thick-paint-*'],
  ['厚塗', 'thick-paint-*'],
  ['色塗り', 'skin-color-*', 'thick-paint-*', 'cel-paint-*', 'eyes-work', 'selection-build'],
  ['色ぬり', 'skin-color-*', 'thick-paint-*', 'cel-paint-*', 'eyes-work', 'selection-build'],
  ['いろぬり', 'skin-color-*', 'thick-paint-*', 'cel-paint-*', 'eyes-work', 'selection-build'],
  ['影を塗る', 'skin-color-drill', 'cel-paint-*'],
  ['かげの塗り方', 'cel-paint-*', 'skin-color-*'],
  ['アニメぬり', 'cel-paint-*'],
  ['下ぬり', 'selection-drill'],
  ['ペンいれ', 'line-art-*'],
  ['せんが', 'line-art-*', 'special-single-chapter', 'special-one-tick-left'],
  ['コマわり', 'panels-*'],
  ['こま割り', 'panels-*'],
  ['じんたい', 'torso-*', 'limbs-*', 'proportion-*', 'special-subscription-only'],
  ['はいけい', 'first-background-*', 'figure-ground-*', 'first-box-build'],
  ['ひょうじょう', 'expression-*'],
  ['まえがみ', 'hair-style-drill'],
  ['みつあみ', 'hair-style-*'],
  ['いってんとうし', 'one-point-*'],
  ['こうず', 'camera-*', 'two-people-build', 'rough-to-finish-drill'],
  ['なおしかた', 'hair-style-fix', 'torso-fix', 'panels-fix', 'thick-paint-fix', 'one-point-fix', 'four-panel-fix'],
  ['入道ぐも', 'clouds-build', 'special-start-point'],
  ['ゆかた', 'costume-work'],
  // widths, capitals, katakana
  ['ﾏﾝｶﾞ', 'first-page-*', 'four-panel-*', 'camera-*', 'webtoon-*', 'special-bold-tag'],
  ['ﾊﾟｰｽ', 'first-box-*', 'one-point-*', 'two-point-*'],
  ['ＳＫＥＴＣＨ', 'special-fullwidth'],
  ['sketch desk', 'special-fullwidth'],
  ['eライン', 'profile-drill'],
  ['４コマ', 'four-panel-*'],
  ['３頭身', 'proportion-drill'],
  ['2とうしん', 'first-chibi-build'],
  ['キャラ', 'character-design-*', 'special-single-only', 'special-katakana'],
  ['キャラデザ', 'character-design-*', 'special-single-only'],
  ['ちびきゃら', 'first-chibi-*'],
  ['ぽーず', 'gesture-*', 'balance-*', 'two-people-*', 'first-chibi-drill'],
  // signs
  ['#顔', 'first-face-*', 'head-angle-*', 'expression-*'],
  ['＃クロッキー', 'gesture-*', 'hand-acting-drill'],
  ['#背景 #はじめて', 'first-background-*'],
  ['70%', 'special-percent'],
  ['「手」', 'hand-*', 'hand-acting-*', 'special-two-teachers'],
  // several words, levels, who teaches
  ['イラスト 初心者', 'first-face-*', 'first-background-*', 'first-chibi-*', 'first-box-*', 'special-fullwidth'],
  ['初心者 顔', 'first-face-*'],
  ['背景　初心者', 'first-background-*', 'first-box-*'],
  ['マンガ 入門', 'first-page-*', 'four-panel-*', 'camera-build'],
  ['漫画 はじめて', 'first-page-*', 'four-panel-*'],
  ['パース 基礎', 'first-box-*', 'one-point-build', 'two-point-build', 'three-point-build'],
  ['人体 練習', 'torso-drill', 'limbs-drill', 'proportion-drill'],
  ['目 塗り', 'eyes-work'],
  ['髪 線', 'hair-flow-drill'],
  ['手 クロッキー', 'hand-acting-drill'],
  ['夜 ネオン', 'night-street-fix', 'night-street-work'],
  // tools and trade words
  ['クリスタ', 'layers-*', 'brushes-*', 'selection-*', 'color-tools-*'],
  ['クリスタ レイヤー', 'layers-*'],
  ['ブラシ おすすめ', 'brushes-*'],
  ['トーンの貼り方', 'screentone-*'],
  ['スクリーントーン', 'screentone-*'],
  ['webtoon', 'webtoon-*'],
  ['デッサン', 'shiny-things-drill'],
  // typing mistakes
  ['1点パース', 'one-point-*'],
  ['レイアー', 'layers-*'],
  ['クロッキ', 'gesture-*', 'hand-acting-drill'],
  ['グラデーショ', 'screentone-drill'],
  ['スケチッ', 'special-cats', 'special-fullwidth', 'hand-drill', 'profile-drill', 'food-drill', 'flowers-drill'],
  ['キャラクタデザイン', 'character-design-*', 'special-single-only'],
  ['パーツペクティブ', 'first-box-*', 'one-point-*', 'two-point-*', 'three-point-*'],
]

describe('what learners really type', () => {
  const web = sharedWeb()
  const keyOf = new Map(buildCatalogue().courses.map(({ key, title }) => [title, key]))
  const index = makeIndex(web.db)

  const isWanted = (key: string) => (wanted: string) =>
    wanted.endsWith('*') ? key.replace(/-(build|drill|fix|work)$/, '-*') === wanted : key === wanted

  it('is a table of 123', () => expect(realQueries).toHaveLength(123))

  it.each(realQueries)('finds with %s, among the first five, %s', async (query, ...wanted) => {
    const made = await index
    const now = await web.now()
    const found = made.find(query, now)
    const shown = found.length > 0 ? found.slice(0, 5) : made.nearest(query, now, 5)
    const keys = shown.map(({ hit }) => keyOf.get((JSON.parse(hit) as { title: string }).title) ?? hit)
    expect(
      keys.some((key) => wanted.some(isWanted(key))),
      `${query}: ${found.length} found: ${keys.join(' ')}`,
    ).toBe(true)
  })

  it.each([
    ['手が描けない', '手がかけない'],
    ['指が描けない', '指がかけない'],
    ['背景が描けない', '背景がかけない'],
  ])('finds whatever is found with %s also with %s', async (written, inKana) => {
    const [made, now] = [await index, await web.now()]
    const found = made.find(written, now).map(({ hit }) => hit)
    expect(found.length).toBeGreaterThan(3)
    expect(made.find(inKana, now).map(({ hit }) => hit)).toEqual(expect.arrayContaining(found))
  })

  it.each([
    ['手', '手', true],
    ['手がうまくかけない', '手', true],
    ['目', '目', true],
    ['線', '線', false],
  ])('finds by %s, where %s stands alone, what it names before other texts', async (query, sign, isLabel) => {
    const found = (await index).find(query, await web.now())
    expect(found.length).toBeGreaterThanOrEqual(5)
    expect(found.length).toBeLessThan(60)
    // Those of which it is a label come before 「相手」 and 「一手」.
    const isLabelled = found.map(({ tags }) => tags.includes(sign))
    expect(isLabelled[0]).toBe(isLabel)
    expect(isLabelled.toSorted((a, b) => Number(b) - Number(a))).toEqual(isLabelled)
    // And of those the easiest come first.
    const ranks = found.filter(({ tags }) => tags.includes(sign)).map(({ level }) => levels.indexOf(level))
    expect(ranks).toEqual(ranks.toSorted())
  })

  it.each(['手が描けない', '手がかけない', 'てがかけない'])(
    'answers %s with the course that mends it, then with those about hands from the easiest, and with no 「手描き」',
    async (query) => {
      const [first, ...others] = (await index).find(query, await web.now())
      expect(keyOf.get((JSON.parse(first!.hit) as { title: string }).title)).toBe('hand-fix')
      for (const { tags } of [first!, ...others]) expect(tags).toContain('手')
      const ranks = others.map(({ level }) => levels.indexOf(level))
      expect(ranks.length).toBeGreaterThan(4)
      expect(ranks).toEqual(ranks.toSorted())
    },
  )

  it('finds for ねこ first what is called so, then what is about cats, and last who only has them in the name', async () => {
    const found = (await index).find('ねこ', await web.now())
    const keys = found.map(({ hit }) => keyOf.get((JSON.parse(hit) as { title: string }).title)!)
    expect(keys[0]).toBe('special-cats')
    const isFlower = keys.map((key) => key.startsWith('flowers-'))
    expect(isFlower).toEqual(isFlower.toSorted())
  })

  it.each([
    ['アナログ', /鉛筆|ペン|原稿用紙/],
    ['iPad', /デジタル|タブレット/],
  ])('answers a beginner’s %s with courses that name such tools', async (query, named) => {
    const found = (await index).find(query, await web.now())
    expect(found.length).toBeGreaterThan(4)
    const ids = found.map(({ id }) => id)
    const rows = await web.db.selectFrom('courses').select(['title', 'needs']).where('id', 'in', ids).execute()
    for (const { title, needs } of rows) expect(`${title} ${needs}`).toMatch(named)
  })

  it('finds each course that the listing shows by its own title, before all others', async () => {
    const [made, now] = [await index, await web.now()]
    const listed = await web.db
      .selectFrom('courses')
      .select(['id', 'title'])
      .where('opened_at', '<=', now)
      .where((is) => is.or([is('closed_at', 'is', null), is('closed_at', '>', now)]))
      .execute()
    expect(listed.length).toBeGreaterThan(240)
    const firstOf = ({ title }: { title: string }) => made.find(title, now, 'listed')[0]?.id
    expect(listed.filter((course) => firstOf(course) !== course.id).map(({ title }) => title)).toEqual([])
  })
})

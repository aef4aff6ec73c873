import { expect, it } from 'vitest'
import type { Subject } from '#demo/pictures/index.ts'
import { buildCatalogue } from '../catalogue/index.ts'
import { composeCourses } from '../catalogue/courses.ts'
import { themes } from '../catalogue/themes/index.ts'
import { primeFilmOf, stretchesOf, workFilmOf } from './film-of.ts'

const { courses } = buildCatalogue()

/** By which words a course says that it is about what its films draw. */
const names: Record<Subject, RegExp> = {
  head: /顔|頭|鼻|くちびる|あご|肖像|ポートレート|人物/,
  'face-expression': /表情|顔|笑|まぶた|視線|演技|せりふ|キャラクター|アクリルスタンド/,
  body: /体|胴|頭身|足|腕|ひじ|人物|職業|キャラクター|騎士/,
  eye: /目|瞳/,
  hair: /髪|毛束|三つ編み|少女/,
  hand: /手|指/,
  gesture: /ポーズ|動き|重心|速写|クロッキー|立ち|背中|筋肉|足|体|人混み|一撃/,
  water: /水|波|海|雨|滝|川|しぶき/,
  composition: /構図|背景|奥行き|画面|風景|遠近|二人|人物|部屋|カメラ|机|家族写真|縦読み|寄り|曲がる道/,
  cloth: /服|布|シワ|着物|浴衣|シャツ|スカート/,
  light: /光|影|色|塗/,
  foliage: /木|葉|花|草|森|霧|岩|山|石/,
  cloud: /雲|空|丘|落ちていく/,
  'one-point': /箱|一点|パース|奥へ|部屋|机|屋根裏|家具|教室|駅|台所/,
  'two-point': /二点|建物|壁|街|店|家/,
  'three-point': /三点|あおり|見上げ|高層|ビル|塔|看板/,
  'night-street': /夜|街灯|明かり|ネオン|イルミネーション|追跡/,
  panels: /コマ|ページ|話|縦読み|縦に|すき間/,
  animal: /猫|ねこ|犬|動物|毛|竜/,
  balloon: /ふきだし|せりふ|声|答え|ページ|話/,
  'effect-lines': /効果線|集中線|流線|線の型|衝撃|めくり/,
  brushes: /線|ブラシ|レイヤー|選択範囲/,
  screentone: /トーン|線数|ベタ|黒/,
  food: /料理|食|お菓子|朝ごはん|メニュー|卵|質感|びん/,
  house: /二点|家|建物|街|店|屋根|窓|ドア/,
  profile: /横顔|Eライン|鼻|くちびる|あご/,
  chibi: /ちびキャラ|頭身|ミトン|豆/,
}
/** Where a tool or a way of working is taught, anything may be drawn with it. */
const OF_TOOLS = ['ペイントソフト', 'メイキング', 'ペン入れ']

it('a work shown without a cut is the work that the course is about', () => {
  const primed = courses.filter(({ primeLessons = [] }) => primeLessons.length > 0)
  expect(primed.length).toBeGreaterThanOrEqual(7)
  for (const course of primed)
    for (const { film } of course.primeLessons ?? []) {
      const shown = primeFilmOf(course, film)
      expect([course.key, 'subject' in shown ? shown.subject : shown.name]).toEqual([
        course.key,
        'subject' in shown ? course.subject : course.key,
      ])
    }
})

/** Courses that show their motif; the others show a work by its own name. */
const ofMotifs = courses.filter((course) => !workFilmOf(course))

it('what the films of a course draw is named by its words', () => {
  const unnamed = ofMotifs.filter(({ subject, title, description, tags, lessons, primeLessons = [] }) => {
    const films = [...lessons.flatMap(({ chapters }) => chapters), ...primeLessons]
    const words = [title, description, ...lessons.map((one) => one.title), ...films.map((one) => one.title)]
    const ofPrimes = primeLessons.flatMap(({ videoSteps }) => videoSteps.map((step) => step.description))
    return (
      !tags.some((tag) => OF_TOOLS.includes(tag)) && !names[subject].test([...words, ...tags, ...ofPrimes].join(' '))
    )
  })
  expect(unnamed.map(({ key, subject, title }) => `${key}: ${subject}, ${title}`)).toEqual([])
})

it('what the films of a lesson draw is named by its own words, or by the title under which it stands', () => {
  const unnamed = ofMotifs
    .filter(({ tags }) => !tags.some((tag) => OF_TOOLS.includes(tag)))
    .flatMap(({ key, subject, title, tags, lessons }) =>
      lessons
        .map((lesson) => ({ ...lesson, subject: lesson.subject ?? subject, place: `${key}: ${lesson.title}` }))
        .filter(({ subject: drawn, ...lesson }) => {
          const told = [...lesson.chapters, ...lesson.checkPoints.map(({ description }) => ({ title: description }))]
          const words = [lesson.title, lesson.description, lesson.trainingTitle, ...told.map((one) => one.title)]
          return !names[drawn].test([...words, title, ...tags].join(' '))
        })
        .map(({ place, subject: drawn }) => `${place}, ${drawn}`),
    )
  expect(unnamed).toEqual([])
})

it('what the films of a topic draw is named by the words with which that topic is taught, whatever the course is called', () => {
  const unnamed = themes
    .filter(({ tags }) => !tags.some((tag) => OF_TOOLS.includes(tag)))
    .flatMap(({ key, subject, topics }) =>
      topics.map(({ subject: own = subject, ...words }) => ({ place: `${key}: ${words.name}, ${own}`, own, words })),
    )
    .filter(({ own, words }) => !names[own].test(Object.values(words).flat().join(' ')))
  expect(unnamed.map(({ place }) => place)).toEqual([])
})

it('who is told to draw a circle, a box or a line down the middle sees it built up; who is told to colour sees colour', () => {
  // What a chapter teaches, before it is called by what its film shows of that.
  const chapters = composeCourses().flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.chapters))
  const shown = (words: RegExp) =>
    new Map(chapters.filter(({ title }) => words.test(title)).map((one) => [one, one.film]))
  const built = shown(
    /^(お手本 ― |いっしょに ― |ひとりで ― )?(縦の|横の|中心)線を.*(引く|沿わせる)$|(^|― )丸を(軽く)?描く$|の箱を(置く|描く)$/,
  )
  const coloured = shown(/塗る$|色を(差す|置く|入れる|重ねる)$|ハイライトを/)
  expect(Math.min(built.size, coloured.size)).toBeGreaterThan(10)
  expect([...built].filter(([, film]) => film !== 'draft').map(([{ title }]) => title)).toEqual([])
  expect([...coloured].filter(([, film]) => film === 'draft').map(([{ title }]) => title)).toEqual([])
})

it('who is taught colours by a work sees it coloured, and who is taught a construction sees what comes before', () => {
  const taught = courses.filter((course) => workFilmOf(course) && workFilmOf(course)!.name !== course.key)
  expect(taught.length).toBeGreaterThan(80)
  for (const course of taught)
    for (const [index, { chapters }] of course.lessons.entries())
      for (const [at, { film, from, seconds }] of stretchesOf(course, index).entries()) {
        if (film !== workFilmOf(course)) continue
        const share = (from + seconds / 2) / film.seconds
        const place = [course.key, index, chapters[at]!.title]
        expect([...place, chapters[at]!.film === 'finish' ? share > 0.49 : share < 0.6]).toEqual([...place, true])
      }
})

it('who goes from day to day of a course sees next to nothing twice, for half a minute to a minute and a half at a time', () => {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  const seenTwice = courses.map((course) => {
    const shown = course.lessons.flatMap((_, index) => stretchesOf(course, index))
    for (const { film, from, seconds } of shown) {
      expect([course.key, seconds >= 29.9 && seconds <= 90.1]).toEqual([course.key, true])
      expect(from + seconds).toBeLessThanOrEqual(film.seconds + 0.001)
    }
    const twice = [...Map.groupBy(shown, ({ film }) => film.name).values()].flatMap((some) => {
      const days = some.toSorted((one, other) => one.from - other.from)
      return days.map(({ from, seconds }, i) => Math.max(0, from + seconds - (days[i + 1]?.from ?? Infinity)))
    })
    return { key: course.key, share: sum(twice) / sum(shown.map(({ seconds }) => seconds)) }
  })
  expect(seenTwice.filter(({ share }) => share < 0.01).length).toBeGreaterThan(200)
  // Days of one colour, of one motif and of one kind of line have only a piece of a film to share.
  expect(seenTwice.filter(({ share }) => share > 0.21).map(({ key }) => key)).toEqual([
    ...['special-percent', 'special-katakana', 'special-cats'],
  ])
})

import { describe, expect, it } from 'vitest'
import { buildCatalogue, type DemoCourse, type Tab } from './index.ts'

const world = buildCatalogue()
const { courses, groups, teachers, categories } = world
const lessons = courses.flatMap((course) => course.lessons)
const chapters = lessons.flatMap((lesson) => lesson.chapters)
const distinct = (values: unknown[]) => new Set(values).size

describe('the demo school', () => {
  it('is the same school at every start', () => {
    expect(buildCatalogue()).toEqual(world)
  })

  it('offers a learner at least 250 courses with 1,200 days of practice', () => {
    expect(courses.length).toBeGreaterThanOrEqual(250)
    expect(lessons.length).toBeGreaterThanOrEqual(1200)
    expect(chapters.length).toBeGreaterThan(lessons.length)
  })

  it('never shows a learner the same course title or the same cover twice', () => {
    expect(distinct(courses.map((course) => course.title))).toBe(courses.length)
    expect(distinct(courses.map((course) => course.key))).toBe(courses.length)
    expect(distinct(courses.map((course) => course.coverSeed))).toBe(courses.length)
  })

  it('has courses of every level in every tab', () => {
    expect(distinct(courses.map((course) => `${course.tab}/${course.level}`))).toBe(16)
  })

  it('fills every slider of every tab with at least seven courses, each course in one slider', () => {
    expect(groups.filter((group) => group.courseKeys.length < 7)).toEqual([])
    const titlesOf = (tab: Tab) => groups.filter((group) => group.tab === tab).map((group) => group.title)
    for (const tab of ['character', 'background', 'manga'] as const) expect(titlesOf(tab).length).toBeGreaterThan(2)
    expect(titlesOf('other')).toEqual(['ペイントソフト', 'イラストメイキング', 'モチーフ'])
    const placed = groups.flatMap((group) => group.courseKeys)
    expect(placed.toSorted()).toEqual(courses.map((course) => course.key).toSorted())
  })

  it('keeps every course in the tab of its group, and leaves no category empty', () => {
    const tabOf = new Map(groups.map((group) => [group.key, group.tab]))
    expect(courses.filter((course) => tabOf.get(course.groupKey) !== course.tab)).toEqual([])
    const used = new Set(courses.map((course) => course.categorySlug))
    expect([...used].toSorted()).toEqual(categories.map((category) => category.slug).toSorted())
    expect(categories.length).toBeGreaterThanOrEqual(16)
  })

  it('shows in a slider for one level only courses of that level', () => {
    for (const { key, level } of groups.filter((group) => group.level))
      expect(courses.filter((course) => course.groupKey === key && course.level !== level)).toEqual([])
  })

  it('knows the teachers of every course, and gives each of the twenty something to teach', () => {
    const teaching = new Set(courses.flatMap((course) => course.teacherKeys))
    expect([...teaching].toSorted()).toEqual(teachers.map((teacher) => teacher.key).toSorted())
    expect(teachers).toHaveLength(20)
    expect(teachers.filter((teacher) => teacher.collabVideos)).toHaveLength(2)
    expect(distinct(teachers.map((teacher) => teacher.portraitSeed))).toBe(20)
  })
})

describe('a course', () => {
  const keysWhere = (wrong: (course: DemoCourse) => boolean) => courses.filter(wrong).map((course) => course.key)

  it('tells in 120 to 260 characters what it is about', () => {
    expect(keysWhere(({ description }) => description.length < 120)).toEqual([])
    expect(keysWhere(({ description }) => description.length > 260)).toEqual([])
  })

  it('promises two or three things that a learner will be able to do', () => {
    expect(keysWhere(({ outcome }) => outcome.length < 2 || outcome.length > 3)).toEqual([])
  })

  it('has three lessons or more, but for the course with one chapter', () => {
    expect(keysWhere((each) => each.lessons.length < 3)).toEqual(['special-single-chapter'])
    const lone = courses.find((course) => course.key === 'special-single-chapter')
    expect(lone?.lessons.flatMap((lesson) => lesson.chapters)).toHaveLength(1)
  })

  it('names its lessons and chapters differently within itself', () => {
    expect(keysWhere((each) => distinct(each.lessons.map(({ title }) => title)) < each.lessons.length)).toEqual([])
    const stuttering = lessons.filter(
      (each) => distinct(each.chapters.map(({ title }) => title)) < each.chapters.length,
    )
    expect(stuttering).toEqual([])
  })

  it('tells of a lesson without listing its chapters, which stand right below', () => {
    const twice = lessons.filter(({ description, chapters: own }) =>
      description.split('\n').some((line) => own.some(({ title }) => line.endsWith(title))),
    )
    expect(twice.map(({ title }) => title)).toEqual([])
  })

  it('teaches in its lessons what no other open course teaches in the same words', () => {
    const open = courses.filter(({ openedDaysAgo, closedInDays }) => openedDaysAgo > 0 && (closedInDays ?? 1) > 0)
    const taught = open.map((each) => each.lessons.map(({ title, description }) => title + description).join())
    expect(open.filter((_, at) => taught.indexOf(taught[at]!) !== at).map(({ key }) => key)).toEqual([])
  })

  it.each([
    ['first-background-drill', 20],
    ['gesture-drill', 100],
    ['figure-ground-drill', 15],
    ['first-page-drill', 10],
    ['camera-drill', 100],
    ['balloons-drill', 30],
    ['cel-paint-drill', 30],
  ])('has in its practices as many as its title says: %s, %i', (key, many) => {
    const { title, lessons: own } = courses.find((course) => course.key === key)!
    expect(title).toContain(String(many))
    const counts = own.map(({ trainingTitle }) => Number(/(\d+)\D*$/.exec(trainingTitle ?? '')?.[1]))
    expect(counts.reduce((sum, count) => sum + count)).toBe(many)
  })

  it('is marked with two words of what it is about, and last, where a card still shows it, with how it teaches', () => {
    const kinds = ['しくみ', 'ドリル', '直し方', '作品づくり']
    // One has none, so that cards without any are seen too.
    expect(keysWhere(({ tags }) => distinct(tags) < 3 || tags.length > 3 || !kinds.includes(tags[2]!))).toEqual([
      'special-katakana',
    ])
  })

  it('can be read aloud: its reading holds no kanji and no katakana', () => {
    expect(keysWhere(({ kana }) => !/^[\p{Script=Hiragana}ーA-Z0-9 ]+$/u.test(kana))).toEqual([])
  })

  it('is written in whole sentences without seams', () => {
    const texts = courses.flatMap((course) => [course.description, course.audience, course.needs, ...course.outcome])
    const spoken = [...texts, ...lessons.map((lesson) => lesson.description)]
    expect(spoken.filter((text) => /。。|、。|undefined|ところところ|ことこと|をを|がが/.test(text))).toEqual([])
  })

  it('comes with slides of none, one and eight pages, and with all kinds of materials', () => {
    expect([...new Set(chapters.map((chapter) => chapter.slidePages))]).toEqual(expect.arrayContaining([0, 1, 8]))
    expect(distinct(courses.map((course) => course.supplement))).toBe(3)
  })
})

import { describe, expect, it } from 'vitest'
import { stretchesOf, workFilmOf } from '#demo/media/film-of.ts'
import { buildCatalogue } from './index.ts'
import { messages, skillPaths } from './showcase.ts'
import type { DemoCourse } from './shape.ts'

const world = buildCatalogue()
const { courses } = world
const find = (key: string) => courses.find((course) => course.key === key)
const lessonAt = (key: string, index: number) => find(key)?.lessons[index]

describe('the curriculums', () => {
  const { curriculums } = world

  it('are twelve over all levels, the trial one with exactly seven steps, the others with three to six', () => {
    expect(curriculums).toHaveLength(12)
    expect(new Set(curriculums.map((each) => each.level)).size).toBe(4)
    const unusual = curriculums.filter((each) => each.steps.length < 3 || each.steps.length > 6)
    expect(unusual.map((each) => [each.key, each.steps.length])).toEqual([['trial-seven-days', 7]])
  })

  it('lead in every step to lessons that exist and are in the subscription', () => {
    const steps = curriculums.flatMap((each) => each.steps)
    expect(steps.filter((step) => step.lessonRefs.length === 0)).toEqual([])
    const refs = steps.flatMap((step) => step.lessonRefs)
    expect(refs.filter((ref) => !lessonAt(ref.courseKey, ref.lessonIndex))).toEqual([])
    expect(refs.filter((ref) => ref.courseKey.startsWith('special'))).toEqual([])
  })

  it('teach a lesson only once', () => {
    for (const { steps } of curriculums) {
      const refs = steps.flatMap((step) => step.lessonRefs.map((ref) => `${ref.courseKey}/${ref.lessonIndex}`))
      expect(new Set(refs).size).toBe(refs.length)
    }
  })
})

describe('the showcase', () => {
  const hasTeacher = (key: string) => world.teachers.some((teacher) => teacher.key === key)
  const hasCurriculum = (key: string) => world.curriculums.some((curriculum) => curriculum.key === key)

  it('lets ten teachers speak and leads through courses and curriculums that exist', () => {
    expect(messages.filter(({ teacherKey }) => hasTeacher(teacherKey))).toHaveLength(10)
    const items = skillPaths.flatMap((path) => path.items)
    expect(items.filter((item) => ('course' in item ? !find(item.course) : !hasCurriculum(item.curriculum)))).toEqual(
      [],
    )
    expect(skillPaths.filter(({ cover }) => !find(cover) && !hasCurriculum(cover))).toEqual([])
  })
})

describe('the ways in', () => {
  it('give a visitor at least eight free lessons in categories that exist and are not empty', () => {
    const free = courses.flatMap((course) => course.lessons).filter((lesson) => lesson.isFree)
    expect(free.length).toBeGreaterThanOrEqual(8)
    const used = new Set(free.map((lesson) => lesson.freeCategorySlug))
    expect([...used].toSorted()).toEqual(world.freeCategories.map((category) => category.slug).toSorted())
  })

  it('lead from a problem to the lesson that mends it', () => {
    expect(world.problems.length).toBeGreaterThanOrEqual(8)
    expect(world.problems.filter((problem) => !lessonAt(problem.courseKey, problem.lessonIndex))).toEqual([])
  })

  it('are recommended by twenty-five voices on courses that exist', () => {
    expect(world.voices).toHaveLength(25)
    expect(world.voices.filter(({ courseKey }) => courseKey && !find(courseKey))).toEqual([])
  })

  it('stand on shelves of seven, three and two groups, kept by teachers of the school', () => {
    expect(world.panels.map((panel) => panel.groups.length)).toEqual([7, 3, 2])
    const keys = world.panels.flatMap((panel) => panel.groups.flatMap((group) => group.courseKeys))
    expect(keys.filter((key) => !find(key))).toEqual([])
    const teacherKeys = world.teachers.map((teacher) => teacher.key)
    expect(teacherKeys).toEqual(expect.arrayContaining(world.panels.map((panel) => panel.teacherKey)))
  })

  it('never pull a word into two sets of synonyms', () => {
    const plain = (word: string) =>
      word
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[ァ-ヶ]/g, (kana) => String.fromCodePoint(kana.codePointAt(0)! - 0x60))
    const words = world.synonyms.flatMap((set) => set.map(plain))
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
  })

  it('are found by words that people use: synonyms and readings', () => {
    expect(world.synonyms.length).toBeGreaterThanOrEqual(40)
    expect(world.readings.length).toBeGreaterThanOrEqual(200)
    expect(new Set(world.readings.map(([word]) => word)).size).toBe(world.readings.length)
    expect(world.readings.filter(([word, kana]) => !word || !/^\p{Script=Hiragana}+$/u.test(kana))).toEqual([])
    expect(world.readings).toContainEqual(['線画', 'せんが'])
    expect(world.synonyms.find((set) => set.includes('線画'))).toContain('ペン入れ')
    const words = ['線画', 'キャラクター', '瞳', '人体', 'ペン入れ']
    expect(words.filter((word) => !courses.some((course) => course.title.includes(word)))).toEqual([])
  })
})

describe('the courses in a rare state', () => {
  it('stand in windows that are not yet open, closed, closing, or open again', () => {
    expect(find('special-not-yet-open')!.openedDaysAgo).toBeLessThan(0)
    expect(find('special-closed')!.closedInDays).toBeLessThan(0)
    expect(find('special-closing-soon')!.closedInDays).toBeGreaterThan(0)
    const [first, second] = find('special-first-window-closed')!.subscriptionWindows
    expect(first!.closedInDays).toBeLessThan(0)
    expect(second!.closedInDays).toBeNull()
  })

  it('are sold in one way only', () => {
    expect(find('special-subscription-only')).toMatchObject({ singlePriceYen: null, inSubscription: true })
    expect(find('special-single-only')).toMatchObject({ inSubscription: false, subscriptionWindows: [] })
    expect(find('special-single-only')!.singlePriceYen).toBeGreaterThan(0)
  })

  it('carry titles with signs that a careless page would break on', () => {
    expect(find('special-percent')!.title).toContain('%')
    expect(find('special-bold-tag')!.title).toContain('<')
    expect(find('special-bold-tag')!.description).toContain('<b>')
    expect(find('special-fullwidth')!.description).toMatch(/[Ａ-Ｚ]/)
    expect(find('special-katakana')!.title).toMatch(/^[\p{Script=Katakana}ー・]+$/u)
    expect(find('special-katakana')!.tags).toEqual([])
    expect(find('special-two-teachers')!.teacherKeys).toHaveLength(2)
  })

  it('hold films that start later or are missing, and lessons shown without a cut', () => {
    const chaptersOf = (key: string) => find(key)!.lessons.flatMap((lesson) => lesson.chapters)
    const later = find('special-start-point')!
    for (const [index, { chapters }] of later.lessons.entries())
      for (const [at, { seconds }] of stretchesOf(later, index).entries())
        expect(chapters[at]!.startPoint ?? 0).toBeLessThan(seconds)
    expect(chaptersOf('special-start-point').some((chapter) => (chapter.startPoint ?? 0) > 0)).toBe(true)
    expect(chaptersOf('special-missing-film').filter((chapter) => chapter.filmMissing)).toHaveLength(1)
    const primed = courses.filter((course) => course.primeLessons)
    expect(primed.length).toBeGreaterThanOrEqual(7)
    expect(find('special-prime')!.primeLessons).toHaveLength(3)
    const stepsIn = (course: DemoCourse) =>
      (course.primeLessons ?? []).map(({ videoSteps }) => ({ videoSteps, seconds: workFilmOf(course).seconds }))
    for (const { videoSteps, seconds } of primed.flatMap(stepsIn)) {
      expect(videoSteps.length).toBeGreaterThanOrEqual(4)
      for (const step of videoSteps) expect(step.startTime).toBeLessThan(seconds)
    }
  })
})

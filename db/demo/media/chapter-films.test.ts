import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { STAGES } from '#demo/pictures/covers/how-far.ts'
import { webVtt } from '#demo/pictures/captions.ts'
import { stepFilms } from '#demo/pictures/step-films/index.ts'
import { saidIn } from '#demo/pictures/step-films/steps.ts'
import { shownAt, timelineOf } from '#demo/pictures/step-films/timeline.ts'
import { workStageSvg, workSteps } from '#demo/pictures/step-films/works.ts'
import { composeCourses } from '../catalogue/courses.ts'
import { buildCatalogue } from '../catalogue/index.ts'
import { stretchesOf } from './film-of.ts'
import { chapterFilms, workFilms } from './films.ts'

const { courses } = buildCatalogue()
/** With the steps that they teach, whatever their films draw. */
const taught = composeCourses()
/** The lessons of which every chapter has a film of its own. */
const filmed: [course: string, lesson: number][] = [
  ['first-face-build', 1],
  ['first-face-build', 2],
  ['first-face-build', 3],
  ['first-face-build', 4],
  ['first-face-build', 5],
  ['hand-fix', 2],
  ['folds-fix', 2],
  ['one-point-fix', 2],
  ['head-angle-build', 1],
  ['eyes-fix', 3],
  ['skin-color-fix', 3],
  ['gesture-fix', 3],
  ['hair-flow-fix', 2],
  ['line-art-fix', 2],
  ['figure-ground-fix', 2],
  ['panels-fix', 2],
  ['rough-to-finish-fix', 5],
]
/** Whose titles name a mistake, and whose films show it instead of naming it again. */
const shown: typeof filmed = [1, 2, 3, 4, 5].map((lesson) => ['first-face-fix', lesson])
/** The lessons with a film of their own for all of their steps. */
const lessonsOf = (course: string, ...lessons: number[]): typeof filmed => lessons.map((lesson) => [course, lesson])
const sharing = [
  ...lessonsOf('first-face-drill', 1, 2, 3, 4),
  ...lessonsOf('hair-style-drill', 1, 2, 3, 4),
  ...lessonsOf('animals-build', 1, 2, 3, 4),
  ...lessonsOf('balance-fix', 1, 2, 3, 4, 5),
  ...lessonsOf('one-point-fix', 3, 4, 5),
  ...lessonsOf('clouds-drill', 1, 2, 3, 4),
]
const chaptersOf = (key: string, lesson: number) => {
  const course = courses.find((one) => one.key === key)!
  const stretches = stretchesOf(course, lesson - 1)
  return course.lessons[lesson - 1]!.chapters.map(({ title }, at) => ({ title, ...stretches[at]! }))
}

it.each([...filmed, ...shown])(
  'each chapter of %s, lesson %i, shows a film of its own, from its beginning to its end',
  (key, lesson) => {
    const chapters = chaptersOf(key, lesson)
    expect(new Set(chapters.map(({ film }) => film.name)).size).toBe(chapters.length)
    for (const { film, from, seconds } of chapters) {
      expect(chapterFilms.get(film.name)).toBe(film)
      expect([film.name, from, seconds]).toEqual([film.name, 0, film.seconds])
    }
  },
)

it.each(filmed)(
  'what a chapter of %s, lesson %i, is called, its film speaks of: in its first words and again',
  (key, lesson) => {
    for (const { title, film } of chaptersOf(key, lesson)) {
      const [named] = /^.+?(?=[をにので]|か確かめる)/.exec(title)!
      const [, ...cues] = readFileSync(new URL(film.vtt!, import.meta.url), 'utf8').split('\n\n')
      const naming = cues.filter((cue) => cue.includes(named))
      expect([title, cues.slice(0, 3).some((cue) => cue.includes(named))]).toEqual([title, true])
      expect([title, naming.length >= 2]).toEqual([title, true])
    }
  },
)

it.each(sharing)(
  'the one chapter of %s, lesson %i, shows all of its film, which speaks of each of its steps',
  (key, lesson) => {
    const film = chapterFilms.get(`${key}-${lesson}`)!
    expect(chaptersOf(key, lesson)).toMatchObject([{ film, from: 0, seconds: film.seconds }])
    const told = readFileSync(new URL(film.vtt!, import.meta.url), 'utf8')
    for (const { title } of taught.find((one) => one.key === key)!.lessons[lesson - 1]!.chapters) {
      const [named] = /(?<=― |^(?!.*― )).+?(?=[をにので]|か確かめる)/.exec(title)!
      expect([title, told.includes(named)]).toEqual([title, true])
      if (title.includes('― ')) expect(told.includes(title)).toBe(false)
    }
  },
)

it('what visitors may watch was filmed for itself', () => {
  const free = courses.flatMap(({ key, lessons }) =>
    lessons.flatMap(({ isFree }, index) => (isFree ? chaptersOf(key, index + 1) : [])),
  )
  expect(free.length).toBeGreaterThan(30)
  expect(free.filter(({ film }) => !chapterFilms.has(film.name)).map(({ title }) => title)).toEqual([])
})

it('every film of a chapter, a lesson or a topic is shown by a lesson that there is, and lies here', () => {
  const shown = new Set(
    courses.flatMap((course) =>
      course.lessons.flatMap((_, index) => stretchesOf(course, index).map(({ film }) => film.name)),
    ),
  )
  for (const film of stepFilms) {
    expect(shown).toContain(film.name)
    expect(chapterFilms.get(film.name)?.seconds).toBeCloseTo(film.seconds, 0)
  }
})

it.each(stepFilms.map((film) => [film.name, film] as const))(
  '%s draws each step while it is spoken of, and all of it, and its words lie beside it',
  (_, film) => {
    const timeline = timelineOf(film)
    expect(timeline.cues.length).toBe(film.steps.flatMap(saidIn).length)
    expect(readFileSync(new URL(`${film.name}.vtt`, import.meta.url), 'utf8')).toBe(webVtt(timeline.cues))
    const turns = [...new Set(timeline.until.values())].map((turned) => turned - 0.01)
    const sheets = [...turns, film.seconds].map((full) => shownAt(timeline, full))
    expect(timeline.drawing.marks.every((_, at) => sheets.some((shown) => shown[at] === 1))).toBe(true)
    for (const { begins, ends } of timeline.strokes) {
      expect(ends).toBeGreaterThan(begins)
      expect(ends).toBeLessThan(film.seconds)
    }
    // What earlier chapters drew lies there from the first moment, and nothing else.
    const first = shownAt(timeline, 0).filter((part) => part > 0).length
    expect(first).toBe(timeline.drawing.marks.length - timeline.since.size)
  },
)

it.each([...workSteps])('%s is drawn to its end, and each of its lessons ends with another picture', (name, film) => {
  const timeline = timelineOf(film)
  expect(workFilms.get(name)?.seconds).toBeCloseTo(film.seconds, 0)
  expect(shownAt(timeline, film.seconds).every((part) => part === 1)).toBe(true)
  const stages = Array.from({ length: STAGES }, (_, stage) => workStageSvg(name, stage))
  expect(new Set(stages).size).toBe(STAGES)
})

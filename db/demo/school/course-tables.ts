import type { DemoChapter, DemoCourse, DemoLesson, DemoPrimeLesson, Supplement } from '../catalogue/shape.ts'
import { editorNotes } from '../catalogue/showcase.ts'
import type { Days } from '../days.ts'
import { filmOf, looksNamed, slidesNamed, type Stretch, stretchesOf } from '../media/film-of.ts'
import { isWork } from '../catalogue/works.ts'
import { STAGES } from '../pictures/index.ts'
import { chapterKey, lessonKey } from './keys.ts'
import { paths } from './paths.ts'
import { type Cells, momentText, type Tables } from './table.ts'

/** Every course with its windows, teachers, lessons and films, as the tables of `docs/import.md`. */
export function courseTables(courses: readonly DemoCourse[], days: Days): Tables {
  const lessons = courses.flatMap((course) => course.lessons.map((lesson, index) => ({ course, lesson, index })))
  const primes = courses.flatMap((course) =>
    (course.primeLessons ?? []).map((prime, index) => ({ course, prime, key: `${course.key}-p${index + 1}` })),
  )
  return {
    courses: courses.map((course) => courseCells(course, days)),
    lessons: lessons.map(({ course, lesson, index }) => lessonCells(course, lesson, index)),
    chapters: lessons.flatMap(({ course, lesson, index }) => chaptersOf(course, lesson, index)),
    points: lessons.flatMap(({ course, lesson, index }) =>
      lesson.checkPoints.map(({ description }, place) => ({
        ...{ key: `${lessonKey(course.key, index)}-c${place + 1}`, lesson: lessonKey(course.key, index), description },
        picture: paths.point(looksNamed({ ...course, ...lesson }, index).checks, place % 3),
      })),
    ),
    primes: primes.map(({ course, prime, key }) => primeCells(course, prime, key)),
    steps: primes.flatMap(({ prime, key }) =>
      prime.videoSteps.map(({ title, description, startTime }, at) => ({
        ...{ key: `${key}-s${at + 1}`, prime: key, title, description, start: startTime },
      })),
    ),
  }
}

const tick = (is: boolean) => (is ? '1' : '')
/** Courses that explain how something works show a few slides of themselves and say why; the others nothing. */
const explains = ({ key }: DemoCourse) => key.endsWith('-build')

function courseCells(course: DemoCourse, days: Days): Cells {
  const { key, title, kana, description, audience, needs, tab, level, subject } = course
  const windows = course.subscriptionWindows.map(
    (one) =>
      `${momentText(days.noonAgo(one.openedDaysAgo))}〜${momentText(days.noonAheadOrNever(one.closedInDays) ?? null)}`,
  )
  return {
    ...{ key, title, kana, description, audience, needs, tab, level, category: course.categorySlug },
    ...{ outcome: course.outcome.join('\n'), teachers: course.teacherKeys.join('\n'), tags: course.tags.join('\n') },
    editor_note: explains(course) ? (editorNotes[subject] ?? '') : '',
    ...{ price: course.singlePriceYen ?? '', drawing: course.drawingMinutes || '' },
    ...{ display_title: tick(course.displayTitle), display_play: tick(course.displayPlayBtn) },
    ...{ plan: windows.join('\n'), opens_at: momentText(days.noonAgo(course.openedDaysAgo)) },
    closes_at: momentText(days.noonAheadOrNever(course.closedInDays)),
    ...{ cover: paths.cover(key), samples: explains(course) ? paths.samples(subject) : '' },
    ...materialCells(course, key),
  }
}

type Supplemented = { supplement: Supplement; subject: string; title: string }

/** Learners see under which name a file comes to them: the course's own, though what lies in the larger one is the motif's. */
export function materialCells({ supplement, subject, title }: Supplemented, key: string) {
  const name = title.slice(0, 24).replaceAll('/', '／')
  return {
    material: supplement === 'zip+pdf' ? paths.material(subject, `${name}_資料.zip`) : '',
    material_pdf: supplement === 'none' ? '' : paths.material(key, `${name}_まとめ.pdf`),
  }
}

function lessonCells(course: DemoCourse, lesson: DemoLesson, index: number): Cells {
  return {
    ...{ key: lessonKey(course.key, index), course: course.key, title: lesson.title, description: lesson.description },
    ...{ training: lesson.trainingTitle ?? '', ...targetOf(lesson, course, index), free: tick(lesson.isFree) },
    ...{ free_category: lesson.freeCategorySlug ?? '', shown: '1' },
  }
}

/** What a practice works towards: how much, what to mind, and how it may look. */
function targetOf(
  { trainingTitle, trainingDetail, checkPoints, ...lesson }: DemoLesson,
  course: DemoCourse,
  index: number,
) {
  if (trainingTitle === null) return { target_detail: '', target_description: '', target: '' }
  const minded = checkPoints.map(({ description }) => `・${description}`).join('\n')
  return {
    target_detail: trainingDetail,
    target_description: minded && `描きおわったら、次のところを見くらべましょう。\n${minded}`,
    // A work is finished in its last lesson: it is what the cover shows.
    target:
      isWork(course) && index === course.lessons.length - 1
        ? paths.cover(course.key)
        : paths.target(looksNamed({ ...course, ...lesson }, index).aim),
  }
}

function chaptersOf(course: DemoCourse, lesson: DemoLesson, index: number): Cells[] {
  const subject = lesson.subject ?? course.subject
  const stretches = stretchesOf(course, index)
  return lesson.chapters.map((chapter, at) => ({
    ...{ key: chapterKey(course.key, index, at), lesson: lessonKey(course.key, index), title: chapter.title },
    ...{ ...filmCells(stretches[at]!, chapter), poster: posterOf(stretches[at]!, course, index) },
    ...{ slides: paths.slides(slidesNamed(stretches[at]!.film, subject), chapter.slidePages) },
    start: chapter.startPoint || '',
  }))
}

const rounded = (seconds: number) => String(Math.round(seconds * 1000) / 1000)

function filmCells({ film, from, seconds }: Stretch, { unspoken }: Pick<DemoChapter, 'unspoken'>) {
  const isWhole = seconds === film.seconds
  return {
    film: paths.film(film, isWhole),
    stretch: isWhole ? '' : `${rounded(from)}〜${rounded(from + seconds)}`,
    captions: film.vtt && !unspoken ? paths.captions(film.vtt) : '',
  }
}

/**
 * What a chapter's picture shows: of a work, how far it has come when the lesson ends; elsewhere the more of its film's
 * colours, the further into its course it is.
 */
function posterOf({ film }: Stretch, course: DemoCourse, index: number): string {
  const last = course.lessons.length - 1
  if (isWork(course)) return index === last ? paths.cover(course.key) : paths.stage(course.key, stageAt(index, last))
  const along = index / (last || 1)
  const poster = film.posters[Math.max(0, Math.ceil(along * film.posters.length) - 1)]!
  return poster === film.poster ? '' : paths.poster(poster)
}

const stageAt = (index: number, last: number) => Math.round((index * (STAGES - 1)) / Math.max(1, last - 1))

function primeCells(course: DemoCourse, prime: DemoPrimeLesson, key: string): Cells {
  const film = filmOf(prime.film, course.subject)
  return {
    ...{ key, course: course.key, title: prime.title, description: prime.description },
    ...filmCells({ film, from: 0, seconds: film.seconds }, {}),
    slides: paths.slides(course.subject, prime.slidePages),
  }
}

import type { DemoChapter, DemoCourse, DemoLesson, DemoPrimeLesson, Supplement } from '../catalogue/shape.ts'
import { editorNotes } from '../catalogue/showcase.ts'
import type { Days } from '../days.ts'
import { looksShown, type Stretch, stretchesOf, workFilmOf } from '../media/film-of.ts'
import { type AnyFilm, workFilms } from '../media/films.ts'
import { isWork, workShownBy } from '../catalogue/works.ts'
import { lessonScenes, samplesOf, STAGES } from '../pictures/index.ts'
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
        picture: pointOf(course, index, place),
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

/** What its own films show, what lies beside the first of its topics, or the work it follows. */
function samplesCell(course: DemoCourse) {
  if (!explains(course)) return ''
  if (samplesOf(course.key).length > 0) return paths.samples(course.key)
  const [first] = stretchesOf(course, 0)
  const pages = course.lessons[0]!.chapters[0]!.slidePages
  return first!.of === 'topic' ? slidesOf(first!.film, pages, 0) : paths.slides(workFilmOf(course).name, STAGES + 1)
}

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
    display_days: tick(showsItsDays(course)),
    ...{ plan: windows.join('\n'), opens_at: momentText(days.noonAgo(course.openedDaysAgo)) },
    closes_at: momentText(days.noonAheadOrNever(course.closedInDays)),
    ...{ cover: paths.cover(key), samples: samplesCell(course) },
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
function targetOf({ trainingTitle, trainingDetail, mind, ...lesson }: DemoLesson, course: DemoCourse, index: number) {
  if (trainingTitle === null) return { target_detail: '', target_description: '', target: '' }
  return {
    target_detail: trainingDetail,
    target_description: mind,
    target: aimOf({ ...course, ...lesson }, index),
  }
}

/** How what a lesson works towards may look: its own drawing, and at last what the course promises on its cover. */
function aimOf(course: DemoCourse, index: number): string {
  const looks = looksShown(course, index)
  const isLast = index === course.lessons.length - 1
  if (looks?.aim && (looks.isOwn || !(isWork(course) || isLast))) return paths.target(looks.name)
  return ownPictureOf(course, index) ?? (isLast ? paths.cover(course.key) : broughtTo(course, index))
}

function chaptersOf(course: DemoCourse, lesson: DemoLesson, index: number): Cells[] {
  const stretches = stretchesOf(course, index)
  return lesson.chapters.map((chapter, at) => {
    const key = chapterKey(course.key, index, at)
    const stretch = stretches[at]!
    return {
      ...{ key, lesson: lessonKey(course.key, index), title: chapter.title },
      ...{ ...filmCells(stretch, chapter), poster: posterOf(stretch, course, index) },
      ...{ slides: slidesOf(stretch.film, chapter.slidePages, index), start: chapter.startPoint || '' },
    }
  })
}

/** Beside a work lie the stages that it has come through by then. */
const slidesOf = ({ name }: AnyFilm, pages: number, index: number) =>
  paths.slides(name, workFilms.has(name) && pages > 0 ? Math.min(index, STAGES) + 1 : pages)

const rounded = (seconds: number) => String(Math.round(seconds * 1000) / 1000)

function filmCells({ film, from, seconds }: Stretch, { unspoken }: Pick<DemoChapter, 'unspoken'>) {
  const isWhole = seconds === film.seconds
  return {
    film: paths.film(film, isWhole),
    stretch: isWhole ? '' : `${rounded(from)}〜${rounded(from + seconds)}`,
    captions: unspoken ? '' : paths.captions(`${film.name}.vtt`),
  }
}

/** What a chapter's picture shows: of a film that is its own, what that comes to; of a work, how far it has come when the lesson ends. */
const posterOf = ({ of }: Stretch, course: DemoCourse, index: number): string =>
  of === 'work' ? (ownPictureOf(course, index) ?? broughtTo(course, index)) : ''

/** The picture of a lesson that draws something of its own. */
const ownPictureOf = ({ key }: Pick<DemoCourse, 'key'>, index: number) =>
  lessonScenes[`${key}-${index + 1}`] ? paths.lesson(key, index) : null

/** How far a lesson brings the work that its course shows; the last one to what the cover shows. */
function broughtTo({ key, theme, lessons }: Pick<DemoCourse, 'key' | 'theme' | 'lessons'>, index: number): string {
  const work = workShownBy({ key, theme })
  const last = lessons.length - 1
  return index === last
    ? paths.cover(work)
    : paths.stage(work, Math.round((index * (STAGES - 1)) / Math.max(1, last - 1)))
}

/** Whose days stand in pictures beside each other: those of a work, on which it grows, or such as each draw their own and come to a work at most. */
const showsItsDays = (course: DemoCourse) =>
  isWork(course) ||
  course.lessons
    .slice(0, -1)
    .every((_, index) => ownPictureOf(course, index) || stretchesOf(course, index).every(({ of }) => of !== 'work'))

/** What a point to check is held against: its place in the lesson's own film. A drawing that does not show it says nothing. */
function pointOf(course: DemoCourse, index: number, place: number): string {
  const looks = looksShown(course, index)
  return looks?.checks[place] ? paths.point(looks.name, place) : ''
}

function primeCells(course: DemoCourse, prime: DemoPrimeLesson, key: string): Cells {
  const film = workFilmOf(course)
  return {
    ...{ key, course: course.key, title: prime.title, description: prime.description },
    ...filmCells({ film, from: 0, seconds: film.seconds, of: 'work' }, {}),
    slides: paths.slides(course.subject, prime.slidePages),
  }
}

import type { Book } from './book.ts'
import { editorNotes } from './catalogue/showcase.ts'
import type { DemoChapter, DemoCourse, DemoLesson, Supplement } from './catalogue/shape.ts'
import { keys, SAMPLE_PAGES } from './keys.ts'
import { coverScenes } from './pictures/index.ts'
import { filmOf, looksNamed, slidesNamed, type Stretch, stretchesOf } from './media/film-of.ts'

/** Every course with its windows, teachers, lessons and films. */
export function writeCourses(book: Book, courses: DemoCourse[]): void {
  for (const course of courses) {
    const courseId = writeCourse(book, course)
    const seconds = writeLessons(book, course, courseId) + writePrimes(book, course, courseId)
    book.tables.get('courses')!.at(-1)!.video_seconds = Math.round(seconds)
  }
}

function writeCourse(book: Book, course: DemoCourse): number {
  const { days, addWithId, add } = book
  const courseId = addWithId('courses', {
    title: course.title,
    kana: course.kana,
    description: course.description,
    editor_note: course.key.endsWith('-build') ? (editorNotes[course.subject] ?? '') : '',
    outcome: course.outcome,
    audience: course.audience,
    needs: course.needs,
    tab: course.tab,
    level: course.level,
    category_id: book.categoryIds.get(course.categorySlug),
    cover_key: keys.cover(course.key),
    opened_at: days.noonAgo(course.openedDaysAgo),
    closed_at: days.noonAheadOrNever(course.closedInDays),
    display_title: course.displayTitle,
    display_play_button: course.displayPlayBtn,
    single_price_yen: course.singlePriceYen,
    drawing_minutes: course.drawingMinutes,
    video_seconds: 0,
    ...samples(course),
    ...writeMaterials(book, course.supplement, course.title, course.subject),
  })
  book.courseIds.set(course.key, courseId)
  for (const [position, key] of course.teacherKeys.entries())
    add('course_teachers', { course_id: courseId, teacher_id: book.teacherIds.get(key), position })
  for (const [position, tag] of course.tags.entries()) add('course_tags', { course_id: courseId, tag, position })
  for (const [position, window] of course.subscriptionWindows.entries()) {
    const opened_at = days.noonAgo(window.openedDaysAgo)
    const closed_at = days.noonAheadOrNever(window.closedInDays)
    addWithId('subscription_courses', { course_id: courseId, position, opened_at, closed_at })
  }
  return courseId
}

/** The lessons' rows; answers how many seconds of film they hold. */
function writeLessons(book: Book, course: DemoCourse, courseId: number): number {
  let seconds = 0
  const lessonIds: number[] = []
  const chapterIds: number[][] = []
  for (const [index, lesson] of course.lessons.entries()) {
    const subject = lesson.subject ?? course.subject
    const lessonId = writeLesson(book, { ...course, subject }, courseId, lesson, index)
    lessonIds.push(lessonId)
    const stretches = stretchesOf(course, index)
    chapterIds.push(
      lesson.chapters.map((chapter, position) => {
        const stretch = stretches[position]!
        seconds += stretch.seconds
        return book.addWithId('chapters', {
          lesson_id: lessonId,
          position,
          title: chapter.title,
          video_id: writeVideo(book, stretch, { ...chapter, along: index / (course.lessons.length - 1 || 1) }),
          start_point: chapter.startPoint ?? 0,
          ...slides({ subject: slidesNamed(stretch.film, subject) }, chapter.slidePages),
          published: true,
        })
      }),
    )
  }
  book.lessonIds.set(course.key, lessonIds)
  book.chapterIds.set(course.key, chapterIds)
  return seconds
}

function writeLesson(book: Book, course: DemoCourse, courseId: number, lesson: DemoLesson, index: number): number {
  const lessonId = book.addWithId('lessons', {
    course_id: courseId,
    day_index: index + 1,
    title: lesson.title,
    description: lesson.description,
    training_title: lesson.trainingTitle,
    ...targetOf(lesson, course, index),
    is_free: lesson.isFree,
    free_category_id: lesson.freeCategorySlug ? book.freeCategoryIds.get(lesson.freeCategorySlug) : null,
    published: true,
  })
  for (const [position, { description }] of lesson.checkPoints.entries()) {
    const thumbnail_key = keys.checkPoint(looksNamed(course, index).checks, position % 3)
    book.addWithId('check_points', { lesson_id: lessonId, position, description, thumbnail_key })
  }
  return lessonId
}

const amounts = ['お手本を見ながら3枚', '1枚20分で2枚', '大きさを変えて4枚', '何も見ずに1枚、見ながら1枚'] as const

/** Who is to draw without a model is not told to look at one, and whose task says how many is told no other number. */
const amountOf = (training: string, index: number) => {
  if (/\d|[一二三四]つ/.test(training)) return null
  const fitting = amounts.filter((amount) => !(/見ずに|見ないで/.test(training) && /お手本/.test(amount)))
  return fitting[index % fitting.length]
}

/** What a practice works towards: how much, what to mind, and how it may look. */
function targetOf({ trainingTitle, checkPoints }: DemoLesson, course: DemoCourse, index: number) {
  const { key, lessons } = course
  if (trainingTitle === null) return { target_detail: '', target_description: '', target_key: null }
  const isWork = key.endsWith('-work') && coverScenes[key] !== undefined
  const amount = amountOf(trainingTitle, index)
  const minded = checkPoints.map(({ description }) => `・${description}`).join('\n')
  return {
    target_detail: amount ? `${amount}描きます` : '',
    target_description: minded && `描きおわったら、次のところを見くらべましょう。\n${minded}`,
    // A work is finished in its last lesson: it is what the cover shows.
    target_key: isWork && index === lessons.length - 1 ? keys.cover(key) : keys.target(looksNamed(course, index).aim),
  }
}

function writePrimes(book: Book, course: DemoCourse, courseId: number): number {
  let seconds = 0
  for (const [position, prime] of (course.primeLessons ?? []).entries()) {
    const film = filmOf(prime.film, course.subject)
    seconds += film.seconds
    const primeId = book.addWithId('prime_lessons', {
      course_id: courseId,
      position,
      title: prime.title,
      description: prime.description,
      video_id: writeVideo(book, { film, from: 0, seconds: film.seconds }),
      ...slides(course, prime.slidePages),
      published: true,
    })
    for (const [order, { title, description, startTime }] of prime.videoSteps.entries())
      book.addWithId('video_steps', {
        prime_lesson_id: primeId,
        position: order,
        title,
        description,
        start_time: startTime,
      })
  }
  return seconds
}

type Peculiar = Pick<DemoChapter, 'filmMissing' | 'unspoken'> & {
  /** How far into its course it is, from 0 to 1. */
  along?: number
}

function writeVideo(
  book: Book,
  { film, from, seconds }: Stretch,
  { filmMissing: missing, unspoken, along }: Peculiar = {},
): number {
  const isWhole = seconds === film.seconds
  const poster =
    along === undefined ? film.poster : film.posters[Math.max(0, Math.ceil(along * film.posters.length) - 1)]!
  return book.addWithId('videos', {
    provider: 'local',
    duration_seconds: seconds,
    ...{ clip_from: from, clip_offset: from, clip_to: isWhole ? null : from + seconds },
    mp4_key: missing ? keys.film('missing.mp4') : keys.film(film.mp4),
    hls_key: film.hls && isWhole && !missing ? keys.film(film.hls) : null,
    subtitles_key: film.vtt && !unspoken ? keys.film(film.vtt) : null,
    poster_key: keys.poster(poster),
  })
}

const slides = (course: { subject: string }, pages: number) => ({
  slide_url: pages > 0 ? keys.slides(course.subject) : null,
  slide_pages: pages,
})

/** Courses that explain how something works show a few slides of themselves; the others none. */
const samples = ({ key, subject }: DemoCourse) => {
  const shown = key.endsWith('-build')
  return {
    sample_slides_key: shown ? keys.sampleSlides(subject) : null,
    sample_slide_pages: shown ? SAMPLE_PAGES : 0,
  }
}

export function writeMaterials(book: Book, supplement: Supplement, title: string, subject: string) {
  const name = title.slice(0, 24)
  const write = (kind: 'zip' | 'pdf', file_name: string) =>
    book.addWithId('materials', {
      file_key: keys.material(subject, kind),
      file_name,
      content_type: `application/${kind}`,
    })
  return {
    supplement_id: supplement === 'zip+pdf' ? write('zip', `${name}_資料.zip`) : null,
    supplement_pdf_id: supplement === 'none' ? null : write('pdf', `${name}_まとめ.pdf`),
  }
}

import { type Course, countVisit, findCourse, isOpen, turnsOf, VOICES_A_PAGE } from '#domains/catalogue/index.ts'
import { tabs } from '#domains/catalogue/terms.ts'
import { hasSubscription, plansAtAGlance } from '#domains/plans/index.ts'
import { yen } from '#domains/plans/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { fileLink } from '#platform/file-link.ts'
import { notFound } from '#platform/refusal.ts'
import { clockTime, dayKey, formatMonthDay } from '#platform/tokyo.ts'
import { audienceOf } from '../../audience-of.ts'
import { isDone, isOfOneMoment, type Past, pastInCourse } from '../../past.ts'
import { lineInCourse } from '../../progress/line-in-course.ts'

const KNOWN_SOURCES = new Set(['search_box', 'continuation_top', 'top_attended_curriculum_slider'])
const NEW_MS = 30 * 86_400_000
/** So long before it closes a course says so. */
const CLOSING_MS = 60 * 86_400_000

/** The course page's reading: the catalogue is asked for the course, one statement for what this learner did in it. */
export async function readCourse(ask: Ask, courseId: number) {
  const { member, now, house } = ask
  const course = await findCourse(house, courseId)
  const isClosed = !isOpen(course.window, now)
  if (isClosed && !member) return notFound()
  const past = await pastInCourse(ask, course)
  if (!(await isOfOneMoment(ask, past))) return readCourse(ask, courseId)
  const purchased = past?.bought.has(course.id) ?? false
  if (isClosed && !purchased && !past?.place) return notFound()

  const subscribed = member !== null && hasSubscription(member, now)
  const included = !isClosed && course.subscription !== null && isOpen(course.subscription, now)
  const mayWatch = Boolean(member?.isStaff || purchased || (subscribed && included))
  const newUntil = course.window.openedAt && new Date(course.window.openedAt.getTime() + NEW_MS)
  const closing = closingOf(course.window, now)
  ask.pageTags.add(`course:${course.id}`)
  ask.pageTurns.push(
    ...turnsOf(
      [
        course.window,
        course.subscription,
        { openedAt: null, closedAt: newUntil },
        { openedAt: null, closedAt: closing.saysFrom },
        ...course.curriculums.map(({ window }) => window),
      ],
      now,
    ),
  )
  return {
    course: { ...shownOf(course), isNew: newUntil !== null && now < newUntil },
    voices: { voices: course.voices.slice(0, VOICES_A_PAGE), hasNextPage: course.voices.length > VOICES_A_PAGE },
    curriculums: course.curriculums
      .filter(({ window }) => isOpen(window, now))
      .map(({ id, title, level, steps }) => ({ id, title, level, steps })),
    progress: past && progressOf(course, past),
    line: member && past && lineOf(lineInCourse(course, past, { member, now })),
    included,
    inPlan: included ? await inPlan(ask, mayWatch) : null,
    isClosed,
    openUntil: closing.openUntil,
    mayWatch,
    audience: await audienceOf(ask),
    siteName: house.settings.siteName,
  }
}

/** The page as somebody with a plan will see it once it is open, whatever it is now. */
export async function readCoursePreview(ask: Ask, courseId: number): Promise<CoursePageData> {
  const { house, now } = ask
  const course = await findCourse(house, courseId)
  const audience = { ...(await audienceOf(ask)), signedIn: true, state: 'will_continue' as const, subscribed: true }
  return {
    course: { ...shownOf(course), isNew: true },
    voices: { voices: course.voices.slice(0, VOICES_A_PAGE), hasNextPage: course.voices.length > VOICES_A_PAGE },
    curriculums: course.curriculums
      .filter(({ window }) => isOpen(window, now))
      .map(({ id, title, level, steps }) => ({ id, title, level, steps })),
    ...{ progress: null, line: null, inPlan: null, isClosed: false, openUntil: null, mayWatch: true, audience },
    included: course.subscription !== null,
    siteName: house.settings.siteName,
  }
}

export type CoursePageData = Awaited<ReturnType<typeof readCourse>>

/** What the page shows of the course to everybody: everything but the films themselves. */
function shownOf(course: Course) {
  const { id, title, description, outcome, audience, needs, tab, level, coverKey, coverAlt, category, teachers, tags } =
    course
  const { singlePriceYen, drawingMinutes, videoSeconds, sampleSlides, stars } = course
  return {
    ...{ id, title, description, outcome, audience, needs, tab, level, coverKey, coverAlt, category, teachers, tags },
    ...{ singlePriceYen, drawingMinutes, videoSeconds, sampleSlides, stars },
    tabName: tabs.find((one) => one.id === tab)?.label ?? category,
    breaks: breaksIn(title),
    hasZip: course.zip !== null,
    hasPdf: course.pdf !== null,
    goalUrl: fileLink(course.lessons.at(-1)?.target.key ?? null),
    trailer: trailerOf(course.lessons),
    lessons: course.lessons.map(({ id, dayIndex, title, description, trainingTitle, isFree, chapters }, at) => ({
      ...{ id, dayIndex, title, breaks: breaksIn(title), description, trainingTitle, isFree },
      // The first lesson shows how the drawing begins, each of the others how far it brings it.
      posterUrl: fileLink(chapters.at(at === 0 ? 0 : -1)?.film.posterKey ?? null),
      chapters: chapters.map(({ id, title, film }) => ({ id, title, seconds: film.seconds })),
    })),
    primes: course.primes.map(({ id, title, description, film, steps }) => ({
      ...{ id, title, description, seconds: film.seconds },
      steps: steps.map((step) => step.title),
    })),
  }
}

/** That the course is in every plan; who is not on one is told what a month costs at least, campaigns aside. */
async function inPlan(ask: Ask, mayWatch: boolean): Promise<string> {
  const { plans } = mayWatch ? { plans: [] } : await plansAtAGlance(ask)
  const from =
    plans.length > 0 ? `（ひと月${yen(Math.min(...plans.map(({ regularYen }) => regularYen)))}から・税込）` : ''
  return `月額プランに含まれています${from}。`
}

/** Until when a course that closes soon can be watched, and from when its page says so. */
function closingOf({ closedAt }: Course['window'], now: Date) {
  const saysFrom = closedAt && new Date(closedAt.getTime() - CLOSING_MS)
  const isSoon = closedAt !== null && now < closedAt && now >= saysFrom!
  return { saysFrom, openUntil: isSoon ? `${formatMonthDay(closedAt)} ${clockTime(closedAt)}まで` : null }
}

/** The first film that is open to everybody, to be played on the page itself. */
function trailerOf(lessons: Course['lessons']) {
  const chapter = lessons.find(({ isFree }) => isFree)?.chapters.find(({ film }) => film.mp4Key !== null)
  if (!chapter) return null
  const { id, title, film } = chapter
  // What the course brings the drawing to, as far as its films show it.
  const posterUrl = fileLink(lessons.at(-1)?.chapters.at(-1)?.film.posterKey ?? null)
  return { chapterId: id, title, seconds: film.seconds, subtitled: film.subtitlesKey !== null, posterUrl }
}

const progressOf = ({ lessons, primes }: Course, past: Past) => ({
  completedChapterIds: [...past.ticked],
  completedLessonIds: lessons.filter((lesson) => isDone(lesson, past)).map(({ id }) => id),
  completedPrimeIds: primes.map(({ id }) => id).filter((id) => past.primes.has(id)),
  lessonBookmarks: past.bookmarks,
})

const lineOf = ({ watchedRatio, completed, favorite, watchedAt, ...line }: ReturnType<typeof lineInCourse>) => ({
  ...{ watchedRatio, completed, favorite },
  isBegun: watchedAt !== null,
  continuationLink: line.continuationLink,
  continuationLabel: line.continuationLabel,
})

/** Where the visit came from, counted by day; an unknown source is nobody's business, and staff who look are no visit. */
export async function recordVisit(ask: Ask, courseId: number): Promise<void> {
  if (ask.viewer) return
  const source = ask.url.searchParams.get('from')
  if (source && KNOWN_SOURCES.has(source)) await countVisit(ask.db, courseId, source, dayKey(ask.now))
}

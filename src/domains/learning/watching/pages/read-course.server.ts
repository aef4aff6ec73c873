import {
  catalogueFor,
  type Course,
  countVisit,
  findCourse,
  isOpen,
  nextCourses,
  turnsOf,
  VOICES_A_PAGE,
} from '#domains/catalogue/index.ts'
import { tabs } from '#domains/catalogue/terms.ts'
import { madeInCourse } from '#domains/community/index.ts'
import { hasSubscription } from '#domains/plans/index.ts'
import type { Ask } from '#platform/ask.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { fileLink } from '#platform/file-link.ts'
import { notFound } from '#platform/refusal.ts'
import { quoted } from '#platform/text.ts'
import { clockTime, dayKey, formatMonthDay } from '#platform/tokyo.ts'
import { levelLabels } from '#ui/levels.ts'
import { audienceOf } from '../../audience-of.ts'
import { linkTo } from '../../continuation.ts'
import { isDone, isOfOneMoment, type Past, pastInCourse } from '../../past.ts'
import { lineInCourse } from '../../progress/line-in-course.ts'
import { factsOf, proofOf, soldAs, visitorsWays } from './course-facts.server.ts'
import { critiquePlans, inPlan, readOffer } from './read-offer.server.ts'

const KNOWN_SOURCES = new Set(['search_box', 'continuation_top', 'top_attended_curriculum_slider'])
const NEW_MS = 30 * 86_400_000
/** So long before it closes a course says so. */
const CLOSING_MS = 60 * 86_400_000
/** So many courses are named to go on with. */
const NEXT = 4

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
  const audience = await audienceOf(ask)
  const works = await madeInCourse(ask, course)
  const isSold = !mayWatch && !isClosed
  const offer = isSold ? await readOffer(ask, audience, { included, singlePriceYen: course.singlePriceYen }) : null
  const plan = included ? await inPlan(ask, isSold && offer === null) : null
  const critiques = included && offer ? await critiquePlans(ask) : null
  return {
    course: { ...shownOf(course), isNew: newUntil !== null && now < newUntil },
    works,
    proof: proofOf(course.learners, works.length),
    voices: { voices: course.voices.slice(0, VOICES_A_PAGE), hasNextPage: course.voices.length > VOICES_A_PAGE },
    curriculums: course.curriculums
      .filter(({ window }) => isOpen(window, now))
      .map(({ id, title, level, steps }) => ({ id, title, level, steps })),
    progress: past && progressOf(course, past),
    line: member && past && lineOf(lineInCourse(course, past, { member, now }), course),
    included,
    offer,
    ...soldAs(course, { inPlan: plan, included, isClosed, mayWatch }),
    ways: member ? [] : visitorsWays(course, included),
    facts: factsOf(course, { critiques, openUntil: closing.openUntil }),
    next: await nextOf(ask, course.id),
    isClosed,
    mayWatch,
    audience,
    siteName: house.settings.siteName,
  }
}

/** The page as somebody with a plan will see it once it is open, whatever it is now. */
export async function readCoursePreview(ask: Ask, courseId: number): Promise<CoursePageData> {
  const { house, now } = ask
  const course = await findCourse(house, courseId)
  const works = await madeInCourse(ask, course)
  const audience = { ...(await audienceOf(ask)), signedIn: true, state: 'will_continue' as const, subscribed: true }
  return {
    course: { ...shownOf(course), isNew: true },
    works,
    proof: proofOf(course.learners, works.length),
    voices: { voices: course.voices.slice(0, VOICES_A_PAGE), hasNextPage: course.voices.length > VOICES_A_PAGE },
    curriculums: course.curriculums
      .filter(({ window }) => isOpen(window, now))
      .map(({ id, title, level, steps }) => ({ id, title, level, steps })),
    ...soldAs(course, { inPlan: null, included: course.subscription !== null, isClosed: false, mayWatch: true }),
    ...{ offer: null, facts: factsOf(course, { critiques: null, openUntil: null }), next: [], ways: [] },
    ...{ progress: null, line: null, isClosed: false, mayWatch: true, audience },
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
    ...{ id, title, description, outcome, tab, level, coverKey, coverAlt, category, teachers, tags },
    about: outcome.length > 0 ? '描けるようになること' : 'この講座について',
    isFor: [
      { heading: 'こんな方に', text: audience },
      { heading: '用意するもの', text: needs },
    ].filter(({ text }) => text),
    ...{ singlePriceYen, drawingMinutes, videoSeconds, sampleSlides, stars },
    tabName: tabs.find((one) => one.id === tab)?.label ?? category,
    breaks: breaksIn(title),
    hasZip: course.zip !== null,
    hasPdf: course.pdf !== null,
    days: course.displayDays ? daysOf(course.lessons) : [],
    trailer: trailerOf(course.lessons),
    lessons: course.lessons.map(({ id, dayIndex, title, description, trainingTitle, isFree, chapters }) => ({
      ...{ id, dayIndex, title, breaks: breaksIn(title), description, trainingTitle, isFree },
      posterUrl: fileLink(posterOf(chapters)),
      chapters: chapters.map(({ id, title, film }) => ({ id, title, seconds: film.seconds })),
    })),
    primes: course.primes.map(({ id, title, description, film, steps }) => ({
      ...{ id, title, description, seconds: film.seconds },
      steps: steps.map((step) => step.title),
    })),
  }
}

/** How the drawing grows from day to day, or what each of them draws. */
const daysOf = (lessons: Course['lessons']) =>
  lessons.map(({ dayIndex, chapters }) => ({ day: dayIndex, url: fileLink(posterOf(chapters)) }))

// How far a lesson brings the drawing.
const posterOf = (chapters: Course['lessons'][number]['chapters']) => chapters.at(-1)?.film.posterKey ?? null

/** What to draw after it, from what this process knows of the catalogue. */
async function nextOf(ask: Ask, courseId: number) {
  const next = nextCourses(await catalogueFor(ask), ask.now, courseId, NEXT)
  for (const { id } of next) ask.pageTags.add(`course:${id}`)
  return next.map(({ id, title, card: { thumbnailUrl, teacher, level, tags } }) => ({
    ...{ id, title, breaks: breaksIn(title), thumbnailUrl },
    words: [tags.at(-1), levelLabels[level], teacher].filter(Boolean).join('・'),
  }))
}

/** Until when a course that closes soon can be watched, and from when its page says so. */
function closingOf({ closedAt }: Course['window'], now: Date) {
  const saysFrom = closedAt && new Date(closedAt.getTime() - CLOSING_MS)
  const isSoon = closedAt !== null && now < closedAt && now >= saysFrom!
  return { saysFrom, openUntil: isSoon ? `${formatMonthDay(closedAt)} ${clockTime(closedAt)}まで` : null }
}

/** The first film that is open to everybody, to be played on the page itself. */
function trailerOf(lessons: Course['lessons']) {
  const lesson = lessons.find(({ isFree }) => isFree)
  const chapter = lesson?.chapters.find(({ film }) => film.mp4Key !== null)
  if (!chapter) return null
  const { id, film } = chapter
  return { chapterId: id, day: lesson?.dayIndex, subtitled: film.subtitlesKey !== null }
}

const progressOf = ({ lessons, primes }: Course, past: Past) => ({
  completedChapterIds: [...past.ticked],
  completedLessonIds: lessons.filter((lesson) => isDone(lesson, past)).map(({ id }) => id),
  completedPrimeIds: primes.map(({ id }) => id).filter((id) => past.primes.has(id)),
  lessonBookmarks: past.bookmarks,
})

const lineOf = (
  { watchedRatio, completed, favorite, watchedAt, ...line }: ReturnType<typeof lineInCourse>,
  course: Course,
) => ({
  ...{ watchedRatio, completed, favorite },
  isBegun: watchedAt !== null,
  continuationLink: line.continuationLink,
  continuationLabel: line.continuationLabel,
  on: watchedAt && !completed ? chapterOn(course, line.continuationLink) : null,
})

/** The chapter that a link leads to, by its day and title. */
function chapterOn({ lessons }: Course, link: string | null) {
  for (const { dayIndex, chapters } of lessons)
    for (const { id, title } of chapters)
      if (linkTo({ chapterId: id }) === link)
        return { chapterId: id, words: `つづきは DAY ${dayIndex}${quoted(title)}` }
  return null
}

/** Where the visit came from, counted by day; an unknown source is nobody's business, and staff who look are no visit. */
export async function recordVisit(ask: Ask, courseId: number): Promise<void> {
  if (ask.viewer) return
  const source = ask.url.searchParams.get('from')
  if (source && KNOWN_SOURCES.has(source)) await countVisit(ask.db, courseId, source, dayKey(ask.now))
}

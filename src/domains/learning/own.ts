import { type BriefLesson, type Catalogue, catalogueOf } from '#domains/catalogue/index.ts'
import { type Done, doneOf, listsAsked, type OwnLists, readDone } from './own-rows.ts'
import { askTogether, type Questions } from '#platform/asked.ts'
import { chaptersOf } from './past.ts'
import type { Learner } from './rules.ts'
import { GLANCE_MS } from './watched.ts'

/** What a learner has of their own, beside the catalogue that says what it is. */
export type Own = Pick<Learner, 'member' | 'now'> & { catalogue: Catalogue; done: Done }
export type OwnWithLists = Own & { lists: OwnLists }

/** About what it is asked how far the learner is: courses as wholes, lessons with their chapters. */
type About = { courses?: readonly number[]; lessons?: readonly BriefLesson[] }

/** How far the learner is with these courses: one statement, however many. */
export const readOwn = (learner: Learner, courses: (catalogue: Catalogue) => readonly number[]): Promise<Own> =>
  readOwnAbout(learner, (catalogue) => ({ courses: courses(catalogue) }))

type Most<Beside> = {
  most?: number
  days?: { from: string; to: string }
  /** What other domains know of the learner, asked in the same statement. */
  beside?: Questions<Beside>
}

/** What is on the learner's lists, and how far they are with all of it and these courses: two statements. */
export async function readOwnLists<Beside extends object = object>(
  learner: Learner,
  { most = 0, days, beside }: Most<Beside>,
  courses: (catalogue: Catalogue, beside: Beside) => readonly number[] = () => [],
): Promise<OwnWithLists & { beside: Beside }> {
  const values = [learner.member.id, most, days?.from ?? null, days?.to ?? null, learner.now]
  const { lists, ...others } = await askTogether(learner.house.db, { ...beside, lists: listsAsked(values) })
  const own = await readOwnAbout(learner, (catalogue) => ({
    courses: [
      ...courses(catalogue, others as Beside),
      ...lists.begun,
      ...lists.bookmarked,
      ...lists.received.map(({ courseId }) => courseId),
      ...lists.purchased,
      ...unfinishedOf(lists),
    ],
    lessons: [
      ...lists.attendances.flatMap(({ curriculumId }) =>
        (catalogue.curriculums.get(curriculumId)?.steps ?? []).flatMap(({ lessons }) => lessons),
      ),
      ...unfinishedOf(lists).flatMap((id) => catalogue.courses.get(id)?.lessons ?? []),
    ],
  }))
  return { ...own, lists: withoutGlances(lists, own), beside: others as Beside }
}

/** A chapter that was opened and left again is not what one is watching, and does not push aside what one is. */
function withoutGlances(lists: OwnLists, { catalogue, done }: Own): OwnLists {
  const isBegun = (id: number) => {
    if (done.completed.has(id) || done.places.get(id)?.finished) return true
    const seen = [...new Set(filmsOf(catalogue, [id]))].map((film) => done.watched.get(film)?.seenMs ?? 0)
    return seen.reduce((sum, one) => sum + one, 0) >= GLANCE_MS
  }
  return {
    ...lists,
    begun: lists.begun.filter(isBegun),
    unfinished: lists.unfinished.filter(({ courseId }) => isBegun(courseId)),
  }
}

const unfinishedOf = ({ unfinished }: OwnLists) => unfinished.map(({ courseId }) => courseId)

type Spot = { courseId: number; chapterId: number | null; primeLessonId: number | null }

/** What plays at a place: a chapter or a prime lesson, while it is published. */
export function filmAt({ courses }: Catalogue, { courseId, chapterId, primeLessonId }: Spot) {
  const course = courses.get(courseId)
  if (chapterId === null) return course?.primes.find(({ id }) => id === primeLessonId)
  return chaptersOf(course?.lessons ?? []).find(({ id }) => id === chapterId)
}

/** Rows and catalogue of one moment: what the database knows changed, and this process not yet, is heard first. */
export async function readOwnAbout(
  { house, member, now }: Learner,
  ask: (catalogue: Catalogue) => About,
): Promise<Own> {
  for (;;) {
    const catalogue = await catalogueOf(house)
    const { courses = [], lessons = [] } = ask(catalogue)
    const [row] = await readDone(house.pool, [
      member.id,
      listed([...filmsOf(catalogue, courses), ...chaptersOf(lessons).map(({ film }) => film.id)]),
      listed(chaptersOf(lessons).map(({ id }) => id)),
      listed(lessons.map(({ id }) => id)),
      listed(courses),
      now,
    ])
    if (await house.pages.isHeard(row!.purge)) return { catalogue, member, now, done: doneOf(row!) }
  }
}

const filmsOf = ({ courses }: Catalogue, ids: readonly number[]): number[] =>
  ids.flatMap((id) => {
    const course = courses.get(id)
    return course ? [...chaptersOf(course.lessons), ...course.primes].map(({ film }) => film.id) : []
  })

/** Thousands of numbers are one text to the driver, and not thousands of values. */
const listed = (ids: readonly number[]) => `{${[...new Set(ids)].join()}}`

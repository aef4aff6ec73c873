import { href } from 'react-router'
import { type BriefCourse, type Catalogue, catalogueOf, isOpen } from '#domains/catalogue/index.ts'
import { type Own, lineOf, readOwn } from '#domains/learning/index.ts'
import { findStanding, trialQuestions } from '#domains/plans/index.ts'
import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { callPath } from '#platform/browser-call.ts'
import { formatDay, formatDayKey } from '#platform/tokyo.ts'
import { levelLabels } from '#ui/levels.ts'
import { type OpenSet, openSets } from '../sets/queries.ts'
import { isOnTrial } from '../rules.ts'
import { readTrialCurriculum } from '../tutorial/trial-curriculum.ts'
import { lastDayOf } from '../codes/last-day-of.ts'
import { findReceipt, type Receipt } from './queries.ts'

export type TrialSetsData = NonNullable<Awaited<ReturnType<typeof readTrialSets>>>
export type SetChoice = Extract<TrialSetsData['shows'], { kind: 'offer' }>
export type ReceivedSet = Extract<TrialSetsData['shows'], { kind: 'received' }>

/** What a member finds here: their received courses, the set they may pick from, or that there is none; null: nothing is for them. */
export async function readTrialSets(actor: Actor, stays: boolean) {
  const { db, house, memberId, now } = actor
  const receipt = await findReceipt(db, memberId)
  const onTrial = !receipt && isOnTrial(await findStanding(db, memberId), now)
  if (!receipt && !onTrial && !stays) return null
  const [questions, curriculum] = [await trialQuestions(house), await readTrialCurriculum(actor)]
  return { questions, curriculum, shows: receipt ? await receivedOf(actor, receipt) : await offerOf(actor, onTrial) }
}

async function receivedOf(actor: Actor, { name, receivedAt, endsAt, courseIds }: Receipt) {
  const own = await readOwn(actor, () => courseIds)
  return {
    kind: 'received' as const,
    name,
    received: formatDay(receivedAt),
    until: endsAt && formatDayKey(lastDayOf(endsAt)),
    isOver: endsAt !== null && endsAt <= actor.now,
    courses: courseIds.flatMap((id) => {
      const course = own.catalogue.courses.get(id)
      return course ? [cardOf(own, course)] : []
    }),
  }
}

function cardOf(own: Own, course: BriefCourse) {
  const { watchedRatio, completed, continuationLink } = lineOf(own, course)
  return { ...course.card, watchedRatio, completed, continuationLink }
}

async function offerOf({ house, url, now }: Actor, onTrial: boolean) {
  const [sets, catalogue] = [await openSets(house), await catalogueOf(house)]
  const asked = sets.find(({ id }) => String(id) === url.searchParams.get('set'))
  const set = asked ?? sets[0]
  const courses = set ? coursesOf(set, catalogue, now) : []
  if (!set || courses.length < set.allowed || !onTrial) return { kind: 'none' as const, onTrial }
  const query = `?set=${set.id}`
  return {
    kind: 'offer' as const,
    setId: set.id,
    name: set.name,
    configuration: {
      checkUrl: callPath('/trial_sets/check_serial_code') + query,
      createUrl: href('/trial_sets') + query,
      limit: set.allowed,
      courses,
    },
  }
}

/** As the page's configuration tells them. */
export type TrialCourse = {
  id: number
  title: string
  thumbnail: string | null
  level: string
  levelJa: string
  teacher: string | null
  teacherThumbnail: string | null
  /** Of the curriculum that borrows from it, or of the course itself. */
  description: string
  curriculumId: number | null
  curriculumTitle: string | null
}

function coursesOf({ courses }: OpenSet, catalogue: Catalogue, now: Date): TrialCourse[] {
  return courses.flatMap(({ id, description }) => {
    const course = catalogue.courses.get(id)
    if (!course || !isOpen(course.window, now)) return []
    const curriculum = curriculumOf(course, catalogue, now)
    const teacher = catalogue.teachers.find((one) => one.id === course.teacherIds[0])
    return [
      {
        id,
        title: course.title,
        thumbnail: fileLink(course.coverKey),
        level: course.level,
        levelJa: levelLabels[course.level],
        teacher: teacher?.name ?? null,
        teacherThumbnail: teacher?.iconUrl ?? null,
        description: curriculum?.description ?? description,
        curriculumId: curriculum?.id ?? null,
        curriculumTitle: curriculum?.title ?? null,
      },
    ]
  })
}

/** The open curriculum that borrows most of this course. */
function curriculumOf({ lessons }: BriefCourse, { borrowings, curriculums }: Catalogue, now: Date) {
  const counts = new Map<number, number>()
  for (const { curriculumId, window } of lessons.flatMap(({ id }) => borrowings.get(id) ?? []))
    if (isOpen(window, now)) counts.set(curriculumId, (counts.get(curriculumId) ?? 0) + 1)
  const [most] = [...counts].toSorted(([a, some], [b, others]) => others - some || a - b)
  return most ? (curriculums.get(most[0]) ?? null) : null
}

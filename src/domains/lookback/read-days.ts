import { href } from 'react-router'
import { isOpen } from '#domains/catalogue/index.ts'
import type { Actor } from '#platform/ask.ts'
import { fileLink } from '#platform/file-link.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { dayKey, startOfDay } from '#platform/tokyo.ts'
import { type EventRow, readEvents, readTallies } from './queries.ts'
import { milestonesOf } from './rules.ts'
import type { CompletedWork, Day, LookBackEvent, TrainingLog, UploadingImage } from './terms.ts'

const A_DAY = 24
export const MOST_EVENTS = 240
/** So long the pictures of a page that is read slowly can still be opened. */
const PICTURE_SECONDS = 3_600

/** From day to day, the last not included; of one day what follows the first `after` events. */
export type Stretch = { from: string; until: string; after?: number; most?: number }

/** The days of a stretch on which something happened, the oldest first: in two statements, however many. */
export async function readDays(learner: Actor, { from, until, after = 0, most = A_DAY }: Stretch): Promise<Day[]> {
  const { house, member, now } = learner
  const start = dayKey(member.joinedAt)
  // What is older than the registration stands on its day.
  const since = from <= start ? '-infinity' : startOfDay(from).toISOString()
  const before = startOfDay(until).toISOString()
  const [rows, [tallies]] = await Promise.all([
    readEvents(house.pool, [member.id, since, before, after, most, MOST_EVENTS, 'day']),
    readTallies(house.pool, [member.id, since, before, since === '-infinity' ? since : from, until]),
  ])
  const milestones = milestonesOf(tallies!.before, tallies!.days)
  const byDay = Map.groupBy(rows, ({ date }) => date)
  const isStart = from <= start && start < until
  const dates = new Set([...(isStart ? [start] : []), ...byDay.keys(), ...milestones.keys()])
  return [...dates].toSorted().map((date) => {
    const own = byDay.get(date) ?? []
    const events = eventsOf(learner, own, now)
    return {
      date,
      milestones: milestones.get(date) ?? [],
      events: date === start && after === 0 ? [{ event: 'period', eventType: 'start' }, ...events] : events,
      more: Math.max(0, (own[0]?.ofAll ?? 0) - after - own.length),
    }
  })
}

/** In their order; what was drawn under one title stands together, where the first of it stands. */
function eventsOf(learner: Actor, rows: readonly EventRow[], now: Date): LookBackEvent[] {
  const drawn = new Map<string, UploadingImage>()
  return rows.flatMap((row): LookBackEvent[] => {
    if (row.kind === 'course') return [courseOf(row, now)]
    if (row.kind === 'certificate') return [certificateOf(row)]
    const known = drawn.get(row.title)
    const event = known ?? { event: 'uploadingImage', title: row.title, trainingLogs: [], completedWorks: [] }
    drawn.set(row.title, event)
    if (row.kind === 'log') event.trainingLogs.push(logOf(learner, row))
    else event.completedWorks.push(workOf(learner, row))
    return known ? [] : [event]
  })
}

const courseOf = ({ id, level, coverKey, title, seconds, openedAt, closedAt }: EventRow, now: Date): LookBackEvent => ({
  event: 'courseComplete',
  courseId: id,
  level,
  thumbnailUrl: fileLink(coverKey),
  title,
  durationSec: seconds,
  link: isOpen({ openedAt, closedAt }, now) ? href('/courses/:id', { id: String(id) }) : null,
})

const certificateOf = ({ id, curriculumId, title, seconds }: EventRow): LookBackEvent => ({
  event: 'curriculumComplete',
  curriculumId: curriculumId!,
  title,
  durationSec: seconds,
  certificateImageUrl: `/subscriptions/completion_certificates/${id}/image`,
  link: href('/subscriptions/completion_certificates/:id', { id: String(id) }),
})

const workOf = (learner: Actor, { id, level, coverKey, imageKey, goal, allSteps }: EventRow): CompletedWork => ({
  curriculumId: id,
  level,
  thumbnailUrl: fileLink(coverKey),
  imageUrl: privateFileLink(learner, imageKey!, PICTURE_SECONDS),
  goalDescription: goal,
  allSteps,
})

const logOf = (learner: Actor, row: EventRow): TrainingLog => ({
  logId: row.id,
  courseId: row.courseId!,
  curriculumStepId: row.stepId,
  level: row.level,
  allSteps: row.allSteps,
  remainSteps: row.remainSteps,
  imageUrl: privateFileLink(learner, row.imageKey!, PICTURE_SECONDS),
  targetDetail: row.targetDetail,
  targetDescription: row.targetDescription,
  targetThumbnailUrl: fileLink(row.targetKey),
})

import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import type { Level } from '#ui/levels.ts'
import type { DayTally, Milestone, Rung, Slice, Tally, Totals } from './terms.ts'

const HOUR = 3_600
const COURSES = 10
const HOURS = 10
const TRAININGS = 5

export const totalsOf = ({ courses, seconds, trainings, certificates }: Tally): Totals => ({
  ...{ courses, trainings },
  studyingHours: Math.floor(seconds / HOUR),
  completionCertificates: certificates,
})

export const sumOf = (all: readonly Tally[]): Tally => ({
  courses: sum(all, 'courses'),
  seconds: sum(all, 'seconds'),
  trainings: sum(all, 'trainings'),
  certificates: sum(all, 'certificates'),
})
const sum = (all: readonly Tally[], what: keyof Tally) => all.reduce((before, one) => before + one[what], 0)

/** What was reached on each of these days, after what had been done before them; days without any are left out. */
export function milestonesOf(before: Tally, days: readonly DayTally[]): Map<string, Milestone[]> {
  const found = new Map<string, Milestone[]>()
  let was = before
  for (const day of days.toSorted((a, b) => (a.date < b.date ? -1 : 1))) {
    const now = sumOf([was, day])
    const reached = between(totalsOf(was), totalsOf(now))
    if (reached.length > 0) found.set(day.date, reached)
    was = now
  }
  return found
}

function between(was: Totals, now: Totals): Milestone[] {
  const rounds = (kind: keyof Totals, every: number): Milestone[] => {
    const [first, last] = [Math.floor(was[kind] / every) + 1, Math.floor(now[kind] / every)]
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => ({ kind, reached: (first + n) * every }))
  }
  const isFirst = was.completionCertificates === 0 && now.completionCertificates > 0
  return [
    ...rounds('courses', COURSES),
    ...rounds('studyingHours', HOURS),
    ...rounds('trainings', TRAININGS),
    ...(isFirst ? [{ kind: 'completionCertificates' as const, reached: 1 }] : []),
  ]
}

const RUNGS: readonly [Level, courses: number, certificates: number][] = [
  ['entry', 0, 1],
  ['beginner', 3, 3],
  ['intermediate', 10, 5],
  ['advanced', 20, 8],
]

/** The ladder of levels that are earned: both numbers must be reached. */
export const ladderOf = (totals: Pick<Totals, 'courses' | 'completionCertificates'>): Rung[] =>
  RUNGS.map(([level, courses, certificates]) => ({
    ...{ level, courses, certificates },
    cleared: totals.courses >= courses && totals.completionCertificates >= certificates,
    hasStamp: level !== 'advanced',
  }))

/** Of each kind the last round number: a month on paper does not count up to it. */
export const lastOfEach = (milestones: readonly Milestone[]): Milestone[] => [
  ...new Map(milestones.map((one) => [one.kind, one])).values(),
]

const EVENTS_A_SLICE = 24

export const dayAfter = (key: string) => dayKey(addDays(startOfDay(key), 1))

/** All days from the start to today in stretches that are read at once: no day is cut in two, and a year begins its own. */
export function slicesOf(days: readonly (readonly [date: string, events: number])[], today: string): Slice[] {
  const slices: Slice[] = []
  for (const [date, events] of days) {
    const last = slices.at(-1)
    if (last && last.events + events <= EVENTS_A_SLICE && last.from.slice(0, 4) === date.slice(0, 4)) {
      last.events += events
      last.days += 1
    } else {
      if (last) last.until = date
      slices.push({ from: date, until: date, events, days: 1 })
    }
  }
  const last = slices.at(-1)
  if (last) last.until = dayAfter([days.at(-1)![0], today].toSorted().at(-1)!)
  return slices
}

/** Which of them shows this day. */
export const sliceAt = (slices: readonly Slice[], date: string): number =>
  Math.max(
    0,
    slices.findLastIndex(({ from }) => from <= date),
  )

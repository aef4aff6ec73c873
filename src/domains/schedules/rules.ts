import { addDays, dayKey, startOfDay } from '#platform/tokyo.ts'
import { type Item, MOST_DAYS, type Rhythm, type StudyDay } from './terms.ts'

export type Why = 'until-is-past' | 'until-too-far' | 'no-day-until-then' | 'nothing-to-study'

/** Monday is 0. */
export const weekdayOf = (date: string): number => (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7
export const isStudyDay = ({ weekdays }: Pick<Rhythm, 'weekdays'>, date: string): boolean =>
  (weekdays & (1 << weekdayOf(date))) !== 0

export const dayAfter = (date: string, days = 1): string => dayKey(addDays(startOfDay(date), days))

/** The days on which one studies, from a day on until the last. */
export function studyDays(rhythm: Pick<Rhythm, 'weekdays' | 'until'>, from: string): string[] {
  const days: string[] = []
  for (let date = from; date <= rhythm.until && days.length <= MOST_DAYS; date = dayAfter(date))
    if (isStudyDay(rhythm, date)) days.push(date)
  return days
}

export function whyCannotMake(rhythm: Pick<Rhythm, 'weekdays' | 'until'>, lessons: number, today: string): Why | null {
  if (rhythm.until <= today) return 'until-is-past'
  if (rhythm.until > dayAfter(today, MOST_DAYS)) return 'until-too-far'
  if (lessons === 0) return 'nothing-to-study'
  return studyDays(rhythm, today).length === 0 ? 'no-day-until-then' : null
}

const SHORTEST = 5
/** So many minutes over are drawn on the same day rather than on another. */
const FEW = 5
/** A long lesson is not begun for less. */
const WORTH_BEGINNING = 10

type Length = { films: readonly number[]; drawing: number | undefined; lessons: number }

/**
 * What a lesson takes: its films and its share of the drawing that its course asks for. Where nobody said how long one
 * draws, a film is watched with the pen in the hand and takes twice its length.
 */
export function minutesOf({ films, drawing, lessons }: Length): number {
  const seconds = films.reduce((sum, one) => sum + one, 0)
  const drawn = drawing === undefined ? seconds : (60 * drawing) / Math.max(1, lessons)
  return Math.max(SHORTEST, Math.ceil((seconds + drawn) / 60))
}

export type Laid = { days: StudyDay[]; left: Item[] }

/**
 * What is not done yet, laid out day after day from today on, so that whatever a missed day held comes on the next. What
 * was done today has taken its minutes of today. `left` does not fit until the last day.
 */
export function layOut(rhythm: Rhythm, items: readonly Item[], today: string): Laid {
  const open = items.filter(({ doneOn }) => doneOn === null)
  const spent = items.filter(({ doneOn }) => doneOn === today).reduce((sum, { minutes }) => sum + minutes, 0)
  const days: StudyDay[] = []
  let at = 0
  let rest = open[0]?.minutes ?? 0
  for (const date of studyDays(rhythm, today)) {
    let room = date === today ? Math.max(0, rhythm.minutes - spent) : rhythm.minutes
    const parts: StudyDay['parts'] = []
    while (at < open.length) {
      const item = open[at]!
      const minutes = partOf(rest, room, rhythm.minutes)
      if (minutes === 0) break
      parts.push({ item, minutes, goesOn: rest < item.minutes })
      room -= minutes
      rest -= minutes
      if (rest > 0) break
      rest = open[++at]?.minutes ?? 0
    }
    if (parts.length > 0) days.push({ date, parts })
  }
  return { days, left: open.slice(at) }
}

/** How much of a lesson a day takes: all that fits; of what no day could hold as many equal parts as it needs days. */
function partOf(rest: number, room: number, day: number): number {
  if (room <= 0) return 0
  if (rest <= room + FEW) return rest
  if (rest <= day + FEW || room < Math.min(WORTH_BEGINNING, day)) return 0
  const more = Math.ceil((rest - room - FEW) / day)
  return Math.min(room, Math.ceil(rest / (1 + more)))
}

/** So many of these lessons as fit into the days, the last of them begun at least. */
export function howManyFit(rhythm: Rhythm, minutes: readonly number[], today: string): number {
  const items = minutes.map((one, lessonId) => ({
    lessonId,
    minutes: one,
    doneOn: null,
    title: '',
    courseTitle: '',
    link: '',
  }))
  const { days } = layOut(rhythm, items, today)
  return 1 + Math.max(-1, ...days.flatMap(({ parts }) => parts.map(({ item }) => item.lessonId)))
}

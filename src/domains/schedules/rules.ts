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

/** A film is watched with the pen in the hand: it takes twice its length. */
export const minutesOf = (seconds: number): number => Math.max(SHORTEST, Math.ceil((2 * seconds) / 60))

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
    while (room > 0 && at < open.length) {
      const item = open[at]!
      const minutes = Math.min(room, rest)
      parts.push({ item, minutes, goesOn: rest < item.minutes, isLast: minutes === rest })
      room -= minutes
      rest -= minutes
      if (rest === 0) rest = open[++at]?.minutes ?? 0
    }
    if (parts.length > 0) days.push({ date, parts })
  }
  return { days, left: open.slice(at) }
}

/** So many of these lessons as fit into the days, the last of them begun at least. */
export function howManyFit(rhythm: Rhythm, minutes: readonly number[], today: string): number {
  const room = studyDays(rhythm, today).length * rhythm.minutes
  let sum = 0
  return minutes.filter((one) => (sum += one) - one < room).length
}

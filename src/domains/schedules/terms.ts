export const weekdayNames = ['月', '火', '水', '木', '金', '土', '日'] as const
export const minuteChoices = [15, 30, 45, 60, 90, 120] as const
export const MOST_DAYS = 366
export const MOST_LESSONS = 200

/** When somebody means to study: Monday is the lowest of seven bits. */
export type Rhythm = { minutes: number; weekdays: number; startsMinute: number; until: string }

/** A lesson of the schedule, as far as it is done. */
export type Item = {
  lessonId: number
  title: string
  courseTitle: string
  minutes: number
  link: string
  /** The day in Tokyo; null while it is not done. */
  doneOn: string | null
}

/** A part of a lesson on a day; a long one goes on for several. */
export type Part = { item: Item; minutes: number; goesOn: boolean }
export type StudyDay = { date: string; parts: Part[] }

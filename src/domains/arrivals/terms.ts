import type { Day } from '#platform/days.ts'

export const FILE_BYTES_MOST = 5_000_000
export const PEOPLE_MOST = 5_000
/** So much progress in one file, over all its rows. */
export const PROGRESS_MOST = 20_000
export const MONTHS_MOST = 12

/** A member of another system, as a row of the file says. */
export type Person = {
  email: string
  name: string
  until: Day | null
  courses: readonly { courseId: number; percent: number }[]
}

export type Trouble = { line: number; sentence: string }

/** What a file would bring, and everything that is wrong with it. */
export type Checked = { people: Person[]; known: number[]; troubles: Trouble[] }

import type { Actor } from '#platform/ask.ts'
import { dayKey } from '#platform/tokyo.ts'
import { readStudent } from './read-student.server.ts'
import { graduationYears } from './terms.ts'

export type Registration = Awaited<ReturnType<typeof readRegistration>>

/** What the form needs to know, and how who asks stands already. */
export async function readRegistration({ db, memberId, now }: Actor) {
  const today = dayKey(now)
  return {
    memberId,
    years: graduationYears(Number(today.slice(0, 4))),
    student: await readStudent(db, memberId, now),
  }
}

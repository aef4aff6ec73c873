import type { Ask } from '#platform/ask.ts'
import { updateSchedule } from '../queries.ts'

/** By the link of a letter, signed in or not; twice changes nothing, and without a schedule there is nothing to stop. */
export async function stopLetters({ db, now }: Pick<Ask, 'db' | 'now'>, memberId: number): Promise<void> {
  await updateSchedule(db, memberId, { wantsLetters: false }, now)
}

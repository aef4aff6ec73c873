import type { House } from '#platform/house.ts'
import { dayKey } from '#platform/tokyo.ts'
import { debitFormPath } from './paths.ts'
import { findStarted } from './queries.ts'
import { paperDays } from './rules.ts'
import { returnLines } from './words.ts'
import type { DebitPapersView } from './ui/debit-papers.tsx'

/** What is left to do with the paper of the application that began with that order. */
export async function readPapers(
  { db, settings }: House,
  memberId: number,
  orderKey: string,
): Promise<DebitPapersView | null> {
  const application = await findStarted(db, memberId, { orderKey })
  if (!application?.startedAt) return null
  const { id, receiving, startedAt, documentsDueOn } = application
  const { postedBy } = paperDays(receiving, dayKey(startedAt))
  return {
    postedBy,
    dueOn: documentsDueOn!,
    returnTo: returnLines(settings),
    formPath: receiving === 'print' ? debitFormPath(id) : null,
  }
}

import type { Actor } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { findFinalWork } from './queries.ts'

export type FinalWork = { imageUrl: string; firstPostedAt: Date; replacedAt: Date | null }

/** The learner's own final work with an address that opens it for them alone. */
export async function finalWorkOf(actor: Actor, curriculumId: number): Promise<FinalWork | null> {
  const found = await findFinalWork(actor.db, actor.memberId, curriculumId)
  if (!found) return null
  const { key, ...work } = found
  return { ...work, imageUrl: privateFileLink(actor, key) }
}

import { href } from 'react-router'
import type { Ask, Member } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { listWorksOf } from './own-queries.ts'

/** For so long what came back is the first thing one is told. */
const FRESH_MS = 14 * 86_400_000

/** What the slider of corrections shows to the learner whose works they are. */
export async function listOwnCorrections({ house, db, now }: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) {
  const works = await listWorksOf(db, member.id)
  return works.map(({ id, image_key, corrected_at }) => ({
    linkUrl: href('/user_corrected_works/:id', { id: String(id) }),
    imageUrl: privateFileLink({ house, now, memberId: member.id }, image_key),
    corrected: corrected_at !== null,
    isFresh: corrected_at !== null && now.getTime() - corrected_at.getTime() < FRESH_MS,
  }))
}

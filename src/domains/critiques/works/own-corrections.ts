import { href } from 'react-router'
import type { Ask, Member } from '#platform/ask.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { listWorksOf } from './own-queries.ts'

/** What the slider of corrections shows to the learner whose works they are. */
export async function listOwnCorrections({ house, db, now }: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) {
  const works = await listWorksOf(db, member.id)
  return works.map(({ id, image_key, corrected_at }) => ({
    linkUrl: href('/user_corrected_works/:id', { id: String(id) }),
    imageUrl: privateFileLink({ house, now, memberId: member.id }, image_key),
    corrected: corrected_at !== null,
  }))
}

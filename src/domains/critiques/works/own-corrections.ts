import { href } from 'react-router'
import type { Ask, Member } from '#platform/ask.ts'
import { askAlone, asked } from '#platform/asked.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { worksOf } from './own-queries.ts'

/** For so long what came back is the first thing one is told. */
const FRESH_MS = 14 * 86_400_000

/** What the slider of corrections shows to the learner whose works they are. */
export const ownCorrectionsAsked = ({ house, db, now }: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) =>
  asked(worksOf(db, member.id), (works) =>
    works.map(({ id, image_key, corrected_at }) => ({
      linkUrl: href('/user_corrected_works/:id', { id: String(id) }),
      imageUrl: privateFileLink({ house, now, memberId: member.id }, image_key),
      corrected: corrected_at !== null,
      isFresh: corrected_at !== null && now.getTime() - Date.parse(corrected_at) < FRESH_MS,
    })),
  )

export const listOwnCorrections = (ask: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) =>
  askAlone(ask.db, ownCorrectionsAsked(ask, member))

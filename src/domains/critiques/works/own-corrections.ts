import { href } from 'react-router'
import type { Ask, Member } from '#platform/ask.ts'
import { askAlone, asked } from '#platform/asked.ts'
import { privateFileLink } from '#platform/private-files.ts'
import { formatMonthDay } from '#platform/tokyo.ts'
import { worksOf } from './own-queries.ts'

/** For so long what came back is the first thing one is told. */
const FRESH_MS = 14 * 86_400_000

/** What the slider of corrections shows to the learner whose works they are. */
export const ownCorrectionsAsked = ({ house, db, now }: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) =>
  asked(worksOf(db, member.id), (works) => {
    const linkOf = (key: string) => privateFileLink({ house, now, memberId: member.id }, key)
    return works.map(({ id, image_key, teacher, requested_at, corrected_at, returned_key, words }) => ({
      linkUrl: href('/user_corrected_works/:id', { id: String(id) }),
      imageUrl: linkOf(image_key),
      teacher: `${teacher}先生`,
      when: corrected_at ? `${dayOf(corrected_at)}に返却` : `${dayOf(requested_at)}に依頼`,
      corrected: corrected_at !== null,
      /** News for a while: the picture as it came back, and how the teacher begins. */
      fresh:
        corrected_at !== null && now.getTime() - Date.parse(corrected_at) < FRESH_MS
          ? { imageUrl: linkOf(returned_key ?? image_key), words: firstSentence(words ?? '') }
          : null,
    }))
  })

const dayOf = (at: Date | string) => formatMonthDay(new Date(at))
const firstSentence = (words: string) => /^[^。\n]*。?/.exec(words)![0]

export const listOwnCorrections = (ask: Pick<Ask, 'house' | 'db' | 'now'>, member: Member) =>
  askAlone(ask.db, ownCorrectionsAsked(ask, member))

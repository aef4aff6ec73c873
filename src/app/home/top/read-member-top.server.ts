import { sql } from 'kysely'
import { coursePath, listCards } from '#domains/catalogue/index.ts'
import { listOwnCorrections } from '#domains/critiques/index.ts'
import { attendedCurriculums, certificatesOf, findGoOn, progressOfCourses } from '#domains/learning/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import { addDays } from '#platform/tokyo.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10

/** A learner's first page in six statements. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { db, now } = ask
  const [place, attending, certificates, corrections, newest] = await Promise.all([
    findGoOn(db, member.id, now),
    attendedCurriculums(db, member.id, now),
    certificatesOf(db, member.id, now),
    listOwnCorrections(ask, member),
    listCards(db, now, sql<boolean>`c.opened_at > ${addDays(now, -NEW_DAYS)}`, NEWEST),
  ])
  const lines = await progressOfCourses(
    db,
    member.id,
    newest.map(({ id }) => id),
  )
  return {
    name: member.name,
    place,
    attending,
    certificates,
    corrections,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner,
    newest: {
      key: 'newest',
      title: '新しい講座',
      level: null,
      courses: newest.map((card) => ({
        ...card,
        linkUrl: coursePath(card.id, 'continuation_top'),
        favorite: lines.get(card.id)?.favorite ?? false,
        watchedRatio: lines.get(card.id)?.watchedRatio ?? 0,
        continuationLink: lines.get(card.id)?.continuationLink ?? null,
      })),
    },
  }
}

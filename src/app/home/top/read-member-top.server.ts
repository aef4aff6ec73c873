import { sql } from 'kysely'
import { countOpenCourses, coursePath, listCards } from '#domains/catalogue/index.ts'
import { listOwnCorrections } from '#domains/critiques/index.ts'
import { attendedCurriculums, certificatesOf, findGoOn, progressOfCourses } from '#domains/learning/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import { addDays } from '#platform/tokyo.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10

/** A learner's first page in seven statements. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { db, now } = ask
  const isNew = sql<boolean>`c.opened_at > ${addDays(now, -NEW_DAYS)}`
  const [place, attending, certificates, corrections, newest, total] = await Promise.all([
    findGoOn({ db, member, now }),
    attendedCurriculums({ db, member, now }),
    certificatesOf(db, member.id, now),
    listOwnCorrections(ask, member),
    listCards(db, now, isNew, NEWEST),
    countOpenCourses(db, now, isNew),
  ])
  const lines = await progressOfCourses(
    { db, member, now },
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
      total,
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

import { openCourses } from '#domains/catalogue/index.ts'
import { listOwnCorrections } from '#domains/critiques/index.ts'
import { attendedCurriculums, certificatesOf, findGoOn } from '#domains/learning/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import { addDays } from '#platform/tokyo.ts'
import { withCards } from '../own-cards.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10

/** A learner's first page. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { db, now } = ask
  const newSince = addDays(now, -NEW_DAYS)
  const [place, attending, certificates, corrections, { total, cards }] = await Promise.all([
    findGoOn({ db, member, now }),
    attendedCurriculums({ db, member, now }),
    certificatesOf(db, member.id, now),
    listOwnCorrections(ask, member),
    withCards(
      ask,
      (catalogue) => {
        const courses = openCourses(catalogue, now).filter(({ openedAt }) => openedAt > newSince)
        return { courses: courses.slice(0, NEWEST), total: courses.length }
      },
      'continuation_top',
    ),
  ])
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
      courses: cards,
    },
  }
}

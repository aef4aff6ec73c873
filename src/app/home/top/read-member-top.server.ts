import { type Catalogue, openCourses, openProblems, readSkillPaths, skillPathCards } from '#domains/catalogue/index.ts'
import { listOwnCorrections } from '#domains/critiques/index.ts'
import {
  attendedOf,
  certificatesOf,
  goOnOf,
  isBeginner,
  lastSeen,
  readOwnLists,
  standingOf,
} from '#domains/learning/index.ts'
import { shownNotifications } from '#domains/notifications/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import { isInvited, picksOf, recommend } from '#domains/surveys/index.ts'
import { addDays } from '#platform/tokyo.ts'
import { cardOf } from '../own-cards.ts'
import { greetingFor } from './greeting.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10
const PROBLEMS = 4

/** A learner's first page in three statements: their lists, how far they are with them, their corrections. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { house, now } = ask
  const newSince = addDays(now, -NEW_DAYS)
  const newest = (catalogue: Catalogue) => {
    const courses = openCourses(catalogue, now)
    const older = courses.findIndex(({ openedAt }) => openedAt <= newSince)
    return older < 0 ? courses : courses.slice(0, older)
  }
  const shown = (catalogue: Catalogue) => newest(catalogue).slice(0, NEWEST)
  const picks = await picksOf(ask)
  const forLevel = (catalogue: Catalogue) => (member.level ? recommend(catalogue, picks, member.level, now) : null)
  const cards = (catalogue: Catalogue) => [...shown(catalogue), ...(forLevel(catalogue)?.courses ?? [])]
  const [own, corrections, paths, announced] = await Promise.all([
    readOwnLists({ house, member, now }, {}, (catalogue) => cards(catalogue).map(({ id }) => id)),
    listOwnCorrections(ask, member),
    readSkillPaths(house),
    shownNotifications(ask),
  ])
  const recommended = forLevel(own.catalogue)
  const standing = standingOf(own)
  const result = corrections.find(({ isFresh }) => isFresh) ?? null
  return {
    greeting: greetingFor({
      name: member.name,
      standing,
      lastAt: lastSeen(own.lists),
      hasResult: result !== null,
      hasWorks: corrections.length > 0,
      now,
    }),
    place: goOnOf(own),
    result: result && { linkUrl: result.linkUrl, imageUrl: result.imageUrl },
    problems: standing === 'new' ? openProblems(own.catalogue, now).slice(0, PROBLEMS) : [],
    attending: attendedOf(own),
    certificates: certificatesOf(own),
    corrections,
    standing,
    paths: skillPathCards(paths, own.catalogue, now),
    banners: announced.banners,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner && isBeginner(own.lists),
    isInvited: isInvited(member, now),
    recommended: recommended && {
      key: 'recommended',
      title: 'あなたへのおすすめ',
      level: recommended.level,
      total: recommended.courses.length,
      courses: recommended.courses.map((course) => cardOf(course, own, 'continuation_top')),
    },
    newest: {
      key: 'newest',
      title: '新しい講座',
      level: null,
      total: newest(own.catalogue).length,
      courses: shown(own.catalogue).map((course) => cardOf(course, own, 'continuation_top')),
    },
  }
}

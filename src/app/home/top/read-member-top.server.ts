import { href } from 'react-router'
import {
  type Catalogue,
  type OpenCourse,
  type ProblemEntry,
  openCourses,
  openProblems,
  readSkillPaths,
  skillPathCards,
} from '#domains/catalogue/index.ts'
import { ownCorrectionsAsked } from '#domains/critiques/index.ts'
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
import { isInvited, picksOf, recommend, wishesAsked } from '#domains/surveys/index.ts'
import { addDays } from '#platform/tokyo.ts'
import { cardOf } from '../own-cards.ts'
import { greetingFor } from './greeting.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10
const PROBLEMS = 4

/** A learner's first page in two statements: their lists and corrections, and how far they are with them. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { house, now } = ask
  const newSince = addDays(now, -NEW_DAYS)
  const picks = await picksOf(ask)
  /** What the house has to show, of which the learner's rows say how far they are with it. */
  const offers = (catalogue: Catalogue, wishes: string[]) => {
    const courses = openCourses(catalogue, now)
    const older = courses.findIndex(({ openedAt }) => openedAt <= newSince)
    const newest = older < 0 ? courses : courses.slice(0, older)
    const recommended = member.level ? recommend(catalogue, picks, member.level, now, wishes) : null
    // What stands among the recommended stands there once.
    const there = new Set(recommended?.courses.map(({ id }) => id))
    const others = newest.filter(({ id }) => !there.has(id))
    return { total: newest.length, newest: others.slice(0, NEWEST), recommended }
  }
  const idsOf = ({ newest, recommended }: ReturnType<typeof offers>) =>
    [...newest, ...(recommended?.courses ?? [])].map(({ id }) => id)
  const beside = { corrections: ownCorrectionsAsked(ask, member), wishes: wishesAsked(member.id) }
  const [own, paths, announced] = await Promise.all([
    readOwnLists({ house, member, now }, { beside }, (catalogue, { wishes }) => idsOf(offers(catalogue, wishes))),
    readSkillPaths(house),
    shownNotifications(ask),
  ])
  const { corrections, wishes } = own.beside
  const { total, newest, recommended } = offers(own.catalogue, wishes)
  const standing = standingOf(own)
  // Nobody is offered what they have finished.
  const cardsOf = (courses: OpenCourse[]) =>
    courses
      .filter(({ id }) => !own.done.completed.has(id))
      .map((course) => cardOf(course, own, now, 'continuation_top'))
  const hasDesk = member.teacherId !== null
  const isFree = member.state === 'before_subscribe' && !hasDesk
  const hadPlan = member.state === 'after_unsubscribe'
  const result = corrections.find(({ fresh }) => fresh) ?? null
  return {
    greeting: greetingFor({
      name: member.name,
      standing,
      lastAt: lastSeen(own.lists),
      hasResult: result !== null,
      hasWorks: corrections.length > 0,
      hadPlan,
      hasDesk,
      now,
    }),
    place: goOnOf(own),
    result: result?.fresh
      ? { ...result.fresh, linkUrl: result.linkUrl, teacher: result.teacher, when: result.when }
      : null,
    problems: standing === 'new' && !hasDesk ? problemsFor(openProblems(own.catalogue, now), isFree) : [],
    attending: attendedOf(own),
    certificates: certificatesOf(own),
    corrections,
    standing,
    isFree,
    way: hasDesk
      ? { to: href('/correctional_teachers'), label: '添削の机を開く', icon: 'pen' }
      : { to: href('/courses'), label: '講座を探す', icon: 'search' },
    paths: skillPathCards(paths, own.catalogue, now),
    banners: announced.banners,
    showBeginnerBanner: !hadPlan && !hasDesk && !ask.cookies.hide_beginner_banner && isBeginner(own.lists),
    isInvited: isInvited(member, now) && !hasDesk,
    recommended: recommended && {
      key: 'recommended',
      title: 'あなたへのおすすめ',
      level: recommended.level,
      total: recommended.courses.length,
      courses: cardsOf(recommended.courses),
    },
    newest: {
      key: 'newest',
      title: '新しい講座',
      level: null,
      total,
      courses: cardsOf(newest),
    },
  }
}

/** The first of them; who has a plan is not told what costs nothing without one. */
const problemsFor = (problems: readonly ProblemEntry[], isFree: boolean) =>
  problems.slice(0, PROBLEMS).map((one) => ({ ...one, isFree: isFree && one.isFree }))

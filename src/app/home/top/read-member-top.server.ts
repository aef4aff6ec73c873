import { href } from 'react-router'
import {
  type Catalogue,
  type OpenCourse,
  openCourses,
  readSkillPaths,
  skillPathCards,
} from '#domains/catalogue/index.ts'
import { ownCorrectionsAsked } from '#domains/critiques/index.ts'
import {
  attendedOf,
  certificatesOf,
  finishedAsked,
  goOnOf,
  isBeginner,
  lastSeen,
  reachedLevel,
  readOwnLists,
  standingOf,
  suits,
} from '#domains/learning/index.ts'
import { shownNotifications } from '#domains/notifications/index.ts'
import { readPlanNotice } from '#domains/plans/index.ts'
import type { Ask, Member } from '#platform/ask.ts'
import { isInvited, picksOf, recommend, wishesAsked } from '#domains/surveys/index.ts'
import { addDays } from '#platform/tokyo.ts'
import { offerTo } from '../offers.server.ts'
import { cardOf } from '../own-cards.ts'
import { greetingFor } from './greeting.ts'
import type { MemberTopData } from './member-top.tsx'

const NEW_DAYS = 120
const NEWEST = 10

/** A learner's first page in two statements: their lists and corrections, and how far they are with them. */
export async function readMemberTop(ask: Ask, member: Member): Promise<MemberTopData> {
  const { house, now } = ask
  const picks = await picksOf(ask)
  const offers = (catalogue: Catalogue, known: Known) => offersTo(member, catalogue, { ...known, picks, now })
  const idsOf = ({ newest, recommended }: ReturnType<typeof offersTo>) =>
    [...newest, ...(recommended?.courses ?? [])].map(({ id }) => id)
  const beside = {
    corrections: ownCorrectionsAsked(ask, member),
    wishes: wishesAsked(member.id),
    finished: finishedAsked(member.id),
  }
  const [own, paths, announced, plan] = await Promise.all([
    readOwnLists({ house, member, now }, { beside }, (catalogue, known) => idsOf(offers(catalogue, known))),
    readSkillPaths(house),
    shownNotifications(ask),
    readPlanNotice(ask, member),
  ])
  const { corrections, finished } = own.beside
  const { total, newest, recommended } = offers(own.catalogue, own.beside)
  const standing = standingOf(own)
  const cardsOf = (courses: OpenCourse[]) => courses.map((course) => cardOf(course, own, now, 'continuation_top'))
  const hasDesk = member.teacherId !== null
  const isFree = member.state === 'before_subscribe' && !hasDesk
  const hadPlan = member.state === 'after_unsubscribe'
  const result = corrections.find(({ fresh }) => fresh) ?? null
  const offer = hasDesk ? null : offerTo({ standing, finished, isFree, now, from: 'continuation_top' }, own.catalogue)
  return {
    greeting: greetingFor({
      name: member.name,
      standing,
      lastAt: lastSeen(own.lists),
      hasResult: result !== null,
      hasWorks: corrections.length > 0,
      hasOffer: offer !== null,
      hadPlan,
      hasDesk,
      now,
    }),
    plan,
    place: goOnOf(own),
    result: result?.fresh
      ? { ...result.fresh, linkUrl: result.linkUrl, teacher: result.teacher, when: result.when }
      : null,
    offer,
    attending: attendedOf(own),
    certificates: certificatesOf(own),
    corrections,
    standing,
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
      courses: cardsOf(recommended.courses).filter(({ watchedRatio }) => !watchedRatio),
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

type Known = { wishes: string[]; finished: number[] }
type Asked = Known & { picks: Awaited<ReturnType<typeof picksOf>>; now: Date }

/** What the house has to show: nobody is offered what they have finished, nor what lies far behind them. */
function offersTo(member: Member, catalogue: Catalogue, { picks, now, wishes, finished }: Asked) {
  const reached = reachedLevel(catalogue, finished)
  const level = member.level ?? reached
  const recommended = level ? recommend(catalogue, picks, level, now, { wishes, finished }) : null
  const since = addDays(now, -NEW_DAYS)
  // How many are new is the same for everybody, whomever they suit.
  const opened = openCourses(catalogue, now).filter(({ openedAt }) => openedAt > since)
  const newest = opened.filter((course) => !finished.includes(course.id) && suits(course, reached))
  // What stands among the recommended stands there once.
  const there = new Set(recommended?.courses.map(({ id }) => id))
  const others = newest.filter(({ id }) => !there.has(id))
  return { total: opened.length, newest: others.slice(0, NEWEST), recommended }
}

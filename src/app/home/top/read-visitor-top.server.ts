import {
  arrangeShelves,
  catalogueFor,
  groupsOf,
  openCourses,
  openCoursesOfTab,
  openProblems,
  pageOfCourses,
  readSkillPaths,
  skillPathCards,
  tabOf,
  tabs,
  turnsOf,
} from '#domains/catalogue/index.ts'
import { shownNotifications } from '#domains/notifications/index.ts'
import { type PlansAtAGlance, plansAtAGlance } from '#domains/plans/index.ts'
import { SHOWN_PRACTICE, shownPractice } from '#domains/practice/index.ts'
import type { Ask } from '#platform/ask.ts'
import { quoted } from '#platform/text.ts'
import { spokenDuration } from '#ui/spoken-duration.ts'
import { wayOutOf } from '../offers.server.ts'
import { findFrontMatter } from '../front-matter.server.ts'
import { cardOf } from '../own-cards.ts'
import type { VisitorTopData } from './visitor-top.tsx'

/** What one does here, day after day. */
const way = [
  {
    title: '先生の描き方を見る',
    words: '短い動画を、速さを変え、くり返し、左右を反転して、わかるまで見られます。',
  },
  {
    title: '止めて、自分で描く',
    words: '下絵や資料をそばに置いて同じ線を引き、描いた一枚を練習の記録に残します。',
  },
  {
    title: '添削で、次がわかる',
    words: '6ヶ月・12ヶ月プランでは、先生があなたの絵に朱入れをして、直すところを言葉で返します。',
  },
]

const SHELVES = 2
const CARDS = 10

/** 「キャラクター・マンガ」 */
const fieldsOf = (genres: readonly string[]) =>
  tabs
    .filter(({ id }) => genres.includes(id))
    .map(({ label }) => label.replace('イラスト', ''))
    .join('・')

/** What stands beside and below the first picture. */
const heroWords = ({ trial, picture, ahead, courseCount }: VisitorTopData['front']) => ({
  lead: `先生の描く線を追いながら、一日ひとつずつ。イラストとマンガの描き方を、${courseCount}の講座で基礎から仕上げまで学べます。`,
  film: trial ? `動画は、${trial.courseTitle}` : '',
  lesson: trial
    ? `${quoted(trial.lessonTitle)}（${trial.onId === trial.chapterId ? '' : '最初の'}${spokenDuration(trial.seconds)}）`
    : '',
  picture: [
    picture && picture.courseTitle !== trial?.courseTitle ? `、絵は${quoted(picture.courseTitle)}から。` : '。',
    ahead.length > 0 ? '小さな絵は、その先の講座で仕上げる一枚です。' : '',
  ].join(''),
})

const shownPlans = ({ plans, note, firstYen, freeDays }: PlansAtAGlance) => ({
  ...{ plans, note, firstYen },
  lead: 'どのプランでも、月額の講座とカリキュラム、ポーズ集をすべて使えます。お支払いは毎月です。',
  free:
    freeDays === null
      ? null
      : `はじめての方は、最初の${freeDays}日間が無料です。その間に解約すれば、料金はかかりません。`,
})

/** One statement for the words and faces, one for what learners practised; the courses of the open tab are in the catalogue. */
export async function readVisitorTop(ask: Ask): Promise<VisitorTopData> {
  const tab = tabOf(ask.url.searchParams.get('tab'))
  ask.pageTags.add(SHOWN_PRACTICE)
  const [{ teachers, ...front }, catalogue, practice, paths, plans, { banners }] = await Promise.all([
    findFrontMatter(ask.db, ask.now),
    catalogueFor(ask),
    shownPractice(ask.db),
    readSkillPaths(ask.house),
    plansAtAGlance(ask),
    shownNotifications(ask),
  ])
  ask.pageTurns.push(
    ...turnsOf(
      paths.map(({ window }) => window),
      ask.now,
    ),
  )
  const problems = openProblems(catalogue, ask.now)
  const courses = pageOfCourses(openCoursesOfTab(catalogue, ask.now, tab, 'category'), 1)
  const shelves = arrangeShelves(groupsOf(catalogue, tab), courses, 'category').slice(0, SHELVES)
  return {
    front,
    hero: heroWords(front),
    problems,
    teachers: teachers.map(({ genres, did, ...one }) => ({ ...one, words: [fieldsOf(genres), did ?? []].flat() })),
    way,
    wayOut: wayOutOf(problems[0], catalogue),
    closing: openCourses(catalogue, ask.now)[0]?.card.thumbnailUrl ?? null,
    practice,
    paths: skillPathCards(paths, catalogue, ask.now),
    plans: shownPlans(plans),
    banners,
    showBeginnerBanner: !ask.cookies.hide_beginner_banner,
    courses: {
      tab,
      tabs,
      shelves: shelves.map((shelf) => ({
        ...shelf,
        courses: shelf.courses.slice(0, CARDS).map((course) => cardOf(course, null, ask.now)),
      })),
    },
  }
}

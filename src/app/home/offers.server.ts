import { type Catalogue, coursePath, openProblems, problemPath, type ProblemEntry } from '#domains/catalogue/index.ts'
import { nextPiece, type Standing } from '#domains/learning/index.ts'
import { breaksIn } from '#platform/phrases/breaks-in.ts'
import { quoted } from '#platform/text.ts'
import { spokenDuration } from '#ui/spoken-duration.ts'
import type { Offer } from './offer-sheet.tsx'
import type { WayOut } from './top/first-problem.tsx'

const OTHERS = 5

type Learner = {
  standing: Standing
  /** the courses that they finished, the latest first */
  finished: readonly number[]
  /** never was on a plan: who has one is not told what costs nothing without one */
  isFree: boolean
  now: Date
  /** from where its page is opened */
  from?: string
}

/** One thing to draw for who begins, or for who is between two courses; null where there is none or something to go on with. */
export function offerTo(learner: Learner, catalogue: Catalogue): Offer | null {
  if (learner.standing === 'under-way') return null
  return learner.standing === 'new' ? firstStep(learner, catalogue) : nextStep(learner, catalogue)
}

/** The first problem whose lesson is open to everybody, and the others. */
function firstStep({ now, isFree }: Learner, catalogue: Catalogue): Offer | null {
  const problems = openProblems(catalogue, now)
  const first = problems.find((one) => one.isFree) ?? problems[0]
  const way = wayOutOf(first, catalogue)
  if (!first || !way) return null
  const title = `まず${spokenDuration(way.seconds)}。${first.note}`
  const saysFree = isFree && first.isFree
  return {
    ...{ why: first.label, title, breaks: breaksIn(title), saysFree, other: '講座を探す' },
    pictureKey: way.pictureKey,
    way: { to: problemPath(first), label: saysFree ? '無料で見る' : '見てみる', icon: 'play' },
    problems: problems.filter((one) => one !== first).slice(0, OTHERS),
  }
}

function nextStep({ now, finished, from }: Learner, catalogue: Catalogue): Offer | null {
  const found = nextPiece(catalogue, finished, now)
  if (!found) return null
  const { id, level, card, coverKey } = found.course
  const title = `次の一枚：${found.course.title}`
  const drawing = card.drawing ? `・描く時間${spokenDuration(card.drawing * 60)}` : ''
  return {
    ...{ title, breaks: breaksIn(title), level, facts: `全${card.lessons}回${drawing}` },
    why: `${quoted(found.after.title)}を終えたあなたに`,
    pictureKey: coverKey,
    way: { to: coursePath(id, from), label: 'はじめる', icon: 'pen' },
    ...{ other: 'ほかの講座を探す', problems: [] },
  }
}

/** The lesson of a problem, chapter by chapter, and what its first film draws; null where there is none. */
export function wayOutOf(
  problem: ProblemEntry | undefined,
  { courses }: Catalogue,
): (WayOut & { seconds: number }) | null {
  const lessons = problem && courses.get(problem.courseId)?.lessons
  const lesson = lessons?.find(({ chapters }) => chapters[0]?.id === problem?.chapterId)
  if (!lesson) return null
  const { film } = lesson.chapters[0]!
  return {
    pictureKey: film.posterKey,
    seconds: film.seconds,
    steps: lesson.chapters.map(({ title }) => title),
  }
}

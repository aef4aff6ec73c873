import {
  type BriefCurriculum,
  type Catalogue,
  catalogueFor,
  type CurriculumLine,
  curriculumLines,
  levels,
  openCurriculums,
} from '#domains/catalogue/index.ts'
import { curriculumPath } from '#domains/catalogue/paths.ts'
import { attendancesAsked, lineOfCurriculum, type Own, readOwnAbout, wayOn } from '#domains/learning/index.ts'
import { shownShare } from '#domains/learning/terms.ts'
import type { Ask } from '#platform/ask.ts'
import { askAlone } from '#platform/asked.ts'
import { quoted } from '#platform/text.ts'
import type { Level } from '#ui/levels.ts'

/** What one comes to at each level. */
const aims: Record<Level, string> = {
  entry: 'はじめて描く',
  beginner: '形をつかむ',
  intermediate: '一枚を仕上げる',
  advanced: '自分の絵で伝える',
}

/**
 * Every open curriculum: to a learner those that are under way, the road by level with what is ahead on it, and what is
 * finished; to a visitor the road alone. Two statements for what is a learner's own, none for a visitor.
 */
export async function readCurriculums(ask: Ask) {
  const { siteName } = ask.house.settings
  const own = await ownOf(ask)
  if (!own)
    return { siteName, underWay: [], road: roadOf(linesOf(await catalogueFor(ask), ask.now, null)), finished: [] }
  const lines = linesOf(own.catalogue, ask.now, own)
  const attended = own.attended.flatMap((at) => {
    const line = lines.find(({ id }) => id === at.curriculumId)
    return !line || !at.attends || line.own!.isFinished ? [] : [{ ...line, ...wayOf(own, line, at) }]
  })
  const underWay = attended.toSorted((a, b) => rankOf(a) - rankOf(b))
  return {
    siteName,
    underWay,
    road: roadOf(lines, underWay),
    finished: lines.filter((line) => line.own!.isFinished),
  }
}

/** The latest activity first; after it what was opened and left again, then what only waits for its final work. */
const rankOf = ({ next, own }: Line & { next: string | null }) => (next ? Number(!own!.isBegun) : 2)

/** What comes next, and the one button to it: where every lesson is done, that is the final work. */
function wayOf(own: Own, { id }: Line, at: Parameters<typeof wayOn>[2]) {
  const curriculum = own.catalogue.curriculums.get(id)!
  const { link, next, mayFollow } = wayOn(own, curriculum, at)
  const page = curriculumPath(id)
  if (!next) return { next: null, link: `${page}#final-work`, label: '最終作品を投稿する', plays: false }
  const position = curriculum.steps.find(({ id }) => id === next.stepId)?.position ?? 0
  return {
    next: `STEP ${position + 1}${quoted(next.stepTitle)}の${quoted(next.title)}`,
    ...(mayFollow
      ? { link, label: 'つづきから見る', plays: true }
      : { link: page, label: 'カリキュラムを開く', plays: false }),
  }
}

async function ownOf({ house, member, now, db }: Ask) {
  if (!member) return null
  const lessons = (catalogue: Catalogue) =>
    openCurriculums(catalogue, now).flatMap(({ steps }) => steps.flatMap((step) => step.lessons))
  const [own, attended] = await Promise.all([
    readOwnAbout({ house, member, now }, (catalogue) => ({ lessons: lessons(catalogue) })),
    askAlone(db, attendancesAsked(db, member.id)),
  ])
  return { ...own, attended }
}

const linesOf = (catalogue: Catalogue, now: Date, own: OwnHere | null) =>
  curriculumLines(catalogue, now).map((line) => ({
    ...line,
    own: own && ownLineOf(own, catalogue.curriculums.get(line.id)!),
  }))

/** Finished is what has its final work too. */
function ownLineOf(own: OwnHere, curriculum: BriefCurriculum) {
  const { watchedRatio, isCleared, completedSteps, words } = lineOfCurriculum(own, curriculum)
  const hasWork = own.attended.some((at) => at.curriculumId === curriculum.id && at.hasWork)
  return {
    isBegun: watchedRatio > 0 || completedSteps > 0,
    isFinished: isCleared && hasWork,
    share: shownShare(isCleared, watchedRatio),
    figure: isCleared ? true : '視聴',
    words: words ?? 'レッスン完了・最終作品まち',
  }
}
type OwnHere = NonNullable<Awaited<ReturnType<typeof ownOf>>>
type Line = CurriculumLine & { own: ReturnType<typeof ownLineOf> | null }

/** The levels one after the other: finished, where one stands, and ahead. */
function roadOf(lines: readonly Line[], underWay: readonly Line[] = []) {
  const under = new Set(underWay.map(({ id }) => id))
  const stations = levels.flatMap((level) => {
    const all = lines.filter((line) => line.level === level)
    const ahead = all.filter(({ id, own }) => !under.has(id) && !own?.isFinished)
    const finished = all.filter(({ own }) => own?.isFinished).length
    const counts = { all: all.length, underWay: all.length - ahead.length - finished, finished }
    const moved = all.flatMap(({ id, title, own }) =>
      ahead.length > 0 ? [] : [{ id, title, isFinished: own?.isFinished === true }],
    )
    return all.length > 0 ? [{ level, aim: aims[level], curriculums: ahead, moved, counts }] : []
  })
  const isDone = ({ counts }: (typeof stations)[number]) => counts.finished === counts.all
  const last = stations.findLastIndex(({ counts }) => counts.finished > 0)
  const here = underWay[0]?.level ?? (last < 0 ? undefined : stations.slice(last).find((one) => !isDone(one))?.level)
  return stations.map((station) => ({
    ...station,
    state: station.level === here ? ('current' as const) : isDone(station) ? ('done' as const) : ('ahead' as const),
  }))
}

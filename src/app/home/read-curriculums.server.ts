import {
  type Catalogue,
  catalogueFor,
  type CurriculumLine,
  curriculumLines,
  levels,
  openCurriculums,
} from '#domains/catalogue/index.ts'
import { attendancesAsked, lineOfCurriculum, type Own, readOwnAbout, wayOn } from '#domains/learning/index.ts'
import type { Ask } from '#platform/ask.ts'
import { askAlone } from '#platform/asked.ts'
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
  const underWay = own.attended.flatMap((at) => {
    const line = lines.find(({ id }) => id === at.curriculumId)
    if (!line || line.own!.isCleared) return []
    const curriculum = own.catalogue.curriculums.get(line.id)!
    const { link, next, mayFollow } = wayOn(own, curriculum, at)
    const position = curriculum.steps.find(({ id }) => id === next?.stepId)?.position ?? 0
    return [{ ...line, link, mayFollow, next: next && `STEP ${position + 1}「${next.stepTitle}」の「${next.title}」` }]
  })
  return {
    siteName,
    underWay,
    road: roadOf(lines, underWay),
    finished: lines.filter((line) => line.own!.isCleared),
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

const linesOf = (catalogue: Catalogue, now: Date, own: Own | null) =>
  curriculumLines(catalogue, now).map((line) => ({
    ...line,
    own: own && lineOfCurriculum(own, catalogue.curriculums.get(line.id)!),
  }))
type Line = CurriculumLine & { own: ReturnType<typeof lineOfCurriculum> | null }

/** The levels one after the other: finished, where one stands, and ahead. */
function roadOf(lines: readonly Line[], underWay: readonly Line[] = []) {
  const under = new Set(underWay.map(({ id }) => id))
  const stations = levels.flatMap((level) => {
    const all = lines.filter((line) => line.level === level)
    const ahead = all.filter(({ id, own }) => !under.has(id) && !own?.isCleared)
    const finished = all.filter(({ own }) => own?.isCleared).length
    const counts = { all: all.length, underWay: all.length - ahead.length - finished, finished }
    return all.length > 0 ? [{ level, aim: aims[level], curriculums: ahead, counts }] : []
  })
  const isDone = ({ counts }: (typeof stations)[number]) => counts.finished === counts.all
  const last = stations.findLastIndex(({ counts }) => counts.finished > 0)
  const here = underWay[0]?.level ?? (last < 0 ? undefined : stations.slice(last).find((one) => !isDone(one))?.level)
  return stations.map((station) => ({
    ...station,
    state: station.level === here ? ('current' as const) : isDone(station) ? ('done' as const) : ('ahead' as const),
  }))
}

import type { Actor } from '#platform/ask.ts'
import { pageOf } from '#platform/paging.ts'
import { dayKey } from '#platform/tokyo.ts'
import { growthOf } from '../../growth/growth-of.ts'
import { ownLogOf } from '../own-logs.ts'
import { listOwnRows, listPractised } from '../queries.ts'
import { type OwnLog, LOGS_A_PAGE } from '../terms.ts'

/** Own logs by month, in two statements; of one theme also its first and latest, in two more. */
export async function readSketchbook(actor: Actor) {
  const { db, memberId, url } = actor
  const page = pageOf(url)
  const lessonId = Number(url.searchParams.get('lesson')) || null
  const theme = url.searchParams.get('theme') || null
  const [{ rows, total }, practised, growth] = await Promise.all([
    listOwnRows(db, memberId, { lessonId, theme }, { limit: LOGS_A_PAGE, offset: (page - 1) * LOGS_A_PAGE }),
    listPractised(db, memberId),
    theme === null ? null : growthOf(actor, theme),
  ])
  const logs = rows.map((row) => ownLogOf(actor, row))
  return {
    months: byMonth(logs),
    page,
    pages: Math.max(1, Math.ceil(total / LOGS_A_PAGE)),
    total,
    lesson: lessonId,
    theme,
    growth,
    lessons: practised.map(({ lessonId: id, lessonTitle, courseTitle, logs: count }) => ({
      ...{ id, label: `${lessonTitle}（${courseTitle}）`, count },
    })),
    themes: themesOf(practised),
    all: practised.reduce((sum, { logs: count }) => sum + count, 0),
  }
}

export type SketchbookData = Awaited<ReturnType<typeof readSketchbook>>

function byMonth(logs: OwnLog[]): { month: string; logs: OwnLog[] }[] {
  const months = Map.groupBy(logs, ({ postedAt }) => dayKey(postedAt).slice(0, 7))
  return [...months].map(([month, of]) => ({ month, logs: of }))
}

function themesOf(practised: Awaited<ReturnType<typeof listPractised>>) {
  const counts = new Map<string, number>()
  for (const { theme, logs } of practised) counts.set(theme, (counts.get(theme) ?? 0) + logs)
  return [...counts].map(([theme, count]) => ({ theme, count }))
}

import { planName, stateNames } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { dayOf, pageOf, pagesOf } from '#platform/paging.ts'
import { countByMonth, countQuits, countReasons, listQuits, listReasons } from './staff-queries.ts'

/** What was said, how often, and when; four statements, however many have left. */
export async function readQuits({ db, url, now }: Actor) {
  const period = { from: dayOf(url, 'from'), to: dayOf(url, 'to') }
  const page = pageOf(url)
  const [rows, count, reasons, months] = await Promise.all([
    listQuits(db, period, page),
    countQuits(db, period),
    countReasons(db, period),
    countByMonth(db, now),
  ])
  const most = Math.max(1, ...reasons.map((reason) => reason.count))
  const days = new URLSearchParams(Object.entries(period).flatMap(([name, day]) => (day ? [[name, day]] : [])))
  return {
    period,
    count,
    page,
    pages: pagesOf(count),
    csvPath: `/staff/quits.csv${days.size ? `?${days.toString()}` : ''}`,
    months: months.map(({ month, count: left }) => ({ label: `${Number(month.slice(5))}月`, month, count: left })),
    reasons: reasons.map((reason) => ({
      id: reason.id,
      content: reason.closed ? `${reason.content}（終了）` : reason.content,
      count: reason.count,
      share: count > 0 ? `${Math.round((reason.count / count) * 100)}%` : '－',
      width: Math.round((reason.count / most) * 100),
    })),
    quits: rows.map((quit) => ({
      id: quit.id,
      at: formatMoment(quit.at),
      member: { id: quit.member_id, name: quit.name },
      plan: planName(quit.plan_id),
      state: stateNames[quit.state],
      reasons: quit.reasons || '回答なし',
      text: [quit.free_text, quit.reported_issue && `不具合: ${quit.reported_issue}`].filter(Boolean).join('\n'),
    })),
  }
}

const asks: Record<string, string> = { free_text: '自由記述（必須）', reported_issue: '不具合の内容（任意）' }

export async function readReasons({ db }: Actor) {
  return (await listReasons(db)).map((reason) => ({
    id: reason.id,
    content: reason.content,
    position: reason.position,
    asks: reason.asks ? (asks[reason.asks] ?? reason.asks) : 'なし',
    subReasons: reason.sub_reasons,
    isOpen: reason.closed_at === null,
    alwaysOpen: reason.always_open,
    count: reason.count,
  }))
}

export type StaffReason = Awaited<ReturnType<typeof readReasons>>[number]

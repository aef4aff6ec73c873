import { yen } from '#domains/plans/terms.ts'
import type { Actor } from '#platform/ask.ts'
import { choiceOf, pageOf, pagesOf } from '#platform/paging.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatDay, formatMoment } from '#platform/tokyo.ts'
import { findExclusion } from '../applicant.ts'
import { listOpenReports } from '../reports/queries.ts'
import { reportKinds } from '../reports/terms.ts'
import { findShowing } from '../samples/queries.ts'
import { dueAt, whyCannotReopen, whyNotWaiting } from '../rules.ts'
import { workKinds, type LateChoice } from '../terms.ts'
import { boardTabs, countBoard, findBoardWork, listBoard, type BoardRow } from './queries.ts'
import { listSubstitutes } from '../campaigns/substitutes.ts'

const DAY = 86_400_000

function shown(row: BoardRow, now: Date) {
  const { id, memberId, member, teacher, campaign, requestedAt, countedFrom, correctedAt, cancelledAt } = row
  const isWaiting = whyNotWaiting(row) === null
  const due = dueAt(countedFrom)
  const until = correctedAt ?? cancelledAt ?? now
  return {
    id,
    member: { id: memberId, name: member },
    teacher,
    campaign,
    state: cancelledAt ? ('cancelled' as const) : correctedAt ? ('corrected' as const) : ('waiting' as const),
    isWaiting,
    isReopened: isWaiting && row.isReopened,
    isReported: row.isReported,
    isCancelAsked: isWaiting && row.isCancelAsked,
    requestedOn: formatDay(requestedAt),
    dueOn: formatDay(due),
    isOverdue: isWaiting && due < now,
    lateChoice: row.lateChoice && lateChoices[row.lateChoice],
    days: Math.max(0, Math.floor((until.getTime() - requestedAt.getTime()) / DAY)),
  }
}

/** Every request of a state, with its age; two statements, however many there are. */
export async function readBoard({ db, url, now }: Actor) {
  const tab = choiceOf(url, 'tab', boardTabs) ?? 'waiting'
  const page = pageOf(url)
  const [rows, counts] = await Promise.all([listBoard(db, { tab, page, now }), countBoard(db, now)])
  return { tab, counts, page, pages: pagesOf(counts[tab]), rows: rows.map((row) => shown(row, now)) }
}
export type BoardLine = Awaited<ReturnType<typeof readBoard>>['rows'][number]

const lateChoices: Record<LateChoice, string> = {
  wait: 'このまま待つ',
  another: '別の先生に頼む',
  right: '取り消して次回に使う',
}

const enders = { owner: '会員', staff: 'スタッフ', leaving: '退会' } as const

/** One request as staff see it: everything but its files, which are opened with a reason. */
export async function readBoardWork({ db, now }: Actor, id: number) {
  const work = orNotFound(await findBoardWork(db, id))
  const line = shown(work, now)
  const { fanFiction, kind, feeYen, cancelledAt, cancelledBy, cancelReason } = work
  const isReturned = work.correctedAt !== null && work.hasReturned
  const [free, reports, excludedUntil, showing] = await Promise.all([
    line.isWaiting || isReturned ? listSubstitutes(db, work, now) : [],
    listOpenReports(db, id),
    findExclusion(db, work.memberId, now),
    findShowing(db, id),
  ])
  return {
    ...line,
    isReturned,
    showing,
    isMovable: line.isWaiting && !work.hasReturned,
    canReopen: whyCannotReopen(work) === null,
    reports: reports.map((report) => ({
      id: report.id,
      title: reportKinds[report.kind],
      by: report.role === 'member' ? '会員' : '先生',
      at: formatMoment(report.reportedAt),
      words: report.words,
    })),
    excludedUntil: excludedUntil && formatMoment(excludedUntil),
    substitutes: free.map(({ id: teacherId, name, free: places }) => ({
      value: String(teacherId),
      label: `${name}（残り${places}枠）`,
    })),
    facts: [
      ['企画', line.campaign],
      ['先生', line.teacher],
      ['報酬', `${yen(feeYen)}（税込）`],
      ['依頼した日', line.requestedOn],
      ['返却の目標', line.dueOn],
      ['種類', fanFiction ? `${workKinds.fan_fiction}（${fanFiction}）` : workKinds[kind]],
      ['コメント', work.comment],
      ...(line.lateChoice ? [['遅れたときの会員の選択', line.lateChoice]] : []),
      ...work.returns.map((at, index) => [
        index === 0 ? '返却した日時' : `${index + 1}回目の返却`,
        formatMoment(new Date(at)),
      ]),
      ...(line.isReopened ? [['直しの受け付け', formatMoment(work.countedFrom)]] : []),
      ...(cancelledAt && cancelledBy ? [['取り消し', `${formatMoment(cancelledAt)}　${enders[cancelledBy]}`]] : []),
      ...(cancelReason ? [['取り消しの理由', cancelReason]] : []),
    ] as [string, string][],
  }
}
export type BoardDetail = Awaited<ReturnType<typeof readBoardWork>>

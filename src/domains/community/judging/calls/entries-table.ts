import { Answer } from '#platform/answer.ts'
import { actorOf, type CallAsk } from '#platform/ask.ts'
import { writeAudit } from '#platform/audit.ts'
import { toCsv } from '#platform/csv.ts'
import { idOf } from '#platform/ids.ts'
import { orNotFound } from '#platform/refusal.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { findContest } from '../../contests/queries.ts'
import { stateOf } from '../../contests/rules.ts'
import { listForTable } from '../queries.ts'
import { isJudged } from '../rules.ts'

const HEAD = [
  '作品番号',
  '表示名',
  '応募日時',
  '状態',
  '公開しない理由',
  '申告の版',
  '平均点',
  '採点',
  '辞退',
  '賞',
  '講評',
]

/** All entries as a table. While they are judged nobody's name stands in it. */
export default async function (ask: CallAsk) {
  const actor = actorOf(ask)
  const contest = orNotFound(await findContest(ask.db, idOf(ask.params.id)))
  const rows = await listForTable(ask.db, contest.id)
  await writeAudit(ask.db, actor, 'community.entries-downloaded', null, { id: contest.id, name: contest.title })
  const isNameless = isJudged(stateOf(contest, ask.now))
  return Answer.csv(
    `contest-${contest.id}`,
    toCsv([
      HEAD,
      ...rows.map((row) => [
        ...[row.id, isNameless ? '' : row.name, formatMoment(row.applied_at)],
        row.approved_at ? '公開' : row.refused_at ? '非公開' : '確認待ち',
        ...[row.refusal, row.declared_version, row.mean === null ? null : Number(row.mean.toFixed(2))],
        ...[row.marks, row.close, row.award, row.praise],
      ]),
    ]),
  )
}

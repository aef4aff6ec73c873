import { toCsv } from '#platform/csv.ts'
import { formatMoment } from '#platform/tokyo.ts'
import type { listForTable } from './queries.ts'

const HEAD = [
  ...['作品番号', '表示名', '応募日時', '状態', '公開しない理由', '申告の版', 'きまりの版'],
  ...['平均点', '採点', '辞退', '賞', '講評'],
]

type Rows = Awaited<ReturnType<typeof listForTable>>

/** All entries as a table; while they are judged nobody's name stands in it. */
export const entriesTable = (rows: Rows, { isNameless }: { isNameless: boolean }): string =>
  toCsv([
    HEAD,
    ...rows.map((row) => [
      ...[row.id, isNameless ? '' : row.name, formatMoment(row.applied_at)],
      row.approved_at ? '公開' : row.refused_at ? '非公開' : '確認待ち',
      ...[row.refusal, row.declared_version, row.rules_edition],
      ...[row.mean === null ? null : Number(row.mean.toFixed(2)), row.marks, row.close, row.award, row.praise],
    ]),
  ])

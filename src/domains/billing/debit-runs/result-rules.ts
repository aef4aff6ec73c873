import type { ResultRow } from './read-results.ts'
import { type DebitLine, resultName } from './terms.ts'

/** What is wrong with the rows of a file, each with its line; with one trouble nothing of the file is taken. */
export function troublesOf(
  rows: readonly ResultRow[],
  lines: readonly Pick<DebitLine, 'applicationId' | 'yen' | 'resultCode'>[],
) {
  const byNumber = new Map(lines.map((line) => [line.applicationId, line]))
  const before = new Map<number, ResultRow>()
  return rows.flatMap((row) => {
    const known = byNumber.get(row.applicationId)
    const twin = before.get(row.applicationId)
    before.set(row.applicationId, row)
    const trouble = !known
      ? 'この振替日の一覧にない顧客番号です。'
      : row.yen !== null && row.yen !== known.yen
        ? '金額が一覧と異なります。'
        : known.resultCode !== null && known.resultCode !== String(row.code)
          ? `すでに「${resultName(known.resultCode)}」として取り込まれています。`
          : twin && twin.code !== row.code
            ? `${twin.line}行目と結果が異なります。`
            : null
    return trouble ? [`${row.line}行目：${trouble}`] : []
  })
}

import { codeOf, type ResultCode } from './terms.ts'

export type ResultRow = { line: number; applicationId: number; code: ResultCode; yen: number | null }
export type ReadResults = { rows: ResultRow[]; troubles: string[] }

const NUMBER = '顧客番号'
const CODE = '結果コード'
const YEN = '金額'
const MOST_LINES = 50_000

/** The file as banks' agencies send it, in UTF-8 or as their old machines write it. */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('shift_jis').decode(bytes)
  }
}

/**
 * A number and a result code on each line. Where the first line names the columns they are found by their names, so
 * that our own list may come back with its last column filled in; without names they are the first two.
 */
export function readResults(text: string): ReadResults {
  const lines = text.split(/\r\n|\n|\r/)
  const first = fieldsOf(lines[0] ?? '')
  const named = first.includes(NUMBER)
  const at = {
    number: named ? first.indexOf(NUMBER) : 0,
    code: named ? first.indexOf(CODE) : 1,
    yen: first.indexOf(YEN),
  }
  if (at.code < 0) return { rows: [], troubles: [`1行目：「${CODE}」の列がありません。`] }
  const read: ReadResults = { rows: [], troubles: [] }
  for (const [index, line] of lines.slice(0, MOST_LINES + 1).entries()) {
    if (line.trim() === '' || (named && index === 0)) continue
    const row = rowOf(fieldsOf(line), at, index + 1)
    if (typeof row === 'string') read.troubles.push(row)
    else read.rows.push(row)
  }
  if (lines.length > MOST_LINES) read.troubles.push(`${MOST_LINES.toLocaleString('ja-JP')}行を超えています。`)
  else if (read.rows.length === 0 && read.troubles.length === 0) read.troubles.push('結果の行がありません。')
  return read
}

function rowOf(fields: string[], at: { number: number; code: number; yen: number }, line: number): ResultRow | string {
  const [number = '', code = ''] = [fields[at.number], fields[at.code]]
  if (!/^\d{1,15}$/.test(number)) return `${line}行目：顧客番号を読み取れません。`
  const known = codeOf(code)
  if (known === null) return `${line}行目：結果コード「${code.slice(0, 20)}」は使われていません。`
  const amount = at.yen < 0 ? '' : (fields[at.yen] ?? '').replaceAll(',', '')
  if (amount !== '' && !/^\d{1,9}$/.test(amount)) return `${line}行目：金額を読み取れません。`
  return { line, applicationId: Number(number), code: known, yen: amount === '' ? null : Number(amount) }
}

/** The fields of a line: text may stand in quotes, with commas and doubled quotes in it. */
function fieldsOf(line: string): string[] {
  const fields = line.replace(/^\uFEFF/, '').match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []
  return fields.map((field) => {
    const text = field.replace(/,$/, '').trim()
    return text.startsWith('"') ? text.slice(1, -1).replaceAll('""', '"') : text.normalize('NFKC')
  })
}

import { countCharacters, isStorable } from '#platform/text.ts'
import { decodeText } from '#platform/decode-text.ts'
import { tidyCell } from './cells.ts'
import { readCsv } from '#platform/read-csv.ts'
import { sheets } from './sheets.ts'
import type { Source } from './source.ts'
import {
  type Column,
  type Given,
  importLimits,
  type Row,
  type Sheet,
  type SheetName,
  sheetNames,
  type Trouble,
} from './terms.ts'

const JSON_NAME = 'school.json'
type Raw = { file: string; line: number; cells: Record<string, string> }
type Read = { rows: Row[]; troubles: Trouble[] }

/** Everything that a folder's sheets say, row by row, in the order in which it is brought in. */
export async function readGiven(source: Source): Promise<Given> {
  const read: Read = { rows: [], troubles: [] }
  const tell = (file: string, line: number, sentence: string, column: string | null = null) =>
    void read.troubles.push({ file, line, column, sentence })
  const fromJson = await readJson(source, tell)
  for (const name of sheetNames) {
    const file = `${name}.csv`
    const raws = source.files.has(file) ? await readTable(source, sheets[name], file, tell) : (fromJson[name] ?? [])
    takeRows(read, name, raws)
  }
  for (const file of source.files.keys())
    if (!file.includes('/') && /\.(csv|json)$/i.test(file) && file !== JSON_NAME && !isSheetFile(file))
      tell(
        file,
        1,
        `知らない名前のファイルです。使える名前は${sheetNames.map((name) => `${name}.csv`).join('、')}です。`,
      )
  if (read.rows.length === 0 && read.troubles.length === 0)
    tell('courses.csv', 1, 'CSVもJSONも見つかりません。フォルダーのいちばん上に置いてください。')
  if (read.rows.length > importLimits.rows) tell('courses.csv', 1, '一度に取り込めるのは300,000行までです。')
  return read
}

type Tell = (file: string, line: number, sentence: string, column?: string | null) => void
const isSheetFile = (file: string) => sheetNames.some((name) => file === `${name}.csv`)

async function readText(source: Source, file: string, tell: Tell): Promise<string | null> {
  if (source.files.get(file)! > importLimits.sheetBytes) tell(file, 1, '表のファイルは64MBまでです。')
  else {
    const text = decodeText(await source.read(file))
    if (text !== null) return text
    tell(file, 1, '文字を読み取れません。UTF-8かShift_JISで保存してください。')
  }
  return null
}

async function readTable(source: Source, sheet: Sheet, file: string, tell: Tell): Promise<Raw[]> {
  const text = await readText(source, file, tell)
  if (text === null) return []
  const lines = readCsv(text)
  if (!Array.isArray(lines)) {
    tell(file, lines.openAt, '「"」で始まったセルが閉じられていません。')
    return []
  }
  const [head, ...rest] = lines
  if (!head) return []
  const names = head.cells.map((cell) => nameOf(sheet, cell))
  for (const [index, name] of names.entries()) {
    const cell = head.cells[index]!.trim()
    if (name === null && cell !== '') tell(file, head.line, `「${cell}」という列はありません。`, cell)
    else if (name !== null && names.indexOf(name) < index) tell(file, head.line, `「${cell}」の列が2つあります。`, cell)
  }
  if (!names.includes('key')) {
    tell(file, head.line, 'keyの列がありません。1行目に列の名前を書いてください。')
    return []
  }
  return rest.map(({ line, cells }) => {
    if (cells.slice(names.length).some((cell) => cell.trim() !== ''))
      tell(file, line, '列の名前より多くのセルがあります。カンマを含む文章は「"」で囲んでください。')
    return {
      file,
      line,
      cells: Object.fromEntries(names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []))),
    }
  })
}

/** Columns go by their short name, or by what the screens call them. */
function nameOf(sheet: Sheet, cell: string): string | null {
  const asked = cell.trim()
  if (asked === 'key' || asked === 'キー') return 'key'
  return sheet.columns.find(({ name, label }) => name === asked || label === asked)?.name ?? null
}

async function readJson(source: Source, tell: Tell): Promise<Partial<Record<SheetName, Raw[]>>> {
  const text = source.files.has(JSON_NAME) ? await readText(source, JSON_NAME, tell) : null
  if (text === null) return {}
  try {
    const all = JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>
    return Object.fromEntries(
      Object.entries(all ?? {}).flatMap(([name, items]) => {
        const file = `${JSON_NAME} ${name}`
        const sheet = sheetNames.find((one) => one === name)
        if (sheet && Array.isArray(items))
          return [[sheet, items.map((item, at) => rawOf(file, at + 1, sheets[sheet], item, tell))]]
        tell(file, 1, sheet ? '行の配列にしてください。' : '知らない名前です。')
        return []
      }),
    )
  } catch {
    tell(JSON_NAME, 1, 'JSONとして読み取れません。')
    return {}
  }
}

function rawOf(file: string, line: number, sheet: Sheet, item: unknown, tell: Tell): Raw {
  const cells: Record<string, string> = {}
  for (const [cell, value] of Object.entries(typeof item === 'object' && item !== null ? item : {})) {
    const name = nameOf(sheet, cell)
    if (name === null) tell(file, line, `「${cell}」という項目はありません。`, cell)
    else cells[name] = spoken(value)
  }
  return { file, line, cells }
}

function spoken(value: unknown): string {
  if (Array.isArray(value)) return value.map(spoken).join('\n')
  if (typeof value === 'boolean') return value ? '1' : ''
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function takeRows({ rows, troubles }: Read, sheet: SheetName, raws: readonly Raw[]) {
  const lines = new Map<string, number>()
  const columns = new Map<string, Column>(sheets[sheet].columns.map((column) => [column.name, column]))
  for (const { file, line, cells } of raws) {
    const key = (cells.key ?? '').normalize('NFC').trim()
    const known = lines.get(key)
    const wrong = whyNotKey(key) ?? (known === undefined ? null : `キー「${key}」は${known}行目にもあります。`)
    if (wrong) {
      troubles.push({ file, line, column: 'key', sentence: wrong })
      continue
    }
    lines.set(key, line)
    const texts = Object.fromEntries(
      Object.entries(cells).flatMap(([name, text]) => {
        const column = columns.get(name)
        return column ? [[name, tidyCell(column, text)]] : []
      }),
    )
    rows.push({ sheet, file, line, key, texts })
  }
}

function whyNotKey(key: string): string | null {
  if (key === '') return 'keyを入力してください。'
  if (!isStorable(key) || /[,、:\n]/.test(key)) return 'キーには、カンマ、コロン、改行を使えません。'
  return countCharacters(key) > importLimits.key ? `キーは${importLimits.key}文字までです。` : null
}

import { addMonthsAnchored, dayOf, type Day } from '#platform/days.ts'
import { decodeText } from '#platform/decode-text.ts'
import { readCsv } from '#platform/read-csv.ts'
import { dayKey } from '#platform/tokyo.ts'
import { isEmailAddress } from '#platform/email-address.ts'
import { displayName } from '#domains/accounts/index.ts'
import { NAMELESS, tidyEmail } from '#domains/accounts/terms.ts'
import { MONTHS_MOST, PEOPLE_MOST, PROGRESS_MOST, type Trouble } from './terms.ts'

const columns = {
  email: ['email', 'メールアドレス'],
  name: ['name', '名前', '表示名'],
  plan_until: ['plan_until', 'プランの期限'],
  courses: ['courses', '講座'],
} as const
type Column = keyof typeof columns

/** What a row says, before it is known whom and what it means here. */
type Line = {
  line: number
  email: string
  name: string
  until: Day | null
  courses: { key: string; percent: number }[]
}

type Read = { lines: Line[]; troubles: Trouble[] }
const only = (line: number, sentence: string): Read => ({ lines: [], troubles: [{ line, sentence }] })

/** The rows of a file, and what can be seen to be wrong with them by themselves. */
export function readFile(bytes: Uint8Array, now: Date): Read {
  const text = decodeText(bytes)
  if (text === null) return only(1, '文字を読み取れません。UTF-8かShift_JISで保存してください。')
  const rows = readCsv(text)
  if (!Array.isArray(rows)) return only(rows.openAt, '「"」で始まったセルが閉じられていません。')
  const [head, ...rest] = rows
  if (!head || rest.length === 0) return only(1, '行がありません。')
  const places = head.cells.map(columnOf)
  const strange = head.cells.filter((cell, at) => places[at] === null && cell.trim() !== '')
  if (strange.length > 0) return only(head.line, `「${strange.join('」「')}」という列はありません。`)
  if (!places.includes('email')) return only(head.line, 'emailの列がありません。1行目に列の名前を書いてください。')
  if (rest.length > PEOPLE_MOST)
    return only(1, `一度に取り込めるのは${PEOPLE_MOST.toLocaleString('ja-JP')}人までです。`)
  const troubles: Trouble[] = []
  const lines = rest.map(({ line, cells }) => {
    const tell = (sentence: string) => void troubles.push({ line, sentence })
    const cellOf = (column: Column) => cells[places.indexOf(column)] ?? ''
    return {
      line,
      email: emailOf(cellOf('email'), tell),
      name: nameOf(cellOf('name'), tell),
      until: untilOf(cellOf('plan_until').trim(), dayKey(now), tell),
      courses: coursesOf(cellOf('courses'), tell),
    }
  })
  if (lines.reduce((sum, { courses }) => sum + courses.length, 0) > PROGRESS_MOST)
    return only(1, `一度に取り込める学習の記録は${PROGRESS_MOST.toLocaleString('ja-JP')}件までです。`)
  return { lines, troubles }
}

const columnOf = (cell: string): Column | null =>
  (Object.keys(columns) as Column[]).find((column) => (columns[column] as readonly string[]).includes(cell.trim())) ??
  null

type Tell = (sentence: string) => void

function emailOf(cell: string, tell: Tell): string {
  const email = tidyEmail(cell)
  if (!isEmailAddress(email)) tell('メールアドレスの形式が正しくありません。')
  return email
}

function nameOf(cell: string, tell: Tell): string {
  const name = displayName.safeParse(cell)
  if (!name.success) tell(name.error.issues[0]!.message)
  return (name.success && name.data) || NAMELESS
}

function untilOf(cell: string, today: Day, tell: Tell): Day | null {
  if (cell === '') return null
  const [year, month = '', day = ''] = cell.normalize('NFKC').split(/[-/]/)
  const until = dayOf(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
  if (until === '') tell('プランの期限は「2027-03-31」の形で入力してください。')
  else if (until < today) tell('プランの期限が過ぎています。')
  else if (until > addMonthsAnchored(today, MONTHS_MOST)) tell(`プランの期限は${MONTHS_MOST}か月先までです。`)
  return until || null
}

function coursesOf(cell: string, tell: Tell): Line['courses'] {
  const courses = new Map<string, number>()
  for (const piece of cell.normalize('NFKC').split(/[\n,、]/)) {
    const [key, percent = '100', ...more] = piece.trim().split(':')
    if (!key) continue
    if (more.length > 0 || !/^(100|\d{1,2})%?$/.test(percent))
      tell(`「${piece.trim()}」の進み具合は0〜100で入力してください。`)
    else if (courses.has(key)) tell(`講座「${key}」が2回書かれています。`)
    else courses.set(key, Number.parseInt(percent, 10))
  }
  return [...courses].map(([key, percent]) => ({ key, percent }))
}

import { normalLines } from '#platform/text.ts'
import { linesOf, tidy, whyWrong } from '../field-rules.ts'
import type { Column } from './terms.ts'

const MOMENT = /^(20\d\d)[-/](\d{1,2})[-/](\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d{1,3})?))?)?$/
const TICKED = new Set(['1', 'true', 'TRUE', 'はい', '○', '〇', '✓'])
const UNTICKED = new Set(['', '0', 'false', 'FALSE', 'いいえ', '×'])
const two = (digits: string) => digits.padStart(2, '0')

/** A time of Tokyo as a spreadsheet writes it, in the one way in which it is compared; what is none stays as it is. */
export function tidyMoment(text: string): string {
  const found = MOMENT.exec(text.normalize('NFKC').trim())
  if (!found) return text.trim()
  const [, year, month, day, hour = '0', minute = '00', second = '00'] = found
  const seconds = Number(second) === 0 ? '' : `:${second}`
  return `${year}-${two(month!)}-${two(day!)} ${two(hour)}:${minute}${seconds}`
}

/** Of a tidy text; null where it is no time. */
export function momentOf(text: string): Date | null {
  const [day, clock] = text.split(' ')
  if (!MOMENT.test(text) || !clock) return null
  const at = new Date(`${day}T${clock.length === 5 ? `${clock}:00` : clock}+09:00`)
  return Number.isNaN(at.getTime()) || momentText(at).slice(0, 10) !== day ? null : at
}

/** The other way round. */
export const momentText = (at: Date) =>
  tidyMoment(
    new Date(at.getTime() + 9 * 3_600_000)
      .toISOString()
      .replace('T', ' ')
      .replace(/(\.000)?Z$/, ''),
  )

export const keysIn = (text: string) => [
  ...new Set(
    text
      .split(/[\n,、]/)
      .map((key) => key.trim())
      .filter(Boolean),
  ),
]

const ticked = (text: string) => (TICKED.has(text.trim()) ? '1' : UNTICKED.has(text.trim()) ? '' : text.trim())

/** What stands in a cell, in the one way in which it is compared. */
export function tidyCell(column: Column, typed: string): string {
  switch (column.kind) {
    case 'field':
      return column.spec.kind === 'tick' ? ticked(typed) : tidy(column.spec, typed)
    case 'keys':
      return keysIn(typed).join('\n')
    case 'moment':
      return tidyMoment(typed)
    case 'windows':
      return TICKED.has(typed.trim()) ? '1' : linesOf(typed).map(tidyWindow).join('\n')
    case 'file':
      return typed
        .trim()
        .normalize('NFC')
        .replaceAll('\\', '/')
        .replace(/^(\.\/)?(files\/)?/, '')
    case 'entry':
      if (column.field.kind === 'flag') return ticked(typed)
      if (column.field.kind === 'moment') return tidyMoment(typed).slice(0, 16)
      if (column.field.kind === 'day') return tidyMoment(typed).slice(0, 10)
      if (column.field.kind === 'lines') return linesOf(normalLines(typed)).join('\n')
      return normalLines(typed).trim()
    default:
      // The wave that a keyboard types for Windows becomes a tilde by this.
      return typed.normalize('NFKC').trim().replaceAll('~', '〜')
  }
}

const tidyWindow = (line: string) =>
  line
    .split(/[〜\uFF5E~]/)
    .map(tidyMoment)
    .join('〜')

export type PlanWindow = { openedAt: Date | null; closedAt: Date | null }
/** 「2026-01-01 00:00〜2026-02-01 00:00」; either side may be open. Null where a line is none. */
export function windowsOf(text: string): PlanWindow[] | null {
  const windows = linesOf(text).map((line) => {
    const [from, until, ...rest] = line.split('〜')
    if (until === undefined || rest.length > 0) return null
    const [openedAt, closedAt] = [from === '' ? null : momentOf(from!), until === '' ? null : momentOf(until)]
    const isRead = (from === '' || openedAt) && (until === '' || closedAt)
    return isRead && !(openedAt && closedAt && closedAt <= openedAt) ? { openedAt, closedAt } : null
  })
  return windows.some((one) => one === null) ? null : (windows as PlanWindow[])
}

/** Why a tidy text cannot stand in a column, as the person reads it. What only the database knows is asked elsewhere. */
export function whyNotCell(column: Column, text: string, isPublished: boolean): string | null {
  if (text === '' && column.required) return `${column.label}を入力してください。`
  if (column.kind === 'field') {
    if (column.spec.kind === 'tick' && text !== '' && text !== '1') return '1か空欄にしてください。'
    return whyWrong(column.spec, text, { isPublished })
  }
  if (text === '') return null
  switch (column.kind) {
    case 'one-of':
      return column.options.includes(text) ? null : `${column.options.join('、')}のどれかを入力してください。`
    case 'like':
      return column.pattern.test(text) ? null : column.sentence
    case 'moment':
      return momentOf(text) ? null : '「2026-04-01 10:00」の形で日時を入力してください。'
    case 'windows':
      return text === '1' || windowsOf(text)
        ? null
        : '1、または「2026-04-01 10:00〜2026-05-01 10:00」の形で入力してください。'
    case 'keys':
      return keysIn(text).length > column.most ? `${column.most}個までです。` : null
    case 'file':
      return whyNotPath(column, text)
    default:
      return null
  }
}

function whyNotPath({ exts, folder }: Extract<Column, { kind: 'file' }>, path: string): string | null {
  if (path.startsWith('/') || path.split('/').some((part) => part === '..' || part === ''))
    return 'filesフォルダーの中のファイルを、「folder/file.png」の形で入力してください。'
  const name = path.split('/').at(-1)!
  const ext = /\.([0-9a-z]+)$/i.exec(name)?.[1]?.toLowerCase()
  if (ext === undefined) return folder ? null : `${exts.join('・')}のファイルを入力してください。`
  return exts.includes(ext) ? null : `${exts.join('・')}のファイルを入力してください。`
}

import type { Count, SheetName, Trouble } from './terms.ts'

export const runStates = {
  checking: '確認中',
  checked: '確認済み',
  running: '実行中',
  done: '完了',
  failed: '中止',
} as const
export type RunState = keyof typeof runStates

export const SCHOOL_ZIP = 'school-zip'
export const SCHOOL_PLACE = 'school'
export const SCHOOL_BYTES_MOST = 20 * 1024 * 1024 * 1024
/** So long what was brought and what was written out lies in the store. */
export const RUN_DAYS = 7

export type Report = {
  counts: Partial<Record<SheetName, Count>>
  troubles: readonly Trouble[]
  /** How many there were, where not all are kept. */
  allTroubles: number
  waiting: readonly { file: string; line: number }[]
}

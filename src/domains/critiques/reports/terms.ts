import type { ReportKind } from '../terms.ts'

/** What is told: that a work should be cancelled, that a critique is offensive, or that a work breaks the rules. */
export const reportKinds: Record<ReportKind, string> = {
  cancel: '依頼の取り消しの相談',
  offence: '不快な添削の報告',
  r18: 'R18・過激な表現',
  stolen: '他の人の作品の疑い',
  ai: 'AIで生成した作品の疑い',
}
export const breachKinds = ['r18', 'stolen', 'ai'] as const
export type BreachKind = (typeof breachKinds)[number]
export const isBreach = (kind: ReportKind): kind is BreachKind => (breachKinds as readonly string[]).includes(kind)

export type ReporterRole = 'member' | 'teacher'
export const REPORT_MAX = 400

/** So many confirmed breaches within so many days, and a member asks for nothing for so many. */
export const BREACHES_TO_EXCLUDE = 2
export const BREACHES_WITHIN_DAYS = 365
export const EXCLUDED_DAYS = 180

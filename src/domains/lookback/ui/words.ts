import { href } from 'react-router'
import { formatDay, startOfDay } from '#platform/tokyo.ts'
import type { Milestone, Totals } from '../terms.ts'

const counters: { kind: keyof Totals; label: string; unit: string }[] = [
  { kind: 'courses', label: '修了した講座', unit: '本' },
  { kind: 'studyingHours', label: '学んだ時間', unit: '時間' },
  { kind: 'trainings', label: '練習の記録', unit: '枚' },
  { kind: 'completionCertificates', label: '修了証書', unit: '枚' },
]

/** Less than an hour is told in minutes, where they are known. */
export const countersOf = (totals: Totals, minutes = 0) =>
  counters.map((one) =>
    one.kind === 'studyingHours' && totals.studyingHours === 0 && minutes > 0
      ? { ...one, value: minutes, unit: '分' }
      : { ...one, value: totals[one.kind] },
  )

export function milestoneWords({ kind, reached }: Milestone): string {
  if (kind === 'completionCertificates') return 'はじめての修了証書'
  if (kind === 'studyingHours') return `学んだ時間が${reached}時間に`
  return kind === 'courses' ? `修了した講座が${reached}本に` : `練習の記録が${reached}枚に`
}

const WEEKDAYS = '日月火水木金土'

/** 2025年4月1日(火) */
export function dayWords(date: string): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
  return `${formatDay(startOfDay(date))}(${WEEKDAYS[weekday]})`
}

export const yearLink = (year: number) => href('/subscriptions/look_back/years/:year', { year: String(year) })

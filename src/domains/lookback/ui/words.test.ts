import { expect, it } from 'vitest'
import { countersOf } from './words.ts'

it('who learned for less than an hour in a year is told the minutes, and everybody else the hours', () => {
  const learned = (studyingHours: number, minutes?: number) => {
    const totals = { courses: 1, studyingHours, trainings: 0, completionCertificates: 0 }
    const { value, unit } = countersOf(totals, minutes).find(({ kind }) => kind === 'studyingHours')!
    return `${value}${unit}`
  }
  expect([learned(0, 42), learned(1, 60), learned(12, 740), learned(0, 0), learned(0)]).toEqual([
    ...['42分', '1時間', '12時間', '0時間', '0時間'],
  ])
})

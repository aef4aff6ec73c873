import { describe, expect, it } from 'vitest'
import { firstOpen, picked } from './picking.ts'
import type { SurveyStep } from './terms.ts'

const step = (surveyType: SurveyStep['surveyType'], ...checked: boolean[]): SurveyStep => ({
  ...{ id: 1, surveyType, title: '' },
  masterFirstSurveyOptions: checked.map((is, index) => ({ id: index + 1, title: '', checked: is })),
  hasCheckedOption: checked.includes(true),
})
const ticks = ({ masterFirstSurveyOptions }: SurveyStep) => masterFirstSurveyOptions.map(({ checked }) => checked)

describe('the steps of the survey', () => {
  it('begin at the first question without an answer, and at the level when all have one [SU-003]', () => {
    expect(firstOpen([step('radio', false), step('radio', true)])).toBe(0)
    expect(firstOpen([step('radio', true), step('checkbox', false, false), step('radio', false)])).toBe(1)
    expect(firstOpen([step('radio', true), step('checkbox', true)])).toBe(2)
    expect(firstOpen([])).toBe(0)
  })

  it('of a question with one answer the others go, of one with several they stay [SU-004]', () => {
    expect(ticks(picked(step('radio', true, false), 2, true))).toEqual([false, true])
    expect(ticks(picked(step('checkbox', true, false), 2, true))).toEqual([true, true])
  })

  it('a question whose last answer was taken back waits for one again [SU-005]', () => {
    expect(picked(step('checkbox', true, true), 1, false).hasCheckedOption).toBe(true)
    expect(picked(step('checkbox', true, false), 1, false).hasCheckedOption).toBe(false)
    expect(picked(step('radio', true, false), 1, false).hasCheckedOption).toBe(false)
  })
})

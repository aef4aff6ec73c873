import type { SurveyStep } from './terms.ts'

/** Where one goes on: the first question without an answer; when all have one, the level, which comes last. */
export function firstOpen(steps: readonly SurveyStep[]): number {
  const at = steps.findIndex(({ hasCheckedOption }) => !hasCheckedOption)
  return at < 0 ? steps.length : at
}

/** The step after an option was picked or taken back: of a question with one answer the others go. */
export function picked(step: SurveyStep, optionId: number, value: boolean): SurveyStep {
  const masterFirstSurveyOptions = step.masterFirstSurveyOptions.map((option) => {
    if (option.id === optionId) return { ...option, checked: value }
    return value && step.surveyType === 'radio' ? { ...option, checked: false } : option
  })
  return {
    ...step,
    masterFirstSurveyOptions,
    hasCheckedOption: masterFirstSurveyOptions.some(({ checked }) => checked),
  }
}

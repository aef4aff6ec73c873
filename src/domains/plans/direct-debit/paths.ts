const BASE = '/subscription_direct_debit_users'

/** What is carried along from step to step. That somebody is a student is only said here: what counts is their record. */
export type DebitChoice = { planId: number; isStudent: boolean; optionId: number | null }

function queryOf({ planId, isStudent, optionId }: DebitChoice) {
  const query = new URLSearchParams({ subscription_id: String(planId) })
  if (isStudent) query.set('discount', 'student')
  if (optionId !== null) query.set('option', String(optionId))
  return query
}

const path = (step: string) => (choice: DebitChoice) => `${BASE}${step}?${queryOf(choice)}`

export const debitPaths = {
  applications: BASE,
  form: path('/new'),
  phone: path('/authenticate'),
  confirm: path('/confirm_direct_debit'),
  remove: path('/delete_direct_debit_user'),
  start: path('/trial_start_direct_debit'),
}

export const debitFormPath = (applicationId: number) => `${BASE}/${applicationId}/form`

import { useCallback, useEffect, useRef, useState } from 'react'
import { whatIsWrong } from '../rules.ts'
import type { QuitAnswers, QuitReason } from '../terms.ts'

const nothing: QuitAnswers = { reasonIds: [], subReasonIds: [], freeText: '', reportedIssue: '' }

/** What stands in the form right now, read from the form itself so that nothing chosen before the script came is lost. */
export function useAnswers(reasons: readonly QuitReason[], given: QuitAnswers | null) {
  const form = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState(given ?? nothing)
  const [awake, setAwake] = useState(false)
  const look = useCallback(() => {
    if (form.current) setAnswers(answersIn(form.current, reasons))
  }, [reasons])
  useEffect(() => {
    look()
    setAwake(true)
    // A page that comes back by the back button has kept its ticks.
    addEventListener('pageshow', look)
    return () => removeEventListener('pageshow', look)
  }, [look])
  // Before the script runs the form can be sent as it is, and the server says what is missing.
  const wrong = awake ? whatIsWrong(answers, reasons) : null
  return { form, answers, wrong, look }
}

/** What stands under a reason counts only while that reason is chosen. */
function answersIn(form: HTMLFormElement, reasons: readonly QuitReason[]): QuitAnswers {
  const given = new FormData(form)
  const ids = (name: string) => given.getAll(`quit_reason[${name}][]`).map(Number)
  const text = (name: string) => String(given.get(`quit_reason[${name}]`) ?? '')
  const reasonIds = ids('reason_ids')
  const chosen = reasons.filter(({ id }) => reasonIds.includes(id))
  const offered = new Set(chosen.flatMap(({ subReasons }) => subReasons.map(({ id }) => id)))
  return {
    reasonIds,
    subReasonIds: ids('sub_reason_ids').filter((id) => offered.has(id)),
    freeText: text('free_text'),
    reportedIssue: text('reported_issue'),
  }
}

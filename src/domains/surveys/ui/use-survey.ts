import { useRef, useState } from 'react'
import { href, useNavigate } from 'react-router'
import { callPath, post } from '#platform/browser-call.ts'
import { serialize } from '#platform/serialize.ts'
import type { Level } from '#ui/levels.ts'
import { picked } from '../picking.ts'
import type { SurveyStep } from '../terms.ts'

const FAILED = 'エラーが発生しました'

/** The survey under one's hands: each answer is stored as it is picked, one after the other, and taken back if it was not. */
export function useSurvey(first: { steps: SurveyStep[]; level: Level | null; begin: number }) {
  const [steps, setSteps] = useState(first.steps)
  const [level, setLevel] = useState(first.level)
  const [index, setIndex] = useState(first.begin)
  const [inTurn] = useState(serialize)
  const failed = useRef(false)
  const navigate = useNavigate()

  const store = (body: object, takeBack: () => void) =>
    inTurn(async () => {
      const reply = await post(callPath('/first_surveys/update_option'), body)
      failed.current = !reply.ok
      if (reply.ok) return
      takeBack()
      window.alert(reply.body?.error || FAILED)
    })

  const step = steps[index]
  const put = (one: SurveyStep) => setSteps((all) => all.map((other) => (other.id === one.id ? one : other)))
  const pick = (id: number, value: boolean) => {
    if (!step) return
    put(picked(step, id, value))
    void store({ id, questionType: step.surveyType, value }, () => put(step))
  }
  const pickLevel = (value: Level) => {
    setLevel(value)
    void store({ questionType: 'userlevel', value }, () => setLevel(level))
  }
  const next = () =>
    inTurn(async () => {
      if (failed.current) return void (failed.current = false)
      if (step) setIndex(index + 1)
      else await navigate(href('/first_surveys/result'))
    })

  return {
    ...{ steps, step, level, index, pick, pickLevel, next },
    mayGoOn: step ? step.hasCheckedOption : level !== null,
    mayGoBack: index > 0 || !step,
    back: () => setIndex(Math.max(0, index - 1)),
  }
}

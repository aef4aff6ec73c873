import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { type Level, levelLabels, LevelChip } from '#ui/level-chip.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { levelWords, memberLevels, type SurveyStep } from '../terms.ts'
import { useSurvey } from './use-survey.ts'

type Props = {
  steps: SurveyStep[]
  level: Level | null
  /** At the first question that is open; who looks over their answers begins with the first. */
  begin: number
}

/** One question at a time; the level comes last. */
export function SurveyScreen(first: Props) {
  const { steps, step, level, index, pick, pickLevel, mayGoOn, mayGoBack, back, next } = useSurvey(first)
  const question = useRef<HTMLLegendElement>(null)
  const shown = useRef(index)
  useEffect(() => {
    if (shown.current !== index) question.current?.focus()
    shown.current = index
  }, [index])
  return (
    <Sheet className="grid gap-6">
      <div className="grid gap-2">
        <p className="figures text-sm font-bold text-graphite">
          質問{index + 1} / {steps.length + 1}
        </p>
        <ProgressBar label="アンケートの進み具合" percent={(100 * index) / (steps.length + 1)} />
      </div>
      <fieldset className="grid gap-4">
        <legend ref={question} tabIndex={-1} className="headline mb-4 text-xl outline-none">
          {step ? step.title : 'いまのレベルに、いちばん近いのはどれですか？'}
        </legend>
        <p className="-mt-2 text-sm text-graphite">{step ? hints[step.surveyType] : hints.level}</p>
        <div className="grid gap-3 md:grid-cols-2">
          {step
            ? step.masterFirstSurveyOptions.map(({ id, title, checked }) => (
                <label key={id} className={choice}>
                  <input
                    className="tick"
                    type={step.surveyType}
                    name={`survey-${step.id}`}
                    checked={checked}
                    onChange={({ target }) => pick(id, target.checked)}
                  />
                  {title}
                </label>
              ))
            : memberLevels.map((one) => (
                <label key={one} className={choice}>
                  <input
                    className="tick"
                    type="radio"
                    name="level"
                    aria-label={levelLabels[one]}
                    aria-describedby={`level-${one}`}
                    checked={one === level}
                    onChange={() => pickLevel(one)}
                  />
                  <span className="grid">
                    <LevelChip level={one} />
                    <span id={`level-${one}`}>{levelWords[one]}</span>
                  </span>
                </label>
              ))}
        </div>
      </fieldset>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Button look="outline" disabled={!mayGoBack} onClick={back}>
          戻る
        </Button>
        <Button disabled={!mayGoOn} onClick={() => void next()}>
          {step ? '次へ' : '結果を見る'}
        </Button>
      </div>
    </Sheet>
  )
}

const choice =
  'flex min-h-13 items-center gap-3 rounded-field border border-edge px-4 py-3 has-checked:border-vermilion has-checked:font-bold'

const hints = {
  radio: '1つお選びください。',
  checkbox: 'あてはまるものを、いくつでもお選びください。',
  level: 'おすすめの順番が変わるだけで、見られる講座は変わりません。あとから変えられます。',
}

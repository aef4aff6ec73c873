import { useDeferredValue, useEffect, useState } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Link } from '#ui/link.tsx'
import { clock } from '../../../ui/clock-time.ts'
import { type LessonAnswer, nearestAnswers } from './nearest-answers.ts'

/** What others asked of this lesson: read when the tab is opened, none where it cannot be read. */
export function useLessonAnswers(path: string): readonly LessonAnswer[] {
  const [answers, setAnswers] = useState<readonly LessonAnswer[]>([])
  useEffect(() => {
    const over = new AbortController()
    const read = async () => {
      const reply = await fetch(path, { headers: { Accept: 'application/json' }, signal: over.signal })
      if (reply.ok) setAnswers(((await reply.json()) as { answers: LessonAnswer[] }).answers)
    }
    setAnswers([])
    read().catch(() => {})
    return () => over.abort()
  }, [path])
  return answers
}

type Props = { typed: string; answers: readonly LessonAnswer[] }

/** Before it is sent: perhaps somebody asked the same. */
export function NearAnswers({ typed, answers }: Props) {
  const near = nearestAnswers(useDeferredValue(typed), answers)
  return (
    <div role="status">
      {near.length > 0 && (
        <section className="grid gap-2 rounded-field border border-edge p-3" aria-label="近い質問">
          <p className="font-bold">近い質問に、回答があります</p>
          <Answers answers={near} />
        </section>
      )}
    </div>
  )
}

export function AllAnswers({ answers }: { answers: readonly LessonAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section className="grid gap-2 border-t border-line pt-5" aria-labelledby="all-answers">
      <h2 id="all-answers" className="text-sm">
        みんなの質問<span className="figures ml-2 text-xs font-normal text-graphite">{answers.length}件</span>
      </h2>
      <Answers answers={answers} />
    </section>
  )
}

const Answers = ({ answers }: { answers: readonly LessonAnswer[] }) => (
  <Accordion
    items={answers.map(({ question, answer, answeredBy, pagePath, atSeconds }) => ({
      title: question,
      body: (
        <div className="grid gap-2">
          <p className="break-words whitespace-pre-line">{answer}</p>
          <p className="flex flex-wrap gap-x-4 text-xs text-graphite">
            {answeredBy}
            {atSeconds !== null && (
              <Link to={`${pagePath}?current_time=${atSeconds}`} reloadDocument className="link figures">
                {clock(atSeconds)} の場面
              </Link>
            )}
          </p>
        </div>
      ),
    }))}
  />
)

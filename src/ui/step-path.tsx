import type { ReactNode } from 'react'
import { Link } from './link.tsx'
import { Phrases } from './phrases.tsx'
import { Picture } from './picture.tsx'
import { Stamp } from './stamp.tsx'

export type PathStep = {
  id: string | number
  /** What stands in the circle: a number for a step, a word's first sign for what waits at the end. */
  mark: ReactNode
  title: string
  /** Where it may break. */
  breaks?: readonly number[]
  to?: string
  state: 'done' | 'current' | 'ahead'
  meta?: ReactNode
  /** Below the title: what is in it, the button that opens it. */
  body?: ReactNode
  freshStamp?: boolean
  /** On the other side of the way, where there is room for two. */
  picture?: string | null
}

/** A curriculum as a way down the page: stamps on what is done, the next step open, the rest in pencil. */
export function StepPath({
  steps,
  label,
  headingLevel = 3,
}: {
  steps: readonly PathStep[]
  label: string
  headingLevel?: 2 | 3
}) {
  const Heading = `h${headingLevel}` as const
  return (
    <ol aria-label={label} className="step-path">
      {steps.map((step) => (
        <li key={step.id} data-state={step.state} aria-current={step.state === 'current' ? 'step' : undefined}>
          <div className="step-mark">
            {step.state === 'done' ? (
              <Stamp fresh={step.freshStamp} label="完了" className="size-11" />
            ) : (
              <span className="step-number figures font-head">{step.mark}</span>
            )}
          </div>
          {step.picture !== undefined && (
            <div className="step-picture">
              <Picture src={step.picture} alt="" width={480} height={270} />
            </div>
          )}
          <div className="step-text">
            <Heading className="flex min-h-11 items-center text-lg">
              {step.to ? (
                <Link to={step.to} className="touch-room underline-offset-4 hover:underline">
                  <Phrases text={step.title} breaks={step.breaks} />
                </Link>
              ) : (
                step.title
              )}
            </Heading>
            {step.meta && <p className="text-sm text-graphite">{step.meta}</p>}
            {step.body && <div className="mt-3">{step.body}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

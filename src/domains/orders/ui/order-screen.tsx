import { useEffect, useRef, type ReactNode } from 'react'
import { SectionHeading } from '#ui/section-heading.tsx'
import { OrderSteps } from './order-steps.tsx'

type Props = {
  title: string
  lead?: ReactNode
  steps?: readonly string[]
  now?: string
  wide?: boolean
  children: ReactNode
}

/** What all screens of an order share: how far one is, what is asked, and one column to read down. */
export function OrderScreen({ title, lead, steps, now, wide, children }: Props) {
  const head = useStepHead(now)
  return (
    <div className={`mx-auto grid gap-8 px-4 py-8 md:px-6 md:py-12 ${wide ? 'max-w-page' : 'max-w-reading'}`}>
      <div className="grid gap-6">
        {steps && steps.length > 0 && now && <OrderSteps steps={steps} now={now} />}
        <div ref={head} tabIndex={-1} className="outline-none">
          <SectionHeading level={1} lead={lead} flush>
            {title}
          </SectionHeading>
        </div>
      </div>
      {children}
    </div>
  )
}

/** A step that changes without a new page begins at its heading, for eyes and for screen readers alike. */
function useStepHead(now: string | undefined) {
  const head = useRef<HTMLDivElement>(null)
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    head.current?.focus({ preventScroll: true })
    scrollTo({ top: 0 })
  }, [now])
  return head
}

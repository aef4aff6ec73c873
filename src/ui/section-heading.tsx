import type { ReactNode } from 'react'
import { headingVoice } from './heading-voice.ts'

type Props = {
  children: ReactNode
  level?: 1 | 2 | 3
  id?: string
  lead?: ReactNode
  /** A link or a control at the right end of the line. */
  aside?: ReactNode
  /** Without the room below it, for a place that gives its own. */
  flush?: boolean
}

const sizes = { 1: 'text-2xl md:text-3xl', 2: 'text-xl md:text-2xl', 3: 'text-lg' }

export function SectionHeading({ children, level = 2, id, lead, aside, flush }: Props) {
  const Heading = `h${level}` as const
  return (
    <div className={`grid gap-3 ${flush ? '' : 'mb-6'}`}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <Heading id={id} className={`${headingVoice(children)} ${sizes[level]} ${level === 3 ? '' : 'brush'}`}>
          {children}
        </Heading>
        {aside}
      </div>
      {lead && <p className="phrases max-w-reading text-graphite">{lead}</p>}
    </div>
  )
}

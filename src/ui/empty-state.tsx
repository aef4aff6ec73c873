import type { ReactNode } from 'react'
import glass from './pictures/search.svg?no-inline'
import { UnderDrawing } from './under-drawing.tsx'

type Props = {
  title: string
  children?: ReactNode
  action?: ReactNode
  picture?: string
  /** Somebody looked for something, and it is not there. */
  sought?: boolean
}

/** Nothing here yet: a pencil drawing of what will be, and how to begin. */
export function EmptyState({ title, children, action, sought, picture = sought ? glass : undefined }: Props) {
  return (
    <div className="grid justify-items-center gap-4 px-4 py-10 text-center">
      {picture ? <img src={picture} alt="" width={320} height={240} className="w-60" /> : <UnderDrawing />}
      <p className="headline text-lg">{title}</p>
      {children && <div className="phrases max-w-reading text-graphite">{children}</div>}
      {action}
    </div>
  )
}

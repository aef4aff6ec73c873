import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Sheet } from '#ui/sheet.tsx'

type Props = {
  author: string
  /** null as long as it has not gone out */
  at: string | null
  body: string
  /** the school's, marked by the red pen's line */
  isAnswer?: boolean
  children?: ReactNode
}

/** One piece of what was said, with who said it and when. */
export function SaidSheet({ author, at, body, isAnswer, children }: Props) {
  return (
    <Sheet as="li" className={`grid gap-3 ${isAnswer ? 'border-l-4 border-l-vermilion' : ''}`}>
      <p className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
        <span className="font-bold">{author}</span>
        {at === null ? (
          <Badge tone="info">未送信の回答案</Badge>
        ) : (
          <span className="figures text-xs text-graphite">{at}</span>
        )}
      </p>
      <p className="break-words whitespace-pre-line">{body}</p>
      {children}
    </Sheet>
  )
}

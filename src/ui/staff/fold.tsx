import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

type Props = { title: string; note?: string; open?: boolean; aside?: ReactNode; children: ReactNode }

/** A part of a long form that is folded until it is wanted; its line says what is in it, and what can be done with it. */
export const Fold = ({ title, note, open, aside, children }: Props) => (
  <div className="relative min-w-0">
    <details open={open} className="group">
      <summary
        className={`flex min-h-12 list-none items-center gap-2 py-1 [&::-webkit-details-marker]:hidden ${aside ? 'pr-34' : ''}`}
      >
        <Icon name="chevron-down" className="size-5 flex-none -rotate-90 group-open:rotate-0" />
        <span className="min-w-0">
          <span className="block font-bold">{title}</span>
          {note && <span className="block text-sm text-graphite">{note}</span>}
        </span>
      </summary>
      <div className="grid grid-cols-1 gap-4 pt-2 pb-4">{children}</div>
    </details>
    {aside && <div className="absolute top-0.5 right-0 flex">{aside}</div>}
  </div>
)

import { type ReactNode, useId } from 'react'
import { UnderDrawing } from '../under-drawing.tsx'

/** A part of a staff page under its own heading. */
export function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="text-base">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** An empty list of a staff page. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 rounded-sheet border border-dashed border-edge px-4 py-4 text-center text-sm text-graphite">
    <UnderDrawing className="w-16 flex-none" />
    <p className="phrases">{children}</p>
  </div>
)

import { type ReactNode, useId } from 'react'

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

export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-sheet border border-dashed border-edge px-4 py-6 text-center text-sm text-graphite">
    {children}
  </p>
)

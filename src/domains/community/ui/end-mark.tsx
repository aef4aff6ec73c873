import type { ReactNode } from 'react'

/** A list that ends says so; nobody scrolls for ever here. */
export const EndMark = ({ children }: { children: ReactNode }) => (
  <p className="mt-4 flex items-center justify-center gap-4 text-center text-sm text-graphite before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
    {children}
  </p>
)

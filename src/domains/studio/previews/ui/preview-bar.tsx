import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'

/** Says that this is not public, above a page that looks as if it were. */
export const PreviewBar = ({ children }: { children: ReactNode }) => (
  <p className="flex items-center justify-center gap-2 border-b border-edge bg-sheet px-4 py-2 text-sm">
    <Icon name="eye" className="flex-none" />
    {children}
  </p>
)

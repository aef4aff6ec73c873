import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** Says plainly that plans cannot be applied for yet, and what can be done instead. */
export function NotOpenYet({ children }: { children: ReactNode }) {
  return (
    <Sheet as="section" className="grid gap-4" aria-labelledby="not-open-yet">
      <h2 id="not-open-yet" className="flex items-center gap-2 text-lg">
        <Icon name="info" className="size-6 text-indigo" />
        プランのお申し込みは、ただいま準備中です
      </h2>
      {children}
    </Sheet>
  )
}

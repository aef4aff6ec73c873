import type { ReactNode } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'

/** A way out of the house: it opens a page of its own, which learns nothing of this one. */
export function OutsideLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={buttonLook({ look: 'outline', size: 'small' })}>
      {children}
      <Icon name="external" className="size-4" />
      <span className="sr-only">（新しいタブで開きます）</span>
    </a>
  )
}

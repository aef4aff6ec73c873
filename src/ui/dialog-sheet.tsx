import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

type Props = { titleId: string; title: string; hideTitle?: boolean; onClose: () => void; children: ReactNode }

/** What stands in a dialog: its title with the way out, and what scrolls below. */
export const DialogSheet = ({ titleId, title, hideTitle, onClose, children }: Props) => (
  <>
    <div className="flex items-center gap-4 border-b border-line py-2 pr-2 pl-5">
      <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-lg'}>
        {title}
      </h2>
      <IconButton className="ml-auto" icon="close" label="閉じる" onClick={onClose} />
    </div>
    <div className="min-h-0 flex-1 scroll-steady overscroll-contain p-5">{children}</div>
  </>
)

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react'
import { DialogSheet } from './dialog-sheet.tsx'
import { useModal } from './use-modal.ts'
import { useOnceOpen } from './use-once-open.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** `search` is always of one height. */
  size?: 'small' | 'medium' | 'large' | 'search'
  hideTitle?: boolean
  /** Stands in the page before anybody has opened it. */
  ready?: boolean
  children: ReactNode
  /** Stays in sight below the scrolling body: the buttons that decide. */
  footer?: ReactNode
  onKeyDown?: (event: KeyboardEvent) => void
}

export function Dialog({
  open,
  onClose,
  title,
  size = 'medium',
  hideTitle,
  ready = false,
  children,
  footer,
  onKeyDown,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const modal = useModal(dialog, open, onClose)
  const filled = useOnceOpen(open || ready)
  return (
    <dialog
      ref={dialog}
      className="dialog"
      data-size={size}
      role="dialog"
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      {...modal}
    >
      {filled && (
        <>
          <DialogSheet {...{ titleId, title, hideTitle }} onClose={() => dialog.current?.close()}>
            {children}
          </DialogSheet>
          {footer && <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">{footer}</div>}
        </>
      )}
    </dialog>
  )
}

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { DialogSheet } from './dialog-sheet.tsx'
import { usePressBeside } from './use-modal.ts'
import { useOnceOpen } from './use-once-open.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Stands in the page before anybody has opened it. */
  ready?: boolean
  children: ReactNode
}

/**
 * A small dialog that opens at once: the system's modal makes all that lies behind it inert, for which a browser works
 * out every element's style anew, a sixth of a second on a slow phone. This is the system's popover on a shade that
 * takes every press beside it. The Tab key goes round inside, and whoever leaves it by another way has closed it.
 */
export function LightDialog({ open, onClose, title, ready = false, children }: Props) {
  const shade = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const filled = useOnceOpen(open || ready)
  useEffect(() => {
    const { current } = shade
    current?.togglePopover(open)
    if (open) current?.querySelector('button')?.focus()
  }, [open])
  return (
    <div
      ref={shade}
      popover="auto"
      className="dialog-shade"
      // A press that meets nothing in it leaves the focus with it, so that it can be given back.
      tabIndex={-1}
      onToggle={({ newState }) => newState === 'closed' && onClose()}
      onKeyDown={goRound}
      onBlur={(event) => isLeft(event) && onClose()}
      {...usePressBeside(shade, onClose)}
    >
      <dialog
        open={open}
        className="dialog"
        data-size="small"
        role="dialog"
        aria-modal={open || undefined}
        aria-labelledby={titleId}
      >
        {filled && <DialogSheet {...{ titleId, title, onClose }}>{children}</DialogSheet>}
      </dialog>
    </div>
  )
}

function goRound(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button')]
  const edge = event.shiftKey ? 0 : -1
  if (document.activeElement !== stops.at(edge)) return
  event.preventDefault()
  stops.at(-1 - edge)?.focus()
}

const isLeft = ({ currentTarget, relatedTarget }: FocusEvent) =>
  relatedTarget !== null && !currentTarget.contains(relatedTarget)

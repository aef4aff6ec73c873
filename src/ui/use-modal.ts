import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Opens and closes the system's own modal: it keeps the focus inside, makes the page behind inert, answers Esc and
 * gives the focus back. What is added here: one modal at a time, a press on the backdrop, and a clean end when the
 * dialog is taken away while it is open.
 */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  useEffect(() => {
    const element = dialog.current
    if (!element || element.open === open) return
    if (!open) return element.close()
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog:modal')) other.close()
    element.showModal()
  }, [dialog, open])

  // Closing before the element leaves the page lets the browser hand the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current
    return () => element?.close()
  }, [dialog])

  return {
    onClose: () => {
      if (open) onClose()
    },
    ...usePressBeside(dialog, () => dialog.current?.close()),
  }
}

/** Whether anything lies over the page and has its keys to itself. */
export const isSomethingOpen = () => document.querySelector('dialog[open]') !== null

/** A press on what lies around an overlay, which is the element's own ground, closes it. */
export function usePressBeside(ground: RefObject<HTMLElement | null>, close: () => void) {
  const pressedOutside = useRef(false)
  return {
    // A drag that begins on a text inside and ends on the backdrop must not close anything.
    onPointerDown: (event: { target: EventTarget }) => {
      pressedOutside.current = event.target === ground.current
    },
    onClick: (event: { target: EventTarget }) => {
      if (pressedOutside.current && event.target === ground.current) close()
      pressedOutside.current = false
    },
  }
}

import { useEffect, useRef } from 'react'

/** The text area that somebody wrote in last, of those that are meant; before that the first of the page. */
export function useLastField(meant: string): () => HTMLTextAreaElement | null {
  const last = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && target.matches(meant)) last.current = target
    }
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [meant])
  return () => (last.current?.isConnected ? last.current : document.querySelector<HTMLTextAreaElement>(meant))
}

/** Puts a text where the caret is, as if it had been typed. */
export function putAtCaret(area: HTMLTextAreaElement, text: string): void {
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

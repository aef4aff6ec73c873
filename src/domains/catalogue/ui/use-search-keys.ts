import { useEffect, useEffectEvent } from 'react'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/** `s` and `/` lead to the search, unless somebody is writing, holds a modifier, or has a modal open. */
export function useSearchKeys(off: boolean, lead: () => void) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 's' && event.key !== '/') return
    if (event.defaultPrevented || event.isComposing || event.keyCode === 229) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    if (document.querySelector('dialog:modal, [aria-modal="true"]')) return
    event.preventDefault()
    lead()
  })
  useEffect(() => {
    if (off) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [off])
}

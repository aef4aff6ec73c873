import { useEffect, useEffectEvent } from 'react'
import { isSomethingOpen } from './use-modal.ts'

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

/**
 * What single keys do on a page, by the key that is written: none acts while somebody writes, holds a modifier, has a
 * modal open, or has turned single keys off. One that says false leaves the key to the browser.
 */
export function useSingleKeys(keys: Record<string, () => boolean | void>, off: boolean) {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!act || event.defaultPrevented || event.isComposing || event.keyCode === 229) return
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.target instanceof Element && event.target.closest(FIELDS)) return
    if (isSomethingOpen()) return
    if (act() !== false) event.preventDefault()
  })
  useEffect(() => {
    if (off) return
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [off])
}

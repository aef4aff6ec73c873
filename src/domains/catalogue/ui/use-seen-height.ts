import { useEffect } from 'react'

/**
 * While a dialog is open, tells the styles how much of the screen the keyboard leaves: `--seen-height` and `--seen-top`.
 * No unit of the style sheet knows the keyboard.
 */
export function useSeenHeight(open: boolean) {
  useEffect(() => {
    const seen = window.visualViewport
    if (!open || !seen) return
    const { style } = document.documentElement
    const tell = () => {
      style.setProperty('--seen-height', `${Math.round(seen.height)}px`)
      style.setProperty('--seen-top', `${Math.round(seen.offsetTop)}px`)
    }
    tell()
    seen.addEventListener('resize', tell)
    seen.addEventListener('scroll', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      seen.removeEventListener('scroll', tell)
      style.removeProperty('--seen-height')
      style.removeProperty('--seen-top')
    }
  }, [open])
}

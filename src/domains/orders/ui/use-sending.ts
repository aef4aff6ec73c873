import { useEffect, useRef, useState, type FormEvent } from 'react'

/** A form that loads a new page is sent once; coming back with the back button frees it again. */
export function useSending() {
  const sent = useRef(false)
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const back = () => {
      sent.current = false
      setSending(false)
    }
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const onSubmit = (event: FormEvent) => {
    // A second click may come before the button has been drawn as disabled.
    if (sent.current) return event.preventDefault()
    sent.current = true
    setSending(true)
  }
  return { sending, onSubmit }
}

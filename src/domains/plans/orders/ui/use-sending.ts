import { useEffect, useState, type FormEvent } from 'react'

/** A form that loads a new page is sent once; coming back with the back button frees it again. */
export function useSending() {
  const [sending, setSending] = useState(false)
  useEffect(() => {
    const back = () => setSending(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [])
  const onSubmit = (event: FormEvent) => {
    if (sending) return event.preventDefault()
    setSending(true)
  }
  return { sending, onSubmit }
}

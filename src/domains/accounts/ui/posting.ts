import { useCallback, useEffect, useRef, useState, type FormEvent } from 'react'

/**
 * What a form that loads a new document knows about itself: whether everything named is filled in, and whether it is
 * on its way. Before scripts run it can be sent as it is, and the server says what is missing.
 */
export function usePosting(needed: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(true)
  const [sending, setSending] = useState(false)

  const names = needed.join(' ')

  const look = useCallback(() => {
    if (!form.current) return
    const given = new FormData(form.current)
    setFilled(names.split(' ').every((name) => name === '' || isFilled(name, given.get(name))))
  }, [names])

  useEffect(() => {
    look()
    // A page that comes back by the back button is not sending any more.
    const back = () => setSending(false)
    addEventListener('pageshow', back)
    return () => removeEventListener('pageshow', back)
  }, [look])

  const onSubmit = (event: FormEvent) => {
    if (sending) return event.preventDefault()
    setSending(true)
  }
  return { filled, sending, form: { ref: form, onInput: look, onChange: look, onSubmit } }
}

function isFilled(name: string, value: FormDataEntryValue | null) {
  if (typeof value !== 'string') return false
  return name.includes('password') ? value !== '' : value.trim() !== ''
}

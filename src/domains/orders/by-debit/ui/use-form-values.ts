import { useEffect, useRef, useState } from 'react'

type Values = Readonly<Record<string, unknown>>

/** What stands in a form while it is typed, and which of its fields somebody has left: only those are judged aloud. */
export function useFormValues(first: Values, judged: readonly string[]) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(first)
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(judged))
  useEffect(() => {
    const element = form.current
    if (!element) return
    const look = () => setValues(Object.fromEntries(new FormData(element)))
    const leave = ({ target }: FocusEvent) => {
      const { name } = target as HTMLInputElement
      if (name) setLeft((before) => new Set(before).add(name))
    }
    look()
    element.addEventListener('input', look)
    element.addEventListener('change', look)
    element.addEventListener('focusout', leave)
    return () => {
      element.removeEventListener('input', look)
      element.removeEventListener('change', look)
      element.removeEventListener('focusout', leave)
    }
  }, [])
  return { form, values, left }
}
